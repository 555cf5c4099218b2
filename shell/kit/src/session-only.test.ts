import { afterSessionOnly, isSessionOnly, markSessionOnly } from './session-only.ts';

function fakeLocks(held: string[]) {
  const requested: string[] = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string) => {
        requested.push(name);
        return Promise.resolve();
      },
      query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
    },
  });
  return requested;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

describe('a tab-only session', () => {
  it('is marked and locked while the tab lives, and unmarked by a persistent sign-in', () => {
    const requested = fakeLocks([]);
    markSessionOnly(true);
    expect([isSessionOnly(), requested]).toEqual([true, ['session-only']]);
    markSessionOnly(false);
    expect([isSessionOnly(), localStorage.length]).toEqual([false, 0]);
  });

  it('is locked again after a reload, without clearing anything', async () => {
    fakeLocks([]);
    markSessionOnly(true);
    const requested = fakeLocks([]);
    const forget = jest.fn();
    await afterSessionOnly(forget);
    expect([requested, forget.mock.calls]).toEqual([['session-only'], []]);
  });

  it.each([
    ['still open', ['session-only'], 0],
    ['closed', [], 1],
  ])(
    'whose tab is %s: with the locks %j the next tab clears its traces %i times',
    async (_what, held, times) => {
      fakeLocks(held);
      markSessionOnly(true);
      sessionStorage.clear();
      const forget = jest.fn(() => Promise.resolve());
      await afterSessionOnly(forget);
      expect(forget).toHaveBeenCalledTimes(times);
    },
  );

  it('is unknown without storage, and nothing is cleared', async () => {
    fakeLocks([]);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const forget = jest.fn();
    await afterSessionOnly(forget);
    expect([isSessionOnly(), forget.mock.calls]).toEqual([false, []]);
  });

  it('clears nothing when there was none', async () => {
    fakeLocks([]);
    const forget = jest.fn();
    await afterSessionOnly(forget);
    expect(forget).not.toHaveBeenCalled();
  });
});
