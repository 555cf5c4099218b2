// By package name: this file is bundled into slices, and a page has one session.
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { currentSubscription } from '@pokriv/web-kit/push-subscription';

/**
 * - `unsupported`: no push in this browser, or on iOS before the site is on the home screen
 * - `denied`: refused by the user; only the browser's settings change it
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Timeout of the worker: registered after the first screen, in production builds only. */
const WORKER_MS = 5000;

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = subscription.options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, index) => byte === key[index]);
};

/**
 * Off for a subscription to an earlier key of the site, and for one unknown to the server for this account: deleted, or
 * made by another account. It is not saved again here, because only a press is consent.
 * @throws AppError of the server
 */
export async function readPushState(publicKey: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!(await readyWorker())) return 'unsupported';
  const subscription = await currentSubscription();
  const isSubscribed = Notification.permission === 'granted' && subscription !== undefined;
  if (!isSubscribed || !isSameKey(subscription, bytesOf(publicKey))) return 'off';
  const { endpoint } = subscription;
  const { data } = await call('readPushEndpoint', { body: { endpoint }, quiet: pageErrorCodes });
  return data.isOn ? 'on' : 'off';
}

/** Replaces a stale subscription: it receives nothing, or belongs to another account. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const former = await pushManager.getSubscription();
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('savePushEndpoint', {
    body: { endpoint, expirationTime, keys: { p256dh, auth } },
    quiet: pageErrorCodes,
  });
}

/**
 * Shows the browser's permission prompt and subscribes. Call it from a press: browsers ignore the prompt otherwise.
 * @returns `off` for a dismissed prompt
 * @throws AppError of the server; Error of the browser, such as without a network
 */
export async function switchPushOn(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const worker = await readyWorker();
  if (!worker) return 'unsupported';
  const subscription = await subscribe(worker, publicKey);
  try {
    await save(subscription);
  } catch (error) {
    // Otherwise the browser would count as subscribed without an endpoint on the server.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** @throws AppError of the server; the browser is unsubscribed in any case */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await call('dropPushEndpoint', { body: { endpoint: subscription.endpoint }, quiet: pageErrorCodes });
  return 'off';
}
