import { openServedCards, signServedCards } from './served-cards.ts';

const SECRET = 'a secret for tests only';
const MINUTE_MS = 60_000;
const ids = ['0123456789abcdef01234567', 'ffffffffffffffffffffffff'];
const at = new Date('2026-11-22T10:01:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

describe('signServedCards', () => {
  const token = signServedCards(ids, SECRET, at);

  it('is valid for 10 to 15 minutes', () => {
    expect(openServedCards(token, { secret: SECRET }, at)).toEqual(ids);
    expect(openServedCards(token, { secret: SECRET }, later(10))).toEqual(ids);
    expect(openServedCards(token, { secret: SECRET }, later(15))).toEqual([]);
    expect(openServedCards(token, { secret: SECRET }, later(-6))).toEqual([]);
  });

  it('is the same for a list within five minutes, and short', () => {
    expect(signServedCards(ids, SECRET, later(3))).toBe(token);
    expect(signServedCards(ids, SECRET, later(5))).not.toBe(token);
    const page = Array.from({ length: 50 }, () => ids[0] ?? '');
    expect(signServedCards(page, SECRET, at).length).toBeLessThan(1200);
  });

  it.each([
    ['an empty token', ''],
    ['a signature alone', token.slice(0, 20)],
    ['other ids', `${token.slice(0, -4)}AAAA`],
    ['an added id', token + token.slice(-16)],
    ['another signature', `AAAA${token.slice(4)}`],
    ['another secret', signServedCards(ids, 'another secret for tests', at)],
  ])('is invalid with %s', (_what, altered) => {
    expect(openServedCards(altered, { secret: SECRET }, at)).toEqual([]);
  });

  it('is valid with the secret before the rotation too', () => {
    const signing = { secret: 'another secret for tests', previous: SECRET };
    expect(openServedCards(token, signing, at)).toEqual(ids);
  });

  it('holds no ids for an empty list', () => {
    expect(openServedCards(signServedCards([], SECRET, at), { secret: SECRET }, at)).toEqual([]);
  });
});
