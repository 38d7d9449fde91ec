/** A link that lends a seat. */
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { type Linked, LinkPage } from './link-page.tsx';

export default function StandInPage({ link, ...linked }: Linked & { link: string }) {
  const { standInAsked, standInMeans, playForThem } = words.lobby;
  const take = () => api.borrow(linked.game, { link });
  return <LinkPage {...linked} title={standInAsked} text={standInMeans} label={playForThem} take={take} />;
}
