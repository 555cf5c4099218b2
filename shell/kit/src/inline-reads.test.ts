import { fallbackOf, forgetInline, giveInline, isAnswered, readKey, takeInline } from './inline-reads.ts';

const home = { name: 'readHomePage', reply: { data: 'home' } } as const;
const similar = { name: 'listSimilar', params: { id: 'a' }, reply: { data: 'similar' } } as const;

describe('inline reads', () => {
  it('answer the first read of each call until a write', () => {
    const key = readKey('readHomePage', {});
    const other = readKey('listSimilar', similar);
    const fallback = fallbackOf([home, similar]);
    giveInline([home, similar]);
    expect(isAnswered(key, fallback)).toBe(true);

    forgetInline(['readHomePage']);
    expect(isAnswered(key, fallback)).toBe(false);
    expect(takeInline(key, true)).toBeUndefined();
    expect(isAnswered(other, fallback)).toBe(true);
    expect(takeInline(other, true)).toEqual({ data: 'similar' });
  });

  it('of personal calls answer a visitor alone, and each only once', () => {
    const personal = { name: 'readAllowance', reply: { data: 'mine' } } as const;
    const key = readKey('readAllowance', {});
    giveInline([personal]);
    expect(isAnswered(key, fallbackOf([personal]))).toBe(false);
    expect(takeInline(key, false)).toBeUndefined();
    giveInline([personal]);
    expect(takeInline(key, true)).toEqual({ data: 'mine' });
    expect(takeInline(key, true)).toBeUndefined();
  });

  it('of calls that are the same for all answer a signed-in user too', () => {
    giveInline([similar]);
    const key = readKey('listSimilar', similar);
    expect(isAnswered(key, {})).toBe(false);
    expect(takeInline(key, false)).toEqual({ data: 'similar' });
  });

  it('are fresh for five minutes after the navigation', () => {
    const clock = jest.spyOn(performance, 'now');
    const key = readKey('listSimilar', similar);
    for (const [ms, isFresh] of [
      [299_999, true],
      [300_000, false],
    ] as const) {
      clock.mockReturnValue(ms);
      giveInline([similar]);
      expect(isAnswered(key, fallbackOf([similar]))).toBe(isFresh);
      expect(takeInline(key, true) !== undefined).toBe(isFresh);
    }
    clock.mockRestore();
  });
});
