/** A player who answers whatever is asked and comes back whenever the line breaks, as the page does. */
import { type Answer, randomAnswer, whim } from '@ragtag/kernel';
import type { ErrorCode } from '../src/protocol/protocol.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Client, Page } from './client.ts';

const COME_BACK_AFTER = 250; // milliseconds
/** After so long without a reply the server is asked whether it is there; after as long again the line is given up, as the page does. */
const SILENCE = 4_000;
/** Why there is no table in this moment, though there will be. */
const PASSING: readonly ErrorCode[] = ['not-stored', 'changed', 'too-fast'];
/** Shorter waits are not counted. In milliseconds. */
const NOTICED = 100;

const pause = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

/** Null if the line has gone silent. */
async function replyTo<T>(sending: Promise<T>, page: Page): Promise<T | null> {
  const inTime = <R>(what: Promise<R>) => Promise.race([what, pause(SILENCE).then(() => null)]);
  for (;;) {
    const reply = await inTime(sending);
    if (reply !== null) return reply;
    if ((await inTime(page.send({ type: 'ping' }))) === null) return null;
  }
}

/** A time without a table, or until an answer was taken. In milliseconds. */
export interface Wait {
  readonly since: number;
  readonly took: number;
  /** What it was told meanwhile. */
  readonly told: readonly string[];
}

/** How many of a player's acknowledged answers are not in the journal, in the order they were given. */
export async function lostOf(
  { game, seat, acknowledged }: Pick<SteadfastPlayer, 'game' | 'seat' | 'acknowledged'>,
  storage: Pick<Storage, 'entries'>,
): Promise<number> {
  const lines = (await storage.entries(game, 1)).map(({ line }) => line);
  let [at, lost] = [0, 0];
  for (const answer of acknowledged) {
    const found = lines.findIndex(
      (line, index) => index >= at && line.startsWith(`${seat} ${JSON.stringify(answer)} `),
    );
    if (found < 0) lost++;
    else at = found + 1;
  }
  return lost;
}

export class SteadfastPlayer {
  /** What the server said it has kept, in order. */
  readonly acknowledged: Answer[] = [];
  /** When the server said so of each. */
  readonly acknowledgedAt: number[] = [];
  over = false;
  /** All that anybody would notice. */
  readonly waits: Wait[] = [];
  page: Page | null = null;
  /** Since when it has waited, for a table or for an answer to be taken; null while it does not. */
  private waitingSince: number | null = null;
  private told: string[] = [];
  /** The question it waits for an answer to be taken to. */
  private tried: string | null = null;
  private stopped = false;
  private readonly below: (bound: number) => number;

  constructor(
    readonly client: Client,
    readonly game: string,
    readonly seat: number,
    seed: number,
    /** Milliseconds between being asked and answering. */
    private readonly thinking: number,
  ) {
    this.below = whim(seed);
  }

  /** What it waits for now. */
  get waiting(): Wait | null {
    const { waitingSince: since, told } = this;
    return since === null ? null : { since, took: performance.now() - since, told };
  }

  /** Plays until told to stop, or the game is over. */
  async play(): Promise<void> {
    while (!this.stopped) {
      const page = await this.cameBack();
      if (!page) return;
      const table = page.table(this.game);
      await page.until(() => {
        const { question = null, status } = table.state ?? {};
        if (this.tried !== null && question?.name !== this.tried) this.note(); // what was asked no longer is
        return question !== null || status === 'over' || page.closed || this.stopped;
      });
      this.over = table.state?.status === 'over';
      if (this.over) return;
      await pause(this.thinking * (0.5 + this.below(1_000) / 1_000));
      if (!this.stopped && !page.closed) await this.answer(page);
    }
  }

  /** What has not come by now counts as well. */
  stop(): void {
    this.note();
    this.stopped = true;
    this.page?.close();
  }

  private async answer(page: Page): Promise<void> {
    const { game } = this;
    const question = page.table(game).state?.question;
    if (!question) return;
    const answer = randomAnswer(question.asked, this.below);
    this.waitingSince ??= performance.now();
    this.tried = question.name;
    const sending = page.send({ type: 'answer', game, question: question.name, answer });
    const reply = await replyTo(sending, page);
    if (reply?.type !== 'ok') this.told.push(reply?.message ?? 'nothing');
    if (reply === null) return page.close();
    if (reply.type === 'ok') {
      this.acknowledged.push(answer);
      this.acknowledgedAt.push(performance.now());
      this.note();
      const table = page.table(game);
      for (const said of [page.heard, table.messages, table.log]) said.length = 0; // all of it would fill the memory
      await page.until(() => page.table(game).state?.question?.name !== question.name || page.closed || this.stopped);
    } else if (!page.closed) {
      await pause(COME_BACK_AFTER); // not kept, or no longer asked: the table tells
    }
  }

  /** A page that follows the table; null if it was told to stop meanwhile. */
  private async cameBack(): Promise<Page | null> {
    if (this.page && !this.page.closed) return this.page;
    this.waitingSince ??= performance.now();
    while (!this.stopped) {
      const page = await this.connected();
      this.told.push('come back');
      const reply = page && (await this.watch(page));
      if (page && reply?.type === 'ok') {
        this.page = page;
        this.note();
        return page;
      }
      this.told.push(reply?.type === 'error' ? reply.message : page?.closed ? 'closed' : 'nothing');
      page?.close();
      await pause(COME_BACK_AFTER);
    }
    return null;
  }

  /** Null where nothing is heard for so long: the page gives such a line up. */
  private async connected(): Promise<Page | null> {
    const connecting = this.client.connect();
    const page = await Promise.race([connecting, pause(2 * SILENCE).then(() => null)]);
    if (!page) void connecting.then((late) => late.close());
    return page;
  }

  /** Asks for the table, and again through the same line where it is only out of reach for a while, as the page does. */
  private async watch(page: Page) {
    for (;;) {
      const reply = page.closed ? null : await replyTo(page.send({ type: 'watch', game: this.game }), page);
      if (this.stopped || reply?.type !== 'error' || !PASSING.includes(reply.code)) return reply;
      this.told.push(reply.message);
      await pause(COME_BACK_AFTER);
    }
  }

  private note(): void {
    const { waiting } = this;
    [this.waitingSince, this.told, this.tried] = [null, [], null];
    if (waiting && waiting.took >= NOTICED) this.waits.push(waiting);
  }
}
