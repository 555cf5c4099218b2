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
});
