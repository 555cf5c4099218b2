import { createECDH, randomBytes, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

/**
 * Lets the page subscribe without a push service, which a browser of the journeys cannot reach: only
 * `PushManager` is replaced, permission, worker and server are real.
 */
export async function subscribeWithoutService(page: Page): Promise<void> {
  const curve = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript(({ endpoint, keys }) => {
    const KEY = 'subscribed-in-journey';
    const made = (applicationServerKey: number[]) => ({
      endpoint,
      options: { applicationServerKey: new Uint8Array(applicationServerKey).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        document.cookie = `${KEY}=; Path=/; Max-Age=0`;
        return true;
      },
    });
    const stored = () => new RegExp(`${KEY}=([\\d.]+)`, 'u').exec(document.cookie)?.[1];
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = stored();
        return key ? made(key.split('.').map(Number)) : null;
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        document.cookie = `${KEY}=${[...applicationServerKey].join('.')}; Path=/`;
        return made([...applicationServerKey]);
      },
    });
  }, subscription);
}

interface Registered {
  registrationId: string;
  scopeURL: string;
}

/** Hands a note to the service worker of the page, as the browser does with a decrypted push. */
export async function deliverPush(page: Page, note: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<Registered>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const { origin } = new URL(scopeURL);
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId, data: JSON.stringify(note) },
  });
  await session.detach();
}

export const shownNotes = (
  page: Page,
): Promise<{ title: string; body: string; tag: string; path: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notes = await registration.getNotifications();
    return notes.map(({ title, body, tag, data }) => ({
      ...{ title, body, tag, path: (data as { path: string }).path },
    }));
  });
