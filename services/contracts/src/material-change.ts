import type { ListingFields } from './property.ts';

/** What of a published listing waits for a moderator when it changes (decisions §5); pictures always do. */
const materialFields: readonly string[] = [
  'title',
  'description',
  'propertyType',
  'location',
  'contactPhone',
];
/** A rent that changes by more than this share is material. */
const PRICE_SHARE = 0.3;

/**
 * Whether a changed field of a published listing has to be approved first.
 * @param value the new one, null or undefined when it is cleared
 * @param approved what it is compared with
 */
export function isMaterialChange(
  field: string,
  value: unknown,
  { price = 0 }: Pick<ListingFields, 'price'>,
): boolean {
  if (field !== 'price') return materialFields.includes(field);
  return Math.abs(Number(value ?? 0) - price) > price * PRICE_SHARE;
}

interface Visibility {
  showExactAddress?: boolean | undefined;
}

/** Whether an edit no longer shows the exact address: that is nobody's to approve and waits for nobody. */
export const hidesAddress = (
  approved: Visibility | undefined,
  changed: Visibility | null | undefined,
): boolean => Boolean(approved?.showExactAddress && changed && !changed.showExactAddress);
