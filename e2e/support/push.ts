import { createECDH, randomBytes, randomUUID } from 'node:crypto';

import type { Page, Worker } from '@playwright/test';

/**
 * Stands in for the permission, the push service and the notifications, which a headless browser lacks. The
 * pages, the service worker and the server are the real ones.
 */
export async function allowPush(page: Page): Promise<void> {
  const curve = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript(({ endpoint, keys }) => {
    const KEY = 'subscribed-in-journey';
    const made = (applicationServerKey: readonly number[]) => ({
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
    Object.defineProperty(Notification, 'permission', {
      get: () => (stored() ? 'granted' : 'default'),
    });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
  }, subscription);
}

export interface ShownNote {
  title: string;
  body: string;
  tag: string;
  path: string;
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no service worker');
  return worker;
}

/** Records the notes that the service worker shows from now on. @returns reads them, oldest first */
export async function recordNotes(page: Page): Promise<() => Promise<ShownNote[]>> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (
      title: string,
      { body, tag, data }: { body: string; tag: string; data: { path: string } },
    ) => void shown.push({ title, body, tag, path: data.path });
    Object.assign(globalThis, { shown });
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
      value: showNotification,
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: ShownNote[] }).shown);
}

/** Hands a note to the service worker of the page, as the browser does with a decrypted push. */
export async function deliverPush(page: Page, note: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const { origin } = new URL(scopeURL);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(note),
  });
  await session.detach();
}
