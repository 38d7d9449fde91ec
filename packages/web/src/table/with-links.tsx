import type { ReactNode } from 'react';

/** What somebody said, with links to tables of this server as links; no other address becomes one. */
export function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    const path = index % 2 === 1 ? tableIn(part) : null;
    return path === null ? (
      part
    ) : (
      <a key={path} href={path}>
        {part}
      </a>
    );
  });
}

function tableIn(address: string): string | null {
  const url = URL.parse(address);
  return url?.origin === window.location.origin && url.pathname.startsWith('/table/') ? url.pathname : null;
}
