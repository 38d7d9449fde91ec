/** A game's steps for one viewer: what changed and what happened, event by event. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Storyteller } from '@ragtag/kernel/host';
import { LastSent, patchText } from '../protocol/patch.ts';
import type { Patch } from '../protocol/protocol.ts';
import type { ReplayStep } from '../protocol/story.ts';

export class Film {
  readonly steps: ReplayStep[] = [];
  first: Plain = null;
  private told: LastSent | null = null;
  /** The step that is being made: the next event may still belong to it. */
  private open: { readonly log: GameEvent[]; view: Plain } | null = null;

  constructor(private readonly storyteller: Storyteller) {}

  /** Notes an event and what is to be seen at that moment; returns the number of its step. */
  add(event: GameEvent, view: Plain): number {
    if (this.open?.log[0]?.type === event.type) {
      this.open.log.push(event);
      this.open.view = view;
    } else {
      this.close();
      this.open = { log: [event], view };
    }
    return this.steps.length;
  }

  /** The game as it stands now, where that is different from what the last event showed. */
  end(view: Plain): void {
    this.close();
    this.open = { log: [], view };
    this.close();
  }

  private close(): void {
    const { open, storyteller } = this;
    if (!open) return;
    this.open = null;
    const view = storyteller.shown(open.view);
    const patch = JSON.parse(patchText(this.told?.update(view) ?? [])) as Patch; // as it was written
    if (this.told && patch.length === 0 && open.log.length === 0) return;
    if (!this.told) {
      this.told = new LastSent(view);
      this.first = view;
    }
    const marks = open.log.flatMap((event) => storyteller.mark(event) ?? []);
    this.steps.push({ patch, log: open.log, turn: storyteller.turn(view), mark: marks[0] ?? null });
  }
}
