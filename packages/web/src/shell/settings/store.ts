/** Keeps what a person has chosen on this device. Bad data counts as not chosen; tabs tell each other. */

/** As much of a browser's storage as is needed. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What counts as a value of each setting. */
export type Checks<T> = { readonly [K in keyof T]: (value: unknown) => value is T[K] };

export class Store<T extends object> {
  private chosen: Partial<T>;
  private current: T;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly keep: Keep,
    private readonly checks: Checks<T>,
    /** What holds where nothing is chosen; may change with the system's own settings. */
    private readonly defaults: () => T,
  ) {
    this.chosen = this.read();
    this.current = { ...defaults(), ...this.chosen };
  }

  readonly snapshot = (): T => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set<K extends keyof T>(name: K, value: T[K]): void {
    // What another tab has chosen meanwhile is kept.
    this.chosen = { ...this.chosen, ...this.read(), [name]: value };
    this.write();
    this.tell();
  }

  /** Looks again: another tab has chosen, or the system has changed. */
  readonly again = (): void => {
    this.chosen = this.read();
    this.tell();
  };

  private read(): Partial<T> {
    const stored = parsed(this.stored());
    const sound: Partial<T> = {};
    for (const name of Object.keys(this.checks) as (keyof T)[]) {
      // the checks name every setting
      const value: unknown = stored[String(name)];
      const check = this.checks[name];
      if (check(value)) sound[name] = value;
    }
    return sound;
  }

  private stored(): string {
    try {
      return this.keep.getItem(this.key) ?? '';
    } catch {
      return ''; // some browsers forbid it: then nothing is chosen
    }
  }

  private write(): void {
    try {
      this.keep.setItem(this.key, JSON.stringify(this.chosen));
    } catch {
      // full or forbidden: it holds until the page is closed
      return;
    }
  }

  private tell(): void {
    this.current = { ...this.defaults(), ...this.chosen };
    for (const listener of this.listeners) listener();
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // not ours, or broken: nothing is chosen
  }
}
