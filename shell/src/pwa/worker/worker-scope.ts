/** The part of a service worker's global scope that is used here; the browser's own types do not go with those of a page. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  request: Request;
  /** The reply to a navigation that the browser has asked for while the worker woke up. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (reply: Promise<Response>) => void;
}

export interface ToldEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
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
