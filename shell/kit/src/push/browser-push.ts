// By package name: this file is bundled into slices, and a page has one session.
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { currentSubscription } from '@pokriv/web-kit/push-subscription';

/**
 * - `unsupported`: no push in this browser, or on iOS before the site is on the home screen
 * - `denied`: the person refused, and only the settings of the browser change it
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** A worker is registered after the first screen, and only in a build for production. */
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
 * A subscription to an earlier key of the site counts as off, and so does one that the server does not know for this
 * account: it was dropped, or another account switched it on. It is not saved again here: only a press is a consent.
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

/** A subscription that counts as off receives nothing, or is another account's: it is replaced. */
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
 * Asks the browser's own question and subscribes. Call it from a press: browsers ignore the question otherwise.
 * @returns `off` when the question stayed without an answer
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
    // else the browser would count as switched on while the server does not know it
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** @throws AppError of the server; the browser is then unsubscribed all the same */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await call('dropPushEndpoint', { body: { endpoint: subscription.endpoint }, quiet: pageErrorCodes });
  return 'off';
}
