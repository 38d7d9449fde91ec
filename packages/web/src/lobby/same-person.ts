/** Tabs of one browser share the cookie that says who one is: when one signs in or out, the others are loaded again. */
const CHANNEL = 'ragtag.person';

export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has signed in or out. */
export function onOtherSignIn(then: () => void): void {
  new BroadcastChannel(CHANNEL).onmessage = then;
}
