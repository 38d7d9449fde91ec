/** Players who answer whatever they are asked, and remember what was acknowledged. */
import { type Answer, randomAnswer, whim } from '@ragtag/kernel';
import { Client, type Page } from './client.ts';

/** A window closes, or another process goes on, while an answer is on its way. */
const TOO_LATE: readonly string[] = ['stale', 'not-asked'];

export class RandomPlayer {
  /** The answers the server said it had taken. */
  readonly acknowledged: Answer[] = [];
  page: Page | null = null;
  private readonly below: (bound: number) => number;

  constructor(
    readonly client: Client,
    readonly seat: number,
    readonly game: string,
    seed: number,
  ) {
    this.below = whim(seed);
  }

  async sitDown(): Promise<void> {
    this.page = await this.client.connect();
    await this.page.watch(this.game);
  }

  /** Answers until the game is over, the line breaks, or it was enough. */
  async play(enough: () => boolean = () => false): Promise<void> {
    const { page, game } = this;
    if (!page) throw new Error('sit down first');
    const table = page.table(game);
    while (!enough()) {
      await page.until(
        () => table.state?.question != null || table.state?.status === 'over' || page.closed || enough(),
      );
      const question = table.state?.question;
      if (!question || page.closed || enough()) return;
      const answer = randomAnswer(question.asked, this.below);
      const reply = await page.send({ type: 'answer', game, question: question.name, answer });
      if (reply.type === 'ok') this.acknowledged.push(answer);
      else if (!page.closed && !TOO_LATE.includes(reply.code)) throw new Error(reply.message);
      await page.until(() => table.state?.question?.name !== question.name || page.closed);
    }
  }

  get over(): boolean {
    return this.page?.table(this.game).state?.status === 'over';
  }
}

export function guests(address: string, count: number): Promise<Client[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => Client.guest(address, `Guest ${index}`)));
}

/** A table of guests at one server, ready to play; the rest of the seats have artificial players. */
export async function tableOf(clients: readonly Client[], players: number, seed: number): Promise<RandomPlayer[]> {
  const [host, ...others] = clients;
  if (!host) throw new Error('a table needs a host');
  const game = await host.create({ configuration: { players } });
  const invitations = await host.invitations(game);
  for (const [index, client] of others.entries()) {
    await client.post(`/api/games/${game}/accept`, { invitation: invitations[index + 1] });
  }
  await host.post(`/api/games/${game}/start`);
  return clients.map((client, seat) => new RandomPlayer(client, seat, game, seed + seat));
}
