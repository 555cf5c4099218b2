import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { anOwnListing } from '../../a-listing.testing.ts';
import { actsOf, groupsOf } from './acts.ts';

describe('actsOf', () => {
  it.each([
    ['draft', ['price', 'delete']],
    ['pending', ['delete']],
    ['active', ['price', 'rent', 'pause', 'delete']],
    ['rejected', ['price', 'delete']],
    ['paused', ['price', 'rent', 'resume', 'delete']],
    ['expired', ['price', 'renew', 'delete']],
    ['rented', ['price', 'renew', 'delete']],
    ['removed', []],
    ['deleted', []],
  ] as const satisfies readonly [ListingStatus, readonly string[]][])(
    'lists those of a listing that is %s',
    (status, acts) => {
      expect(actsOf(anOwnListing({ status }))).toEqual(acts);
    },
  );

  it('renews a public listing in its last week', () => {
    const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect(actsOf(anOwnListing({ status: 'active', expiresAt }))).toEqual([
      ...['price', 'renew', 'rent', 'pause', 'delete'],
    ]);
  });

  it('changes no rent that is missing', () => {
    expect(actsOf(anOwnListing({ status: 'draft', price: undefined }))).toEqual(['delete']);
  });
});

describe('groupsOf', () => {
  it('names for each act the listings that it can be done with', () => {
    const chosen = (Object.keys(listingStatuses) as ListingStatus[]).map((status) =>
      anOwnListing({ status }),
    );
    const groups = groupsOf(chosen).map(({ kind, listings }) => [kind, listings.map(({ status }) => status)]);
    expect(groups).toEqual([
      ['price', ['draft', 'active', 'rejected', 'paused', 'expired', 'rented']],
      ['renew', ['expired', 'rented']],
      ['rent', ['active', 'paused']],
      ['pause', ['active']],
      ['resume', ['paused']],
      ['delete', ['draft', 'pending', 'active', 'rejected', 'paused', 'expired', 'rented']],
    ]);
  });
});
