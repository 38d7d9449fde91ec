/** A link that invites to a seat. */
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { type Linked, LinkPage } from './link-page.tsx';

export default function JoinPage({ invitation, ...linked }: Linked & { invitation: string }) {
  const { invited, takeSeat } = words.lobby;
  const { game } = linked;
  const take = () => (invitation === '' ? api.join(game, { seat: null }) : api.accept(game, { invitation }));
  return <LinkPage {...linked} title={invited} text={null} label={takeSeat} take={take} />;
}
