/** Push stub for jsdom. */
export interface FakePush {
  permission: NotificationPermission;
  /** Answer to the browser's permission prompt. */
  answer: NotificationPermission;
  subscription: PushSubscription | null;
  asked: number;
  /** Error thrown by the subscription. */
  failure?: Error;
}

export const PUSH_KEY =
  'BIPNyNIlz4J-q-uICTLpZVeJ8tHfKITZqdHC6skno9KjtYb_83OIM_any-4wVLXxU6sy4X-YlpBp2DQGbBRkM18';
export const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/this-browser';

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/** @param key public key of the subscription, the site's by default */
export const aSubscription = (push: FakePush, key = PUSH_KEY): PushSubscription =>
  ({
    endpoint: PUSH_ENDPOINT,
    options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
    unsubscribe: () => {
      push.subscription = null;
      return Promise.resolve(true);
    },
    toJSON: () => ({
      endpoint: PUSH_ENDPOINT,
      expirationTime: null,
      keys: { p256dh: PUSH_KEY, auth: 'a'.repeat(22) },
    }),
  }) as unknown as PushSubscription;

/** Undone by `removeFakePush`. */
export function fakePush(given: Partial<FakePush> = {}): FakePush {
  const push: FakePush = { permission: 'default', answer: 'granted', subscription: null, asked: 0, ...given };
  const pushManager = {
    getSubscription: () => Promise.resolve(push.subscription),
    subscribe: () => {
      if (push.failure) return Promise.reject(push.failure);
      push.subscription = aSubscription(push);
      return Promise.resolve(push.subscription);
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: {
      get permission() {
        return push.permission;
      },
      requestPermission: () => {
        push.asked += 1;
        push.permission = push.answer;
        return Promise.resolve(push.permission);
      },
    },
  });
  return push;
}

export function removeFakePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
}
