import type { PropertyImage } from '@pokriv/contracts/listing/property';

import type { CompactListing } from '../card/card-property.ts';

/** Stored fields of a viewed listing: enough for a compact card while offline. */
export type RecentListing = CompactListing;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toCover(value: unknown): PropertyImage | undefined {
  const { id, width = 4, height = 3, alt = '', placeholder = '' } = (value ?? {}) as Partial<PropertyImage>;
  return isText(id) ? { id, width, height, alt, placeholder } : undefined;
}

/** Validates a stored entry; undefined when invalid. */
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
