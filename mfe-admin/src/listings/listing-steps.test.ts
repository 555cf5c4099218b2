import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { stepsFor } from './listing-steps.ts';

describe('stepsFor', () => {
  it.each<[ListingStatus, string[]]>([
    ['draft', ['delete']],
    ['pending', ['remove', 'delete']],
    ['active', ['remove', 'delete']],
    ['expired', ['remove', 'delete']],
    ['removed', ['reinstate']],
    ['deleted', ['restore']],
  ])('offers for a listing in %s: %p', (status, steps) => {
    expect(stepsFor(status)).toEqual(steps);
  });
});
