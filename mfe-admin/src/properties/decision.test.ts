import type { ListingStatus } from '@pokriv/contracts/listing-states';

import { decisionsFor, decisionText } from './decision.ts';

describe('decisionsFor', () => {
  it.each<[ListingStatus, string[]]>([
    ['draft', []],
    ['pending', ['approve', 'reject', 'remove']],
    ['active', ['remove']],
    ['rejected', ['remove']],
    ['paused', ['remove']],
    ['expired', ['remove']],
    ['rented', ['remove']],
    ['removed', ['reinstate']],
    ['deleted', []],
  ])('offers for a listing that is %s: %p', (status, actions) => {
    expect(decisionsFor({ status })).toEqual(actions);
  });
});

describe('decisionText', () => {
  it('speaks with the words of the catalogue', () => {
    expect(decisionText.approve).toBe('Обявата е одобрена.');
    expect(decisionText.reject).toBe('Обявата е отказана.');
  });
});
