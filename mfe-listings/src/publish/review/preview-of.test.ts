import { aListing } from '../../a-listing.testing.ts';
import { cardPreview } from './preview-of.ts';

describe('cardPreview', () => {
  it('shows an owner the home without commission, as search will', () => {
    const isCharged = (advertiserType: 'owner' | 'agency') =>
      cardPreview(aListing({ advertiserType, commission: undefined })).hasCommission;
    expect(isCharged('owner')).toBe(false);
    expect(isCharged('agency')).toBeUndefined();
  });
});
