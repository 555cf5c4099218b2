import { hash } from 'node:crypto';

import type { StoredListing } from '../listings/stored-listing.ts';

/** Width of a tier in ranks: milliseconds fit until the year 2109. */
export const TIER = 2 ** 42;
const tiers = [undefined, 'premium', 'regular', 'super'] as const;
export type Tier = NonNullable<(typeof tiers)[number]>;

export const firstRank = (tier: Tier): number => tiers.indexOf(tier) * TIER;
export const FEATURED_FROM = firstRank('premium');

/** Freshness equivalent of the best quality, in ms. */
const QUALITY_MS = 3 * 86_400_000;

/** Rotation period of a tier's promoted cards, in ms. */
export const TURN_MS = 300_000;

type Ranked = Pick<
  StoredListing,
  '_id' | 'promotionType' | 'isPremium' | 'publishedAt' | 'fields' | 'images'
>;

/** The tier of a rank; undefined when not highlighted. */
export const tierOfRank = (rank: number): Tier | undefined => tiers[Math.floor(rank / TIER)];

const LOT_BYTES = 5;

/**
 * The pseudo-random rank of a promoted card for one turn: its SHA-256 gives every card of a tier the same
 * chance of the first position in any filtered list, and visitors cannot influence it.
 */
export function promotedRank(tier: 'super' | 'regular', id: string, turn: number): number {
  const lot = hash('sha256', `${turn} ${id}`, 'buffer').readUIntBE(0, LOT_BYTES);
  return firstRank(tier) + lot;
}

/** Rank at a time: only promoted cards rotate. */
export function rankInTurn({ _id, r }: { _id: string; r: number }, at: Date): number {
  const tier = tierOfRank(r);
  if (tier !== 'super' && tier !== 'regular') return r;
  return promotedRank(tier, _id, Math.floor(at.getTime() / TURN_MS));
}

/**
 * The recommended order as one number, higher first: super, regular (each by the rank of its turn, here the
 * first; see `rankInTurn`), then premium and the rest by freshness and quality (decisions §8). `mix-page.ts`
 * mixes them into pages.
 */
export function rankOf(listing: Ranked): number {
  const { _id, promotionType, isPremium, publishedAt } = listing;
  if (promotionType) return promotedRank(promotionType, _id, 0);
  const fresh = (publishedAt?.getTime() ?? 0) + Math.round(QUALITY_MS * qualityOf(listing));
  return fresh + (isPremium ? FEATURED_FROM : 0);
}

const MANY_PICTURES = 8;
const LONG_DESCRIPTION = 400;
const wanted = ['bathrooms', 'yearBuilt', 'condition', 'energyClass', 'exposure', 'monthlyFees'] as const;

const share = (value: number, full: number) => Math.min(value / full, 1);

function qualityOf({ fields, images }: Pick<StoredListing, 'fields' | 'images'>): number {
  const parts = [
    share(images.length, MANY_PICTURES),
    share(fields.description?.length ?? 0, LONG_DESCRIPTION),
    fields.location?.geo ? 1 : 0,
    share(wanted.filter((key) => fields[key] !== undefined).length, wanted.length),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
