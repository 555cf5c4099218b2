import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { firstRank, rankInTurn, rankOf, tierOfRank, TURN_MS } from './rank.ts';

const HOUR_MS = 3_600_000;
const publishedAt = new Date('2026-11-20T10:00:00Z');
const base: StoredListing = {
  ...randomListing(seededRandom(3)),
  ...{ publishedAt, isPremium: false, promotionType: null, promotion: null },
};
const listing = (parts: Partial<StoredListing>): StoredListing => ({ ...base, ...parts });
const later = (hours: number) => new Date(publishedAt.getTime() + hours * HOUR_MS);
const inOrder = (...listings: StoredListing[]) =>
  listings.slice(1).every((one, at) => rankOf(listings[at] ?? one) > rankOf(one));

describe('recommended order', () => {
  it('ranks super above regular above premium above the rest, however fresh those are', () => {
    expect(
      inOrder(
        listing({ promotionType: 'super' }),
        listing({ promotionType: 'regular' }),
        listing({ isPremium: true }),
        listing({ publishedAt: later(24 * 365) }),
      ),
    ).toBe(true);
  });

  describe('promoted listings of a tier', () => {
    const ids = Array.from({ length: 10 }, (_none, index) => String(index).repeat(24));
    const first = firstRank('super');
    const at = (turn: number) => new Date(turn * TURN_MS + 1);
    const orderIn = (turn: number, among = ids) =>
      among
        .map((_id) => ({ _id, rank: rankInTurn({ _id, r: first }, at(turn)) }))
        .sort((one, other) => other.rank - one.rank)
        .map(({ _id }) => _id);

    it('keep their order for a turn and change it with the next', () => {
      const later = new Date(at(7).getTime() + TURN_MS - 2);
      for (const _id of ids)
        expect(rankInTurn({ _id, r: first }, later)).toBe(rankInTurn({ _id, r: first }, at(7)));
      expect(orderIn(8)).not.toEqual(orderIn(7));
    });

    it('ignore impressions: visitors cannot change the order', () => {
      const promoted = listing({ promotionType: 'super' });
      expect(rankOf({ ...promoted, impressions: 100_000 } as StoredListing)).toBe(rankOf(promoted));
    });

    it('stay in their tier', () => {
      for (const tier of ['super', 'regular'] as const)
        for (const _id of ids) expect(tierOfRank(rankInTurn({ _id, r: firstRank(tier) }, at(3)))).toBe(tier);
      expect(rankInTurn({ _id: ids[0] ?? '', r: firstRank('premium') + 5 }, at(3))).toBe(
        firstRank('premium') + 5,
      );
    });

    it.each([
      ['all', ids],
      ['those of a narrowed list', ids.slice(0, 5)],
    ])('get the two first places equally often in a week, among %s', (_what, among) => {
      const week = (7 * 86_400_000) / TURN_MS;
      const places = new Map(among.map((id) => [id, 0]));
      for (let turn = 0; turn < week; turn += 1)
        for (const id of orderIn(turn, among).slice(0, 2)) places.set(id, (places.get(id) ?? 0) + 1);
      const fair = (2 * week) / among.length;
      for (const count of places.values()) expect(Math.abs(count - fair) / fair).toBeLessThan(0.12);
    });
  });

  it.each([true, false])(
    'ranks fresher listings first among those not promoted (premium: %s)',
    (isPremium) => {
      expect(inOrder(listing({ isPremium, publishedAt: later(1) }), listing({ isPremium }))).toBe(true);
    },
  );

  it('ranks better listings first, unless they are days older', () => {
    const fields = (length: number) => ({ ...base.fields, description: 'а'.repeat(length) });
    const good = listing({ fields: fields(400) });
    const poor = listing({ fields: fields(50) });
    expect(inOrder(good, poor)).toBe(true);
    expect(inOrder(good, { ...poor, publishedAt: later(1) })).toBe(true);
    expect(inOrder({ ...poor, publishedAt: later(24 * 4) }, good)).toBe(true);
  });
});
