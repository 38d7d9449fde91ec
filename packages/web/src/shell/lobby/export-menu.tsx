/** Taking a game away: a forum post to copy, a picture of the board, the journal. */
import './export-menu.css';
import { useCallback, useState } from 'react';
import { copyText } from '../parts/copy-text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Segments } from '../parts/segments.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { api, type PostFormat } from './api.ts';
import { forumPost, type HowMuch } from './forum-post.ts';
import { Awaited } from './name.tsx';
import { useAttempt, useLoaded } from './use-loaded.ts';

const formats = ['markdown', 'bbcode'] as const satisfies readonly PostFormat[];
const logs = ['turn', 'all'] as const satisfies readonly HowMuch[];
const endings: Readonly<Record<PostFormat, string>> = { markdown: 'md', bbcode: 'txt' };

export function ExportDialog({
  game,
  title,
  over,
  seated,
  picture = null,
  close,
}: {
  game: string;
  title: string;
  over: boolean;
  seated: boolean;
  /** Draws the board as it is; null where there is none to draw. */
  picture?: (() => Promise<Blob>) | null;
  close: () => void;
}) {
  const said = words.exporting;
  const file = said.fileName(title);
  return (
    <Dialog title={said.title} close={close} className="export">
      <Post game={game} file={file} />
      {picture && <Picture picture={picture} file={file} />}
      <section aria-labelledby="export-journal">
        <h3 id="export-journal">{said.journal}</h3>
        {over || seated ? (
          <p className="row">
            <a className="button-link second" href={api.journalPath(game)} download={`${file}.json`}>
              {words.parts.download}
            </a>
            <span className="quiet">{over ? said.journalOver : said.journalPlaying}</span>
          </p>
        ) : (
          <p className="quiet">{said.journalNone}</p>
        )}
      </section>
    </Dialog>
  );
}

function Post({ game, file }: { game: string; file: string }) {
  const said = words.exporting;
  const [format, setFormat] = useState<PostFormat>('markdown');
  const [log, setLog] = useState<HowMuch>('turn');
  const [copied, setCopied] = useState('');
  const load = useCallback(() => forumPost(game, format, log), [game, format, log]);
  const [post, again] = useLoaded(load);
  const [trouble, attempt] = useAttempt();
  return (
    <section>
      <p className="quiet">{said.text}</p>
      <div className="export-choices">
        <Segments
          name="export-format"
          legend={said.format}
          values={formats}
          called={(one) => said.formats[one]}
          value={format}
          set={setFormat}
        />
        <Segments
          name="export-log"
          legend={said.log}
          values={logs}
          called={(one) => said.logs[one]}
          value={log}
          set={setLog}
        />
      </div>
      <Awaited loaded={post} again={again}>
        {(text) => (
          <>
            <label htmlFor="export-post">{said.preview}</label>
            <textarea id="export-post" readOnly rows={12} value={text} />
            <p className="row">
              <button
                type="button"
                className="act"
                onClick={() =>
                  attempt(async () => {
                    await copyText(text);
                    setCopied(text);
                  })
                }
              >
                {copied === text ? words.parts.copied : words.parts.copy}
              </button>
              <button
                type="button"
                onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${file}.${endings[format]}`)}
              >
                {words.parts.download}
              </button>
              <span className="sr" role="status">
                {copied === text ? words.parts.copied : ''}
              </span>
            </p>
          </>
        )}
      </Awaited>
      <Trouble>{trouble}</Trouble>
    </section>
  );
}

function Picture({ picture, file }: { picture: () => Promise<Blob>; file: string }) {
  const said = words.exporting;
  const [trouble, attempt, busy] = useAttempt();
  const save = () => attempt(async () => saveFile(await picture(), `${file}.png`));
  return (
    <section aria-labelledby="export-picture">
      <h3 id="export-picture">{said.picture}</h3>
      <p className="row">
        <button type="button" disabled={busy} onClick={save}>
          {words.parts.download}
        </button>
        <span className="quiet">{said.pictureText}</span>
      </p>
      <Trouble>{trouble}</Trouble>
    </section>
  );
}
