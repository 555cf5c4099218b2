import { hash } from 'node:crypto';

import type { StoredListing } from '../listings/stored-listing.ts';

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

/** How long the promoted cards of a tier keep their order. */
export const TURN_MS = 300_000;

type Ranked = Pick<
  StoredListing,
  '_id' | 'promotionType' | 'isPremium' | 'publishedAt' | 'fields' | 'images'
>;

/** The tier of a rank; undefined for what is not highlighted. */
export const tierOfRank = (rank: number): Tier | undefined => tiers[Math.floor(rank / TIER)];

/** 40 bits, which leaves room in a tier. */
const LOT_BYTES = 5;

/**
 * The rank of a promoted card in one turn: by lot. Each card of a tier is as likely as any other to come first, among all
 * and in every narrowed list, and nothing that a visitor does can change that.
 */
export function promotedRank(tier: 'super' | 'regular', id: string, turn: number): number {
  const lot = hash('sha256', `${turn} ${id}`, 'buffer').readUIntBE(0, LOT_BYTES);
  return firstRank(tier) + lot;
}

/** A rank as it is at a moment: promoted cards take turns, all others stand where they stood. */
export function rankInTurn({ _id, r }: { _id: string; r: number }, at: Date): number {
  const tier = tierOfRank(r);
  if (tier !== 'super' && tier !== 'regular') return r;
  return promotedRank(tier, _id, Math.floor(at.getTime() / TURN_MS));
}

/**
 * The recommended order as one number, higher first: super and regular, each in the order of its turn (of the first one here,
 * see `rankInTurn`), then premium and the rest, each by freshness and quality (decisions §8). How a page mixes them is said
 * by `mix-page.ts`.
 */
export function rankOf(listing: Ranked): number {
  const { _id, promotionType, isPremium, publishedAt } = listing;
  if (promotionType) return promotedRank(promotionType, _id, 0);
  const fresh = (publishedAt?.getTime() ?? 0) + Math.round(QUALITY_MS * qualityOf(listing));
  return fresh + (isPremium ? FEATURED_FROM : 0);
}

const MANY_PICTURES = 8;
const LONG_DESCRIPTION = 400;
/** What a landlord need not say and a tenant wants to know. */
const wanted = ['bathrooms', 'yearBuilt', 'condition', 'energyClass', 'exposure', 'monthlyFees'] as const;

const share = (value: number, full: number) => Math.min(value / full, 1);

/** How well a listing is described, from 0 to 1: pictures, text, a point on the map and fields beyond what is asked for. */
function qualityOf({ fields, images }: Pick<StoredListing, 'fields' | 'images'>): number {
  const parts = [
    share(images.length, MANY_PICTURES),
    share(fields.description?.length ?? 0, LONG_DESCRIPTION),
    fields.location?.geo ? 1 : 0,
    share(wanted.filter((key) => fields[key] !== undefined).length, wanted.length),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
