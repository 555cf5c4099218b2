import { openServedCards, signServedCards } from './served-cards.ts';

const SECRET = 'a secret for tests only';
const MINUTE_MS = 60_000;
const ids = ['0123456789abcdef01234567', 'ffffffffffffffffffffffff'];
const at = new Date('2026-11-22T10:01:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

describe('the token of served cards', () => {
  const token = signServedCards(ids, SECRET, at);

  it('names the cards of its list for ten minutes at least and fifteen at most', () => {
    expect(openServedCards(token, SECRET, at)).toEqual(ids);
    expect(openServedCards(token, SECRET, later(10))).toEqual(ids);
    expect(openServedCards(token, SECRET, later(15))).toEqual([]);
    expect(openServedCards(token, SECRET, later(-6))).toEqual([]);
  });

  it('is the same for the same list within five minutes, and short', () => {
    expect(signServedCards(ids, SECRET, later(3))).toBe(token);
    expect(signServedCards(ids, SECRET, later(5))).not.toBe(token);
    const page = Array.from({ length: 50 }, () => ids[0] ?? '');
    expect(signServedCards(page, SECRET, at).length).toBeLessThan(1200);
  });

  it.each([
    ['nothing', ''],
    ['a signature alone', token.slice(0, 20)],
    ['other ids', `${token.slice(0, -4)}AAAA`],
    ['an id more', token + token.slice(-16)],
    ['another signature', `AAAA${token.slice(4)}`],
    ['another secret', signServedCards(ids, 'another secret for tests', at)],
  ])('is worth nothing with %s', (_what, altered) => {
    expect(openServedCards(altered, SECRET, at)).toEqual([]);
  });

  it('of an empty list names nothing', () => {
    expect(openServedCards(signServedCards([], SECRET, at), SECRET, at)).toEqual([]);
  });
});
