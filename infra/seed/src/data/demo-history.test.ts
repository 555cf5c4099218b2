import { listingStates } from '@pokriv/contracts/listing/listing-states';

import { listingNumberAt } from '@pokriv/property-service/listings/listing-number';

import { storedDemoListing } from './stored-demo-listing.ts';
import { listingActs } from './demo-acts.ts';
import { demoHistory } from './demo-history.ts';
import { demoListings } from './demo-listings.ts';
import { picturePool } from './pool.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pool = picturePool();
const set = demoListings(600, { now, pool });
const picture = { id: 'x', width: 1280, height: 960, alt: '', placeholder: 'AAAA', hash: '0'.repeat(16) };
const images = new Map(pool.map(({ key }) => [key, { ...picture, id: key }]));
const listings = Array.from({ length: set.count }, (_, index) =>
  storedDemoListing(
    { listing: set.listing(index), number: listingNumberAt(index) },
    { images, favorites: new Map(), now },
  ),
);
const lives = listings.map((listing) => ({ listing, steps: demoHistory(listing, now) }));

describe('history of demo listings', () => {
  it("ends in each listing's status", () => {
    const elsewhere = lives.filter(({ listing, steps }) => steps.at(-1)?.to !== listing.status);
    expect(elsewhere).toEqual([]);
  });

  it('contains only transitions of the state table', () => {
    const impossible = lives
      .flatMap(({ steps }) => steps.slice(1))
      .filter(({ action, from, to }) => {
        const table: Readonly<Record<string, readonly { from: readonly (string | null)[]; to: string }[]>> =
          listingStates.steps;
        return !table[action]?.some((step) => step.from.includes(from) && step.to === to);
      });
    expect(impossible).toEqual([]);
  });

  it('is chronological, ends before now, and has unique ids', () => {
    for (const { steps } of lives) {
      const moments = steps.map(({ at }) => at.getTime());
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments.at(-1)).toBeLessThanOrEqual(now.getTime());
    }
    const ids = lives.flatMap(({ steps }) => steps.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f]{24}$/u.test(id))).toBe(true);
  });

  it("has an audit entry for each administrator's decision", () => {
    const acts = lives.flatMap(({ listing, steps }) => listingActs(listing.fields.title ?? '', steps));
    const count = (action: string) => acts.filter((act) => act.action === action).length;
    expect(count('approveProperty')).toBe(listings.filter(({ publishedAt }) => publishedAt).length);
    expect(count('rejectProperty')).toBe(listings.filter(({ status }) => status === 'rejected').length);
    expect(count('removeProperty')).toBe(listings.filter(({ status }) => status === 'removed').length);
    expect(new Set(acts.map(({ _id }) => _id)).size).toBe(acts.length);
    expect(acts.every(({ words, target }) => words.length > 1 && target.label)).toBe(true);
  });
});
