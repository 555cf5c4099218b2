import type { AlertHit } from './alert.models.ts';
import { countsOf, listingsOfHits } from './listings-of-hits.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
const hit = (listingId: string, parts: Partial<AlertHit>) =>
  ({
    listingId,
    searchId: 'search',
    reason: 'entered',
    previousCents: null,
    at: at(8),
    ...parts,
  }) as AlertHit;

describe('listingsOfHits', () => {
  it('shows a listing once, under its best reason and the time of its latest hit', () => {
    const told = listingsOfHits([
      hit('a', { reason: 'entered', searchId: 'one', at: at(9) }),
      hit('a', { reason: 'back', searchId: 'two' }),
      hit('a', { reason: 'entered', searchId: 'one' }),
      hit('a', { reason: 'cheaper', searchId: null, previousCents: 90_000 }),
    ]);
    expect(told).toEqual([
      {
        ...{ listingId: 'a', reason: 'back', at: at(9), previousCents: null },
        ...{ searches: ['one', 'two'], isFavorite: true },
      },
    ]);
  });

  it('names the highest rent before, of a price drop', () => {
    const [told] = listingsOfHits([
      hit('a', { reason: 'price_drop', previousCents: 80_000 }),
      hit('a', { reason: 'cheaper', previousCents: 90_000 }),
      hit('a', { reason: 'entered' }),
    ]);
    expect(told).toMatchObject({ reason: 'price_drop', previousCents: 90_000, isFavorite: false });
  });

  it('orders by reason, then newest first, and counts each reason', () => {
    const reasons = ['gone', 'entered', 'cheaper', 'price_drop', 'back', 'new'] as const;
    const told = listingsOfHits([
      ...reasons.map((reason) => hit(reason, { reason })),
      hit('newer', { reason: 'new', at: at(9) }),
      hit('older', { reason: 'new', at: at(7) }),
    ]);
    expect(told.map(({ listingId }) => listingId)).toEqual([
      ...['newer', 'new', 'older', 'back', 'price_drop', 'cheaper', 'entered', 'gone'],
    ]);
    expect(countsOf(told)).toEqual({ new: 3, back: 1, price_drop: 1, cheaper: 1, entered: 1, gone: 1 });
  });
});
