/** Fields of a public listing whose change needs approval (decisions §5); pictures always do. */
const materialFields: readonly string[] = [
  'title',
  'description',
  'propertyType',
  'location',
  'contactPhone',
  'contactName',
  'agencyName',
];
/** A rent that differs from the last approved one by a larger share needs approval (decisions §5). */
const PRICE_SHARE = 0.3;

export const isMaterialPrice = (price: unknown, approvedPrice: number): boolean =>
  Math.abs(Number(price ?? 0) - approvedPrice) > approvedPrice * PRICE_SHARE;

/**
 * Whether the change of a field of a public listing needs approval.
 * @param value the new value; null or undefined when cleared
 * @param approvedPrice last approved rent, in leva
 */
export const isMaterialChange = (field: string, value: unknown, approvedPrice: number): boolean =>
  field === 'price' ? isMaterialPrice(value, approvedPrice) : materialFields.includes(field);

interface Visibility {
  showExactAddress?: boolean | undefined;
}

/** Hiding the exact address needs no approval. */
export const hidesAddress = (
  approved: Visibility | undefined,
  changed: Visibility | null | undefined,
): boolean => Boolean(approved?.showExactAddress && changed && !changed.showExactAddress);
