import { aListing } from '../a-listing.testing.ts';
import { toCard } from './listing-card.ts';

describe('toCard', () => {
  it('marks the home of an owner as one without commission', () => {
    const isCharged = (part: Parameters<typeof aListing>[0]) =>
      toCard(aListing({ commission: undefined, ...part })).hasCommission;
    expect(isCharged({ advertiserType: 'owner' })).toBe(false);
    expect(isCharged({ advertiserType: 'agency' })).toBeUndefined();
    expect(isCharged({ advertiserType: 'agency', commission: { type: 'percent', percent: 50 } })).toBe(true);
  });
});
