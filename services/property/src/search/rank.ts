import type { StoredListing } from '../listings/stored-listing.ts';

const TIER = 2 ** 42;
/** Every highlighted card ranks from here up. */
export const FEATURED_FROM = TIER;

type Ranked = Pick<StoredListing, 'promotionType' | 'isPremium' | 'publishedAt'>;

function tierOf({ promotionType, isPremium }: Ranked): number {
  if (promotionType === 'super') return 3;
  if (promotionType === 'regular') return 2;
  return isPremium ? 1 : 0;
}

/** The recommended order as one number, higher first: super, regular, premium, the rest, each by freshness (decisions §8). */
export const rankOf = (listing: Ranked): number =>
  tierOf(listing) * TIER + (listing.publishedAt?.getTime() ?? 0);
