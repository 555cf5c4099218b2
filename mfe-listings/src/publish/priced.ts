import {
  derivedSums,
  shownSums,
  type DerivedSums,
  type PricedListing,
} from '@pokriv/contracts/listing/listing-sums';
import { toMoney } from '@pokriv/contracts/money';

import { readSum, type DraftFields } from './draft-fields.ts';

type Derivable = Partial<PricedListing> & { area?: number | undefined };

/** Sums of a draft in the form of replies; derived ones are missing without a price. */
export const moneyOfDraft = (sums: Derivable): ReturnType<typeof shownSums> & Partial<DerivedSums> => ({
  ...shownSums(sums, toMoney),
  ...(sums.price && derivedSums({ ...sums, price: sums.price })),
});

/** Sums entered so far. */
export function pricedOf({ advertiserType, utilitiesIncluded, ...fields }: DraftFields) {
  const { deposit, commission } = fields;
  const sums = moneyOfDraft({
    advertiserType,
    price: readSum(fields.price),
    deposit: deposit?.type && { ...deposit, type: deposit.type, amount: readSum(deposit.amount) },
    commission: commission?.type && {
      ...commission,
      type: commission.type,
      amount: readSum(commission.amount),
    },
    monthlyFees: readSum(fields.monthlyFees),
    estimatedUtilities: readSum(fields.estimatedUtilities),
    utilitiesIncluded,
  });
  return { ...sums, advertiserType, utilitiesIncluded };
}
