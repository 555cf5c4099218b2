import type { Sum } from '@pokriv/contracts/money';
import type { SearchQuery } from '@pokriv/contracts/search/search';

import type { StoredListing } from '../../listings/stored-listing.ts';

/** Rents in a deposit or a commission; unlike the product's rule a quotient. */
function rentsIn(
  told: { type: string; months?: number; percent?: number; amount?: Sum } | undefined,
  rent: Sum | undefined,
): number | undefined {
  if (told?.type === 'none') return 0;
  const { months, percent, amount } = told ?? {};
  if (amount === undefined || rent === undefined) return months ?? (percent && percent / 100);
  return amount.entered.currency === rent.entered.currency
    ? amount.entered.amount / rent.entered.amount
    : amount.cents / rent.cents;
}

const isUpTo = (ofRent: number | undefined, limit: string): boolean =>
  ofRent !== undefined && ofRent <= Number(limit) / 100;

export const isWithinLimits = (
  { fields }: StoredListing,
  { depositMax, commissionMax }: SearchQuery,
): boolean => {
  const { advertiserType, commission, deposit, price } = fields;
  const agents = advertiserType === 'owner' ? 0 : rentsIn(commission, price);
  return (
    (!depositMax || isUpTo(rentsIn(deposit, price), depositMax)) &&
    (!commissionMax || isUpTo(agents, commissionMax))
  );
};
