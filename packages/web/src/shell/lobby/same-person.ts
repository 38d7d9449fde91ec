/** Tabs of one browser share the cookie that says who one is: when one signs in or out, the others are loaded again. */
const CHANNEL = 'ragtag.person';

/** One for the whole page: what is said into a channel is heard by all others, also those of the same page. */
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function announceSignIn(): void {
  open().postMessage(null);
}

/** Calls back when another tab has signed in or out. */
export function onOtherSignIn(then: () => void): void {
  open().onmessage = then;
}
