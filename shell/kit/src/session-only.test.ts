import { afterSessionOnly, isSessionOnly, markSessionOnly } from './session-only.ts';

/** Locks of the whole browser, of which each test says what other tabs hold. */
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
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('a session that ends with its tab', () => {
  it('is marked, held while the tab lives, and unmarked by a sign-in that is kept', () => {
    const requested = fakeLocks([]);
    markSessionOnly(true);
    expect([isSessionOnly(), requested]).toEqual([true, ['session-only']]);
    markSessionOnly(false);
    expect([isSessionOnly(), localStorage.length]).toEqual([false, 0]);
  });

  it('is held again by the same tab after a reload, and nothing is forgotten', async () => {
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
  ])('leaves its traces to the next tab while it is %s', async (_what, held, times) => {
    fakeLocks(held);
    markSessionOnly(true);
    sessionStorage.clear();
    const forget = jest.fn(() => Promise.resolve());
    await afterSessionOnly(forget);
    expect(forget).toHaveBeenCalledTimes(times);
  });

  it('that never was leaves nothing to forget', async () => {
    fakeLocks([]);
    const forget = jest.fn();
    await afterSessionOnly(forget);
    expect(forget).not.toHaveBeenCalled();
  });
});
