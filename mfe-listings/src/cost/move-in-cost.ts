import { formatBgn } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';

import { costTexts as texts } from './messages.ts';

/** Amounts in leva. */
export interface Priced {
  price?: number;
  deposit?: { type: 'none' | 'months' | 'amount'; value?: number };
  commission?: { type: 'none' | 'percent' | 'amount'; value?: number };
  monthlyFees?: number;
  estimatedUtilities?: number;
}

export interface CostLine {
  label: string;
  note?: string;
  /** Leva. */
  sum: number;
}

const halves = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function depositLine(price: number, deposit: Priced['deposit']): CostLine {
  const value = deposit?.value ?? 0;
  if (!deposit || deposit.type === 'none') return { label: texts.deposit, note: texts.noDeposit, sum: 0 };
  if (deposit.type === 'amount') return { label: texts.deposit, sum: value };
  const [one, many] = texts.rents;
  return { label: texts.deposit, note: `${halves(value)} ${value === 1 ? one : many}`, sum: price * value };
}

function commissionLine(price: number, commission: Priced['commission']): CostLine {
  const value = commission?.value ?? 0;
  if (!commission || commission.type === 'none')
    return { label: texts.commission, note: texts.noCommission, sum: 0 };
  if (commission.type === 'amount') return { label: texts.commission, sum: value };
  return { label: texts.commission, note: texts.percent(value), sum: (price * value) / 100 };
}

/** Line items of moving in and of each month after it; undefined without a price (decisions §3, Money). */
export function moveInCost({ price, deposit, commission, monthlyFees = 0, estimatedUtilities = 0 }: Priced) {
  if (!price) return undefined;
  const moveIn: CostLine[] = [
    { label: texts.rent, sum: price },
    depositLine(price, deposit),
    commissionLine(price, commission),
  ];
  const monthly: CostLine[] = [
    { label: texts.fees, sum: monthlyFees },
    { label: texts.utilities, sum: estimatedUtilities },
  ].filter(({ sum }) => sum > 0);
  return {
    moveIn,
    moveInTotal: Math.round(moveIn.reduce((total, { sum }) => total + sum, 0)),
    monthly,
    monthlyTotal: price + monthlyFees + estimatedUtilities,
  };
}

/** `1 200 лв.`, or a word for zero. */
export const lineText = ({ sum, note }: CostLine): string =>
  sum === 0 && note ? note : formatBgn(Math.round(sum));
