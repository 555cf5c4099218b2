import type * as PushLater from './push-later.ts';

const DAY_MS = 86_400_000;

async function openPage(): Promise<typeof PushLater> {
  jest.resetModules();
  return import('./push-later.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('„Не сега“', () => {
  it('is remembered for 30 days, also by a later page', async () => {
    (await openPage()).sayLater(1);
    const { isLater } = await openPage();
    expect(isLater(30 * DAY_MS)).toBe(true);
    expect(isLater(30 * DAY_MS + 1)).toBe(false);
  });

  it('lasts for this page where nothing may be remembered', async () => {
    localStorage.setItem('cookie-choice', '{"functional":false}');
    const { isLater, sayLater } = await openPage();
    expect(isLater()).toBe(false);
    sayLater();
    expect(isLater()).toBe(true);
    expect(localStorage.getItem('push-later')).toBeNull();
  });

  it('lasts for this page where storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const { isLater, sayLater } = await openPage();
    expect(isLater()).toBe(false);
    sayLater();
    expect(isLater()).toBe(true);
  });
});
