import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../testing/random-listing.ts';
import { rankOf } from './rank.ts';

const HOUR_MS = 3_600_000;
const publishedAt = new Date('2026-11-20T10:00:00Z');
const base: StoredListing = {
  ...randomListing(seededRandom(3)),
  ...{ publishedAt, isPremium: false, promotionType: null, promotion: null, impressions: 0 },
};
const listing = (parts: Partial<StoredListing>): StoredListing => ({ ...base, ...parts });
const later = (hours: number) => new Date(publishedAt.getTime() + hours * HOUR_MS);
/** Whether each stands before the next. */
const inOrder = (...listings: StoredListing[]) =>
  listings.slice(1).every((one, at) => rankOf(listings[at] ?? one) > rankOf(one));

describe('the recommended order', () => {
  it('has super before regular before premium before the rest, however fresh those are', () => {
    expect(
      inOrder(
        listing({ promotionType: 'super', impressions: 100_000 }),
        listing({ promotionType: 'regular' }),
        listing({ isPremium: true }),
        listing({ publishedAt: later(24 * 365) }),
      ),
    ).toBe(true);
  });

  it('has of equal ones the least shown first', () => {
    for (const promotionType of ['super', 'regular'] as const)
      expect(
        inOrder(listing({ promotionType, impressions: 1 }), listing({ promotionType, impressions: 2 })),
      ).toBe(true);
  });

  it.each([true, false])(
    'has the fresher ones first among those that are not promoted (premium: %s)',
    (isPremium) => {
      expect(inOrder(listing({ isPremium, publishedAt: later(1) }), listing({ isPremium }))).toBe(true);
    },
  );

  it('has better ones first, unless they are days older', () => {
    const fields = (length: number) => ({ ...base.fields, description: 'а'.repeat(length) });
    const good = listing({ fields: fields(400) });
    const poor = listing({ fields: fields(50) });
    expect(inOrder(good, poor)).toBe(true);
    expect(inOrder(good, { ...poor, publishedAt: later(1) })).toBe(true);
    expect(inOrder({ ...poor, publishedAt: later(24 * 4) }, good)).toBe(true);
  });
});
