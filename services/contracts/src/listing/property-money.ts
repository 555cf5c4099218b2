import { z } from 'zod';

import { groupDigits } from '../group-digits.ts';
import { commissionTypes, depositTypes } from './property-options.ts';
import { keysOf } from '../zod-parts.ts';

/** `months`: 0.5–3 rents in steps of 0.5; `amount`: 1–100000 leva (decisions §3). */
export const Deposit = z
  .strictObject({ type: keysOf(depositTypes), value: z.number().optional() })
  .superRefine(({ type, value }, context) => {
    const ok =
      type === 'none' ||
      (type === 'months' && value !== undefined && value >= 0.5 && value <= 3 && (value * 2) % 1 === 0) ||
      (type === 'amount' && value !== undefined && Number.isInteger(value) && value >= 1 && value <= 100_000);
    if (ok) return;
    const message =
      type === 'months'
        ? 'Въведете от 0,5 до 3 наема през половин.'
        : `Въведете сума от 1 до ${groupDigits(100_000)} лв.`;
    context.addIssue({ code: 'custom', path: ['value'], message });
  });
export type Deposit = z.infer<typeof Deposit>;

/** Agent's fee. `percent`: 1–200 of one rent; `amount`: 1–50000 leva (decisions §3). */
export const Commission = z
  .strictObject({ type: keysOf(commissionTypes), value: z.number().optional() })
  .superRefine(({ type, value }, context) => {
    const limit = type === 'percent' ? 200 : 50_000;
    if (type === 'none' || (value !== undefined && Number.isInteger(value) && value >= 1 && value <= limit))
      return;
    context.addIssue({
      code: 'custom',
      path: ['value'],
      message: `Въведете цяло число от 1 до ${groupDigits(limit)}.`,
    });
  });
export type Commission = z.infer<typeof Commission>;

interface PricedListing {
  price: number;
  area: number;
  deposit?: Deposit | undefined;
  commission?: Commission | undefined;
  monthlyFees?: number | undefined;
  estimatedUtilities?: number | undefined;
}

/** Sums derived by the server, in leva (decisions §3). */
export function derivedSums(listing: PricedListing) {
  const { price, deposit, commission } = listing;
  const depositSum = deposit?.type === 'months' ? price * (deposit.value ?? 0) : (deposit?.value ?? 0);
  const fee =
    commission?.type === 'percent' ? (price * (commission.value ?? 0)) / 100 : (commission?.value ?? 0);
  return {
    pricePerM2: Math.round((price / listing.area) * 100) / 100,
    moveInCost: Math.round(
      price + (deposit?.type === 'none' ? 0 : depositSum) + (commission?.type === 'none' ? 0 : fee),
    ),
    monthlyTotal: price + (listing.monthlyFees ?? 0) + (listing.estimatedUtilities ?? 0),
  };
}
