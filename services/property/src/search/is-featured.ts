import type { StoredListing } from '../listings/stored-listing.ts';

/** Shown among the highlighted ones: promoted or of a paid plan. */
export const isFeatured = ({
  promotionType,
  isPremium,
}: Pick<StoredListing, 'promotionType' | 'isPremium'>): boolean => promotionType !== null || isPremium;
