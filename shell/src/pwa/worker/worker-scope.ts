/** Subset of a service worker's global scope; TypeScript's worker types conflict with those of a page. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (reply: Promise<Response>) => void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: { data: unknown; close: () => void };
}

export interface WindowClient {
  url: string;
  focused: boolean;
  focus: () => Promise<WindowClient>;
  /** Rejects for a page not controlled by this worker. */
  navigate: (url: string) => Promise<WindowClient | null>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<WindowClient | null>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions & { renotify?: boolean }) => Promise<void>;
  };
}
