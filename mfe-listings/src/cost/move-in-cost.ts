import { commissionOf, includedInRent, type DerivedSums } from '@pokriv/contracts/listing/listing-sums';
import type {
  AdvertiserType,
  commissionTypes,
  depositTypes,
  utilities,
} from '@pokriv/contracts/listing/property-options';
import type { Money } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';

import { costTexts as texts } from './messages.ts';

/** Entered and derived sums; derived ones are missing without a price. */
export interface Priced extends Partial<DerivedSums> {
  price?: Money;
  advertiserType?: AdvertiserType;
  deposit?: { type: keyof typeof depositTypes; months?: number };
  commission?: { type: keyof typeof commissionTypes; percent?: number };
  monthlyFees?: Money;
  estimatedUtilities?: Money;
  utilitiesIncluded?: readonly (keyof typeof utilities)[];
}

export interface CostLine {
  label: string;
  /** Replaces a missing sum, otherwise below the label. */
  note?: string;
  sum?: Money;
}

const halves = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function depositNote({ type, months = 0 }: NonNullable<Priced['deposit']>): string | undefined {
  if (type === 'none') return texts.noDeposit;
  const [one, many] = texts.rents;
  return type === 'months' ? `${halves(months)} ${months === 1 ? one : many}` : undefined;
}

function commissionNote({ type, percent = 0 }: NonNullable<Priced['commission']>): string | undefined {
  if (type === 'none') return texts.noCommission;
  return type === 'percent' ? texts.percent(percent) : undefined;
}

function monthlyLine(label: string, sum: Money | undefined, isIncluded: boolean): CostLine {
  if (sum && sum.cents > 0) return { label, sum };
  if (isIncluded) return { label, note: texts.inRent };
  return { label, note: sum ? texts.nothingMonthly : texts.unknownMonthly };
}

/**
 * Costs of moving in and per month; undefined without a price (decisions §3, Money). One unknown item makes its total
 * unknown.
 */
export function moveInCost(listing: Priced) {
  const { price, moveInCost: moveInTotal, monthlyTotal } = listing;
  if (!price) return undefined;
  const { deposit } = listing;
  const commission = commissionOf(listing);
  const moveIn: CostLine[] = [
    { label: texts.rent, sum: price },
    {
      label: texts.deposit,
      note: deposit ? depositNote(deposit) : texts.unknownDeposit,
      sum: listing.depositCost,
    },
    {
      label: texts.commission,
      note: commission ? commissionNote(commission) : texts.unknownCommission,
      sum: listing.commissionCost,
    },
  ];
  const isIncluded = includedInRent(listing);
  const monthly = [
    monthlyLine(texts.fees, listing.monthlyFees, isIncluded.fees),
    monthlyLine(texts.utilities, listing.estimatedUtilities, isIncluded.bills),
  ];
  return { moveIn, moveInTotal, monthly, monthlyTotal };
}
