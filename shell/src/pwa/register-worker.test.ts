import { registerWorker } from './register-worker.ts';

const FILES = ['/assets/main.0a1b2c3d4e.js'];

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  private readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super();
    this.files = files;
  }
  postMessage(message: { type: string }, [port]: { postMessage: (data: unknown) => void }[] = []): void {
    this.told.push(message);
    port?.postMessage(this.files);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  updates = 0;
  update = async (): Promise<void> => {
    this.updates += 1;
  };
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  ready = Promise.resolve(this.registration);
  register = async (): Promise<FakeRegistration> => this.registration;
}

/** Stub: jsdom has no MessageChannel. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = {
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

let workers: FakeContainer;
let offered: (() => void)[];
const register = () =>
  registerWorker(workers as unknown as ServiceWorkerContainer, { onUpdate: (take) => offered.push(take) });

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  performance.getEntriesByType = () => [];
  document.head.innerHTML = `<script src="${FILES[0]}"></script>`;
  workers = new FakeContainer();
  offered = [];
});

describe('registerWorker', () => {
  it('sends the worker the page that was opened before it was active', async () => {
    workers.registration.active = new FakeWorker(FILES);
    await register();
    expect(workers.registration.active.told).toEqual([{ type: 'visited', path: '/', files: [] }]);
  });

  it('does not announce the first worker', async () => {
    const first = new FakeWorker(FILES);
    void register();
    await settle();
    workers.registration.find(first);
    await settle();
    expect([offered, first.told]).toEqual([[], []]);
  });

  it('activates a worker at once when the page runs the same build', async () => {
    workers.controller = workers.registration.active = new FakeWorker(['/assets/main.old.js']);
    const newer = new FakeWorker(FILES);
    await register();
    workers.registration.find(newer);
    await settle();
    expect(newer.told.at(-1)).toEqual({ type: 'take-over' });
    expect(offered).toEqual([]);
  });

  it('only offers a worker to a page of an older build, and activates it on request', async () => {
    workers.controller = workers.registration.active = new FakeWorker(FILES);
    const newer = new FakeWorker(['/assets/main.ffffffffff.js']);
    await register();
    workers.registration.find(newer);
    await settle();
    expect(newer.told).toEqual([{ type: 'files' }]);
    offered[0]?.();
    expect(newer.told.at(-1)).toEqual({ type: 'take-over' });
  });

  it('offers a worker that is waiting already', async () => {
    workers.controller = workers.registration.active = new FakeWorker(FILES);
    workers.registration.waiting = new FakeWorker(['/assets/main.ffffffffff.js']);
    await register();
    await settle();
    expect(offered).toHaveLength(1);
  });

  it('does not activate a worker for a page without scripts of a build', async () => {
    document.head.innerHTML = '';
    workers.controller = workers.registration.active = new FakeWorker(['/assets/main.old.js']);
    const newer = new FakeWorker(FILES);
    await register();
    workers.registration.find(newer);
    await settle();
    expect(offered).toHaveLength(1);
  });

  it('checks for updates half an hour after the last time, while the page is visible and online', async () => {
    jest.useFakeTimers();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    workers.controller = workers.registration.active = new FakeWorker(FILES);
    await register();
    const before = workers.registration.updates;
    jest.setSystemTime(Date.now() + 30 * 60_000 - 1);
    look();
    expect(workers.registration.updates).toBe(before);
    jest.setSystemTime(Date.now() + 1);
    state.mockReturnValue('hidden');
    look();
    expect(workers.registration.updates).toBe(before);
    state.mockReturnValue('visible');
    isOnline.mockReturnValue(false);
    look();
    expect(workers.registration.updates).toBe(before);
    isOnline.mockReturnValue(true);
    look();
    look();
    expect(workers.registration.updates).toBe(before + 1);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('checks for updates when the network comes back', async () => {
    workers.controller = workers.registration.active = new FakeWorker(FILES);
    await register();
    dispatchEvent(new Event('online'));
    expect(workers.registration.updates).toBeGreaterThan(0);
  });
});
