/** Notifications through the browser's own push service, for this device. */

import { api } from '../lobby/api.ts';
import { words } from '../words/words.ts';

export type PushState = 'unsupported' | 'insecure' | 'denied' | 'no-server' | 'off' | 'on';

/** This device's subscription and how things stand. */
export interface Push {
  readonly state: PushState;
  readonly endpoint: string | null;
}

export async function currentPush(pushKey: string | null, known: readonly string[]): Promise<Push> {
  const state = whyNot(pushKey);
  if (state !== null) return { state, endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const endpoint = subscription?.endpoint ?? null;
  return { state: endpoint !== null && known.includes(endpoint) ? 'on' : 'off', endpoint };
}

function whyNot(pushKey: string | null): PushState | null {
  if (pushKey === null) return 'no-server';
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the person, then the browser's push service, then tells the server. */
export async function turnOn(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch((error: unknown) => {
      throw new Error(words.account.pushFailed, { cause: error });
    });
  const { endpoint, keys } = subscription.toJSON();
  await api.addPush({ endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
}

export async function turnOff(endpoint: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await api.removePush({ endpoint });
}
