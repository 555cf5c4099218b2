/** What of a published listing waits for a moderator when it changes (decisions §5); pictures always do. */
const materialFields: readonly string[] = [
  'title',
  'description',
  'propertyType',
  'location',
  'contactPhone',
  'contactName',
  'agencyName',
];
/** A rent that differs from the last approved one by more than this share is material. */
const PRICE_SHARE = 0.3;

/** Whether a rent differs so much from the last approved one that a moderator has to see it (decisions §5). */
export const isMaterialPrice = (price: unknown, approvedPrice: number): boolean =>
  Math.abs(Number(price ?? 0) - approvedPrice) > approvedPrice * PRICE_SHARE;

/**
 * Whether a changed field of a published listing has to be approved first.
 * @param value the new one, null or undefined when it is cleared
 * @param approvedPrice the rent that was last approved, in leva
 */
export const isMaterialChange = (field: string, value: unknown, approvedPrice: number): boolean =>
  field === 'price' ? isMaterialPrice(value, approvedPrice) : materialFields.includes(field);

interface Visibility {
  showExactAddress?: boolean | undefined;
}

/** Whether an edit no longer shows the exact address: that is nobody's to approve and waits for nobody. */
export const hidesAddress = (
  approved: Visibility | undefined,
  changed: Visibility | null | undefined,
): boolean => Boolean(approved?.showExactAddress && changed && !changed.showExactAddress);
