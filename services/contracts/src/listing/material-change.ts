import type { Sum } from '../money.ts';

/** Fields of a public listing whose change needs approval, besides pictures (decisions §5). */
const materialFields: readonly string[] = [
  'title',
  'description',
  'video',
  'propertyType',
  'location',
  'contactPhone',
  'contactName',
  'agencyName',
];
/** Share of the last approved rent; a larger change needs approval (decisions §5). */
const PRICE_SHARE = 0.3;
/** Tolerance in cents: two rents typed in leva are each rounded to a whole cent. */
const ROUNDING = 0.5 + 0.5 * (1 + PRICE_SHARE);

/** @param price the new rent @param approvedCents the last approved one */
export const isMaterialPrice = (
  price: Pick<Sum, 'cents'> | null | undefined,
  approvedCents: number,
): boolean => Math.abs((price?.cents ?? 0) - approvedCents) > approvedCents * PRICE_SHARE + ROUNDING;

/**
 * Whether the change of a public listing needs approval.
 * @param value the new value; null or undefined when cleared
 * @param approvedCents last approved rent, in euro cents
 */
export const isMaterialChange = (field: string, value: unknown, approvedCents: number): boolean =>
  field === 'price'
    ? isMaterialPrice(value as Pick<Sum, 'cents'> | null | undefined, approvedCents)
    : materialFields.includes(field);

interface Visibility {
  showExactAddress?: boolean | undefined;
}

/** Hiding the exact address needs no approval. */
export const hidesAddress = (
  approved: Visibility | undefined,
  changed: Visibility | null | undefined,
): boolean => Boolean(approved?.showExactAddress && changed && !changed.showExactAddress);
