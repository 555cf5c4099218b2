import { clearDatabase } from './clear-database.ts';

type Handler = (() => void) | undefined;

/** Databases by name, with the number of records in each store. */
function fakeDatabases(databases: Record<string, Record<string, number>>) {
  const closed: string[] = [];
  const transaction = (stores: Record<string, number>) => (names: string[]) => {
    if (names.length === 0) throw new DOMException('no stores', 'InvalidAccessError');
    const work: { oncomplete: Handler; objectStore: (name: string) => { clear: () => void } } = {
      oncomplete: undefined,
      objectStore: (name) => ({ clear: () => void (stores[name] = 0) }),
    };
    queueMicrotask(() => work.oncomplete?.());
    return work;
  };
  const open = (name: string) => {
    const stores = databases[name];
    let isAborted = false;
    const request = {
      onerror: undefined as Handler,
      onupgradeneeded: undefined as Handler,
      onsuccess: undefined as Handler,
      transaction: { abort: () => void (isAborted = true) },
      result: stores && {
        objectStoreNames: Object.keys(stores),
        transaction: transaction(stores),
        close: () => closed.push(name),
      },
    };
    queueMicrotask(() => {
      if (!stores) request.onupgradeneeded?.();
      if (!stores && !isAborted) databases[name] = {};
      if (stores) request.onsuccess?.();
      else request.onerror?.();
    });
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return closed;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('clearDatabase', () => {
  it.each([
    ['clears every store', { tokens: 2, users: 1 }, { tokens: 0, users: 0 }],
    ['leaves a database without stores', {}, {}],
  ])('%s and closes its connection', async (_what, before, after) => {
    const databases = { auth: { ...before } };
    const closed = fakeDatabases(databases);
    await clearDatabase('auth');
    expect([databases, closed]).toEqual([{ auth: after }, ['auth']]);
  });

  it('does not create a missing database', async () => {
    const databases = {};
    fakeDatabases(databases);
    await clearDatabase('auth');
    expect(databases).toEqual({});
  });

  it('resolves without IndexedDB', async () => {
    await expect(clearDatabase('auth')).resolves.toBeUndefined();
  });
});
