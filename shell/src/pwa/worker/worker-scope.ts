/** The part of a service worker's global scope in use; TypeScript's worker types conflict with those of a page. */
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

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}
