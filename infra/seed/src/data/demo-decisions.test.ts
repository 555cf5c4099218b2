import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';

import { decisionIdOf, demoDecisions } from './demo-decisions.ts';

const moderation = { reason: 'Чужди снимки.', code: null, decidedAt: new Date('2026-11-01T10:00:00Z') };

describe('decisionIdOf', () => {
  it('names the decision of returned and removed listings, each another', () => {
    const ids = (['rejected', 'removed', 'active'] as const).map((status) =>
      decisionIdOf({ id: status, status, moderation }),
    );
    expect(ids).toEqual([
      expect.stringMatching(/^[\da-f]{24}$/u),
      expect.stringMatching(/^[\da-f]{24}$/u),
      undefined,
    ]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('demoDecisions', () => {
  it('states the reasons by the id that the listing holds', () => {
    const listing = (status: StoredListing['status'], decisionId?: string) =>
      ({
        ...{ _id: 'l1', ownerId: 'u1', status, fields: { title: 'Студио' } },
        landlord: { id: 'u1', email: 'a@demo.bg', firstName: 'Ана' },
        moderation: { ...moderation, ...(decisionId && { decisionId }) },
      }) as StoredListing;
    expect(demoDecisions([listing('removed', 'd1'), listing('active')])).toMatchObject([
      { _id: 'd1', kind: 'listing_removed', ownerId: 'u1', listingId: 'l1', reason: 'Чужди снимки.' },
    ]);
  });
});
