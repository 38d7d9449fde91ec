/** One card or place by the name it has in the log. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { WhenHere } from '../../../shell/reference/page.tsx';
import type { About } from '../table/line-about.tsx';
import { words } from '../words/words.ts';
import { CardDetails } from './card-dialog.tsx';
import { useCards } from './reference.ts';
import './cards-page.css';

export default function AboutDialog({ about, name, close }: { about: About; name: string; close: () => void }) {
  const cards = useCards();
  return (
    <Dialog title={name} close={close} className="card-dialog">
      <WhenHere looked={cards}>
        {(all) => {
          const card = all.find((one) => isAbout(one, about));
          return card ? <CardDetails card={card} leaving /> : <p className="quiet">{words.knowing.noSuchCard}</p>;
        }}
      </WhenHere>
    </Dialog>
  );
}

function isAbout({ deck, id, name }: ReferenceCard, { by, value }: About): boolean {
  return by === 'name' ? name === value && deck !== 'location' : deck === by && id === value;
}
