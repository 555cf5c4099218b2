import type { StoredListing } from '../listings/stored-listing.ts';
import { qualityOf } from './quality.ts';

/** Each tier of the recommended order takes up so many ranks: more than milliseconds until the year 2109. */
export const TIER = 2 ** 42;
const tiers = [undefined, 'premium', 'regular', 'super'] as const;
export type Tier = NonNullable<(typeof tiers)[number]>;

/** The least rank of a tier; `others` are premium ones and all that are not highlighted. */
export const firstRank = (tier: Tier): number => tiers.indexOf(tier) * TIER;
/** Every highlighted card ranks from here up. */
export const FEATURED_FROM = firstRank('premium');

/** The best quality is worth so many milliseconds of freshness. */
const QUALITY_MS = 3 * 86_400_000;

type Ranked = Pick<
  StoredListing,
  'promotionType' | 'promotion' | 'isPremium' | 'publishedAt' | 'impressions' | 'fields' | 'images'
>;

/** The tier of a rank; undefined for what is not highlighted. */
export const tierOfRank = (rank: number): Tier | undefined => tiers[Math.floor(rank / TIER)];

/** How often the card was shown since its promotion began: what it was shown before is no reason to show it less. */
const turnsOf = ({ promotion, impressions = 0 }: Pick<Ranked, 'promotion' | 'impressions'>): number =>
  Math.max(impressions - (promotion?.impressionsBefore ?? 0), 0);

/** The rank of a promoted card that was shown so often: the least shown comes first. */
export const promotedRank = (tier: 'super' | 'regular', impressions: number): number =>
  firstRank(tier) + TIER - 1 - impressions;

/**
 * The recommended order as one number, higher first: super and regular, each by fewest impressions, then premium and the
 * rest, each by freshness and quality (decisions §8). How a page mixes them is said by `mix-page.ts`; impressions enter
 * by batches (`rotate-promoted.ts`), so that an order stays while somebody turns pages.
 */
export function rankOf(listing: Ranked): number {
  const { promotionType, isPremium, publishedAt } = listing;
  if (promotionType) return promotedRank(promotionType, turnsOf(listing));
  const fresh = (publishedAt?.getTime() ?? 0) + Math.round(QUALITY_MS * qualityOf(listing));
  return fresh + (isPremium ? FEATURED_FROM : 0);
}
