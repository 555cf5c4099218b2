import type { PropertyImage } from '@pokriv/contracts/listing/property';

import type { CompactListing } from '../card/card-property.ts';

/** What is kept of a viewed listing: enough for a compact card, also without a network. */
export type RecentListing = CompactListing;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toCover(value: unknown): PropertyImage | undefined {
  const { id, width = 4, height = 3, alt = '', placeholder = '' } = (value ?? {}) as Partial<PropertyImage>;
  return isText(id) ? { id, width, height, alt, placeholder } : undefined;
}

/** A stored entry as it has to be, or undefined: what lies in a browser's storage may be anything. */
export function toRecentListing(value: unknown): RecentListing | undefined {
  const entry = (value ?? {}) as Partial<Record<keyof RecentListing, unknown>>;
  const { id, title, price, city, neighborhood, area, cover } = entry;
  if (!isText(id) || !isText(title) || typeof price !== 'number' || typeof city !== 'string')
    return undefined;
  return {
    id,
    title,
    price,
    city,
    ...(isText(neighborhood) && { neighborhood }),
    ...(typeof area === 'number' && { area }),
    cover: toCover(cover),
  };
}
