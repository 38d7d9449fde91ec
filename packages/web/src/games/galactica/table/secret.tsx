/**
 * What I could do with my loyalty cards. It stands apart and looks the same for everybody, so that neither a glance nor a
 * screenshot tells what I am.
 */
import { isQuestion } from '@ragtag/galactica/words';
import type { Decision } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import type { Answering } from '../../../table/answering.ts';
import { isTelling } from '../points-at.ts';
import { words } from '../words/words.ts';

export function Secret(props: {
  asked: Decision;
  /** Whether I have loyalty cards at all. */
  loyal: boolean;
  names: Names;
  answering: Answering;
}) {
  const { asked, loyal, names, answering } = props;
  const { chosen, toggle, clear, confirm, busy } = answering;
  const [open, show] = useState(false);
  const said = words.question;
  const hidden = asked.options.flatMap((option, index) => (isTelling(option) ? [{ option, index }] : []));
  if (!isQuestion(asked) || asked.kind !== 'action' || !loyal) return null;
  const close = () => {
    clear();
    show(false);
  };
  return (
    <>
      <button type="button" className="plain" aria-haspopup="dialog" onClick={() => show(true)}>
        {said.secret}
      </button>
      {open && (
        <Dialog title={said.secretTitle} className="sheet" close={close}>
          <p className="quiet">{said.secretWhy}</p>
          {hidden.length === 0 && <p>{said.nothingSecret}</p>}
          <ul className="secret">
            {hidden.map(({ option, index }) => {
              const { label, detail } = words.optionWords(option, asked, names);
              return (
                <li key={index}>
                  <button
                    type="button"
                    data-option={index}
                    aria-pressed={chosen.includes(index)}
                    className={`option ${chosen.includes(index) ? 'picked' : ''}`}
                    disabled={busy}
                    onClick={() => toggle(index)}
                  >
                    <span className="option-label">{label}</span>
                    <span className="option-detail">{detail}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          {hidden.some(({ index }) => chosen.includes(index)) && (
            <p className="confirm">
              <button type="button" className="act" data-confirm disabled={busy} onClick={confirm}>
                {said.really}
              </button>
              <span className="quiet">{said.grave}</span>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
