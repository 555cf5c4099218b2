import { commissionOf } from '@pokriv/contracts/listing/listing-sums';
import type { Sum } from '@pokriv/contracts/money';
import {
  commissionLimits,
  depositLimits,
  type CommissionLimit,
  type DepositLimit,
} from '@pokriv/contracts/search/search';

import type { ListingFields } from '../listings/stored-listing.ts';

type Told = NonNullable<ListingFields['deposit'] | ListingFields['commission']>;

const minorOf = ({ entered }: Sum): number => Math.round(entered.amount * 100);

/**
 * Compares whole numbers, without a quotient: stotinki or cents as typed in one currency, in which half of a rent in leva
 * is exact, otherwise the euro cents of record.
 */
function isSumWithin(sum: Sum, rent: Sum, percent: number): boolean {
  const isOneCurrency = sum.entered.currency === rent.entered.currency;
  const [part, whole] = isOneCurrency ? [minorOf(sum), minorOf(rent)] : [sum.cents, rent.cents];
  return part * 100 <= percent * whole;
}

/** @param limit percent of the rent */
function isWithin(told: Told | undefined, rent: Sum | undefined, limit: string): boolean {
  if (told === undefined) return false;
  const percent = Number(limit);
  if (told.type === 'none') return true;
  if (told.type === 'months') return told.months !== undefined && told.months * 100 <= percent;
  if (told.type === 'percent') return told.percent !== undefined && told.percent <= percent;
  return told.amount !== undefined && rent !== undefined && isSumWithin(told.amount, rent, percent);
}

export interface FulfilledLimits {
  deposit: DepositLimit[];
  commission: CommissionLimit[];
}

/** Limits of a search that a listing fulfils: none with an unknown sum. An owner charges no commission (decisions §3). */
export function limitsOf(fields: ListingFields): FulfilledLimits {
  const { price, deposit } = fields;
  const commission = commissionOf(fields);
  return {
    deposit: depositLimits.filter((limit) => isWithin(deposit, price, limit)),
    commission: commissionLimits.filter((limit) => isWithin(commission, price, limit)),
  };
}
