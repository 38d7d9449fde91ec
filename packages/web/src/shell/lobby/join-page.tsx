/** A link that invites to a seat. */
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { type Linked, LinkPage } from './link-page.tsx';

export default function JoinPage({ invitation, ...linked }: Linked & { invitation: string }) {
  const { invited, takeSeat } = words.lobby;
  const { game } = linked;
  const take = (deck: string | null) =>
    invitation === '' ? api.join(game, { seat: null, deck }) : api.accept(game, { invitation, deck });
  return <LinkPage {...linked} title={invited} text={null} label={takeSeat} take={take} withDeck />;
}
