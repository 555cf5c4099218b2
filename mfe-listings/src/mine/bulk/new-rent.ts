import { isMaterialPrice } from '@pokriv/contracts/listing/material-change';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { sumLimits, sumProblem } from '@pokriv/contracts/listing/sum-limits';
import { amountIn, parseSum, sumOf, toMoney, type Currency, type TypedSum } from '@pokriv/contracts/money';

/** Computed rents are rounded to whole steps, in units of each currency. */
export const rentStep: Readonly<Record<Currency, number>> = { BGN: 10, EUR: 5 };

/** `by`: percent, or units of a currency; negative lowers. */
export interface RentChange {
  unit: 'percent' | Currency;
  by: number;
}

const PERCENT_MAX = 90;

const namesCurrency = /[^\d\s.,]/u;

/** @returns undefined for a text that is no change, or for more than 90 % */
export function readChange(text: string, unit: RentChange['unit'], isRise: boolean): RentChange | undefined {
  const figures = text.replace(/\s*%$/u, '');
  const typed = parseSum(figures, unit === 'percent' ? 'BGN' : unit);
  if (!typed || typed.amount === 0) return undefined;
  if (unit === 'percent' && (typed.amount > PERCENT_MAX || namesCurrency.test(figures))) return undefined;
  const by = isRise ? typed.amount : -typed.amount;
  return { unit: unit === 'percent' ? unit : typed.currency, by };
}

const rounded = (amount: number, step: number): number => Math.round(amount / step) * step;

/** Of a rent in its own currency: an amount in it is added exactly, all else is rounded to the step. */
export function changedRent({ amount, currency }: TypedSum, { unit, by }: RentChange): TypedSum {
  if (unit === currency) return { amount: Math.round((amount + by) * 100) / 100, currency };
  const difference =
    unit === 'percent'
      ? (amount * by) / 100
      : Math.sign(by) * amountIn(toMoney(sumOf(Math.abs(by), unit)), currency);
  const next = rounded(amount + difference, rentStep[currency]);
  // Rounding never turns a lower rent into a higher one.
  const isTurned = by < 0 ? next > amount : next < amount;
  return { amount: isTurned ? amount : next, currency };
}

export interface RentPreview {
  listing: OwnProperty;
  before: TypedSum;
  after: TypedSum;
  /** Why the rent stays: `same`, or the broken limit. */
  problem?: string;
  /** A moderator approves it first (decisions §5). */
  isMaterial: boolean;
}

export const SAME = 'same';

const wasApproved = ({ status }: OwnProperty): boolean => status !== 'draft' && status !== 'rejected';

function problemOf(before: TypedSum, after: TypedSum): string | undefined {
  if (after.amount === before.amount) return SAME;
  return sumProblem(sumLimits.price, after);
}

/** The rents that a change makes; listings without a rent are left out. */
export const previewRents = (listings: readonly OwnProperty[], change: RentChange): RentPreview[] =>
  listings.flatMap((listing) => {
    const before = listing.price?.entered;
    if (!before) return [];
    const after = changedRent(before, change);
    const problem = problemOf(before, after);
    const approved = listing.approvedPrice?.cents ?? 0;
    const isMaterial =
      !problem && wasApproved(listing) && isMaterialPrice(sumOf(after.amount, after.currency), approved);
    return [{ listing, before, after, isMaterial, ...(problem && { problem }) }];
  });
