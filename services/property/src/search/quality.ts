import type { StoredListing } from '../listings/stored-listing.ts';

const MANY_PICTURES = 8;
const LONG_DESCRIPTION = 400;
/** What a landlord need not say and a tenant wants to know. */
const wanted = ['bathrooms', 'yearBuilt', 'condition', 'energyClass', 'exposure', 'monthlyFees'] as const;

const share = (value: number, full: number) => Math.min(value / full, 1);

/** How well a listing is described, from 0 to 1: pictures, text, a point on the map and fields beyond what is asked for. */
export function qualityOf({ fields, images }: Pick<StoredListing, 'fields' | 'images'>): number {
  const parts = [
    share(images.length, MANY_PICTURES),
    share(fields.description?.length ?? 0, LONG_DESCRIPTION),
    fields.location?.geo ? 1 : 0,
    share(wanted.filter((key) => fields[key] !== undefined).length, wanted.length),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
