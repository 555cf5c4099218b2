import type { PropertyImage } from '@pokriv/contracts/property';

/** What is kept of a listing that was looked at: enough for a small card, also without a network. */
export interface RecentListing {
  id: string;
  title: string;
  /** Leva a month. */
  price: number;
  /** City id. */
  city: string;
  cover?: PropertyImage;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toCover(value: unknown): PropertyImage | undefined {
  const { id, width = 4, height = 3, alt = '', placeholder = '' } = (value ?? {}) as Partial<PropertyImage>;
  return isText(id) ? { id, width, height, alt, placeholder } : undefined;
}

/** A stored entry as it has to be, or undefined: what lies in a browser's storage may be anything. */
export function toRecentListing(value: unknown): RecentListing | undefined {
  const { id, title, price, city, cover } = (value ?? {}) as Partial<Record<keyof RecentListing, unknown>>;
  if (!isText(id) || !isText(title) || typeof price !== 'number' || typeof city !== 'string')
    return undefined;
  return { id, title, price, city, cover: toCover(cover) };
}
