/** Says so when a page cannot be drawn, instead of leaving an empty screen. */
import { Component, type ReactNode } from 'react';
import { words } from '../words/words.ts';

export class Failsafe extends Component<{ children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const said = words.parts;
    return (
      <main className="page">
        <h1>{said.failed}</h1>
        <p>{said.failedText}</p>
        <p className="row">
          <button type="button" className="act" onClick={() => window.location.reload()}>
            {said.loadAgain}
          </button>
          <a href="/">{said.toLobby}</a>
        </p>
      </main>
    );
  }
}
