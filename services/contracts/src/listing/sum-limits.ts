/** Limits of a listing's sums (design/money). Free of zod: pages load it. */
import { formatSum, type Currency, type TypedSum } from '../money.ts';

/** Inclusive limits in whole units of each currency. */
export type SumLimits = Record<Currency, readonly [least: number, most: number]>;

/** Each covers the range of the specification in both currencies (design/money). */
export const sumLimits = {
  price: { BGN: [50, 50_000], EUR: [25, 25_000] },
  deposit: { BGN: [1, 100_000], EUR: [0.5, 50_000] },
  monthly: { BGN: [0, 5000], EUR: [0, 2500] },
  commission: { BGN: [1, 50_000], EUR: [0.5, 25_000] },
} as const satisfies Record<string, SumLimits>;

/** `от 50 лв. до 50 000 лв.` */
export const sumSpan = (limits: SumLimits, currency: Currency): string =>
  `от ${formatSum(limits[currency][0], currency)} до ${formatSum(limits[currency][1], currency)}`;

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** @returns error text with both limits in the typed currency; undefined for a valid sum */
export function sumProblem(limits: SumLimits, { amount, currency }: TypedSum): string | undefined {
  const [least, most] = limits[currency];
  if (amount >= least && amount <= most && hasCents(amount)) return undefined;
  return `Въведете сума ${sumSpan(limits, currency)}, най-много с два знака след запетаята.`;
}
