import { listingNumberAt } from '@pokriv/property-service/listings/listing-number';

import { demoListings } from './demo-listings.ts';
import { demoAlerts } from './demo-searches.ts';
import { demoAccounts, demoTenants } from './people/people.ts';
import { picturePool } from './pool.ts';
import { storedDemoListing } from './stored-demo-listing.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pool = picturePool();
const set = demoListings(600, { now, pool });
const images = new Map(
  pool.map(({ key }) => [
    key,
    { id: key, width: 1280, height: 960, alt: '', placeholder: 'AAAA', hash: '0'.repeat(16) },
  ]),
);
const listings = Array.from({ length: set.count }, (_, index) =>
  storedDemoListing(
    { listing: set.listing(index), number: listingNumberAt(index) },
    { images, favorites: new Map(), now },
  ),
);
const tenants = [demoAccounts.tenant, ...demoTenants(40)];
const { searches, hits, mails, people } = demoAlerts({ tenants, listings, now });

describe('demo searches', () => {
  it('are twelve different ones, five of the demo tenant', () => {
    expect(new Set(searches.map(({ _id }) => _id)).size).toBe(12);
    expect(searches.filter(({ userId }) => userId === 'demo-tenant')).toHaveLength(5);
    expect(people).toHaveLength(new Set(searches.map(({ person }) => person)).size);
  });

  it('have hits of the last days, except a paused one', () => {
    const counts = searches.map(({ _id, state }) => ({
      state,
      count: hits.filter(({ searchId }) => searchId === _id).length,
    }));
    expect(counts.filter(({ state }) => state === 'paused')).toEqual([{ state: 'paused', count: 0 }]);
    expect(counts.filter(({ state, count }) => state === 'active' && count > 0).length).toBeGreaterThan(8);
  });

  it('tell exactly the hits that are due, each listing once a mail', () => {
    expect(hits.every(({ dueAt, state }) => (state === 'sent') === (dueAt !== null && dueAt <= now))).toBe(
      true,
    );
    for (const { _id, told } of mails) {
      const sent = hits.filter(({ mailId }) => mailId === _id).map(({ listingId }) => listingId);
      expect(told.map(({ listingId }) => listingId).toSorted()).toEqual([...new Set(sent)].toSorted());
    }
  });
});
