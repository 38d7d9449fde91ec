/** A link to send to somebody. */
import { useId, useState } from 'react';
import { words } from '../words/words.ts';
import { copyText } from './copy-text.ts';

export function CopyLink({ label, link }: { label: string; link: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  return (
    <span className="row link-box">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={copy}>
        {copied ? words.parts.copied : words.parts.copy}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ url: link }).catch(notShared)}>
          {words.parts.share}
        </button>
      )}
      <span className="sr" role="status">
        {copied ? words.parts.copied : ''}
      </span>
    </span>
  );
}

/** Whoever closes the browser's own dialog has changed their mind: nothing to tell. */
function notShared(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
