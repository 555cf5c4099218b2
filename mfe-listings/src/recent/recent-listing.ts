import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { cents, toMoney, type Money } from '@pokriv/contracts/money';

import type { CompactListing } from '../card/card-property.ts';
import { sumOfLeva } from '../copies-in-leva.ts';

/** Stored fields of a viewed listing: enough for an offline compact card. */
export type RecentListing = CompactListing;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toCover(value: unknown): PropertyImage | undefined {
  const { id, width = 4, height = 3, alt = '', placeholder = '' } = (value ?? {}) as Partial<PropertyImage>;
  return isText(id) ? { id, width, height, alt, placeholder } : undefined;
}

function toPrice(value: unknown): Money | undefined {
  const leva = sumOfLeva(value);
  if (leva) return toMoney(leva);
  const { cents: of, bgn } = (value ?? {}) as Partial<Record<keyof Money, unknown>>;
  const isMoney = Number.isSafeInteger(of) && Number(of) >= 0 && typeof bgn === 'number';
  return isMoney ? { cents: cents(of as number), currency: 'EUR', bgn } : undefined;
}

/** Undefined for an invalid entry. */
export function toRecentListing(value: unknown): RecentListing | undefined {
  const entry = (value ?? {}) as Partial<Record<keyof RecentListing, unknown>>;
  const { id, title, price, city, neighborhood, area, cover } = entry;
  const money = toPrice(price);
  if (!isText(id) || !isText(title) || !money || typeof city !== 'string') return undefined;
  return {
    id,
    title,
    price: money,
    city,
    ...(isText(neighborhood) && { neighborhood }),
    ...(typeof area === 'number' && { area }),
    cover: toCover(cover),
  };
}
