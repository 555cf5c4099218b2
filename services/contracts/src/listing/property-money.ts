import { z } from 'zod';

import {
  currencies,
  formatSum,
  sumOf,
  toMoney,
  type Cents,
  type Currency,
  type Sum,
  type TypedSum,
} from '../money.ts';
import { keysOf } from '../zod-parts.ts';
import { commissionTypes, depositTypes } from './property-options.ts';

/** Whole euro cents; the brand of `Cents` is of its type alone. */
export const CentsOf = z.int().min(0) as unknown as z.ZodType<Cents, number>;
export const CurrencyKey = keysOf(currencies);

/** A sum in replies (`Money` of `money.ts`). */
export const Money = z.object({ cents: CentsOf, currency: z.literal('EUR'), bgn: z.number() });

/** What an owner reads: with the sum as typed. */
export const OwnMoney = Money.extend({
  entered: z.object({ amount: z.number(), currency: CurrencyKey }),
});
export type OwnMoney = z.infer<typeof OwnMoney>;

export const toOwnMoney = (sum: Sum): OwnMoney => ({ ...toMoney(sum), entered: sum.entered });

/** Limits of a typed sum in whole units of each currency, both inclusive. */
export type SumLimits = Record<Currency, readonly [least: number, most: number]>;

/** What a caller may send for a sum: typed, as read, or (spec §3) a plain number of leva. */
export type SumInput = TypedSum | Pick<Sum, 'entered'> | number;

function typedOf(input: unknown): unknown {
  if (typeof input === 'number') return { amount: input, currency: 'BGN' };
  return input !== null && typeof input === 'object' && 'entered' in input ? input.entered : input;
}

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const betweenIn = ([least, most]: readonly [number, number], currency: Currency): string =>
  `от ${formatSum(least, currency)} до ${formatSum(most, currency)}`;

/**
 * A typed sum within limits; becomes a sum of record.
 * @throws ZodError that names both limits in the currency that was typed
 */
export function sumBetween(limits: SumLimits) {
  const typed = z
    .strictObject({ amount: z.number('Въведете сума.'), currency: CurrencyKey })
    .superRefine(({ amount, currency }, context) => {
      const [least, most] = limits[currency];
      if (amount >= least && amount <= most && hasCents(amount)) return;
      context.addIssue({
        code: 'custom',
        message: `Въведете сума ${betweenIn(limits[currency], currency)}, най-много с два знака след запетаята.`,
      });
    })
    .meta({ description: `${betweenIn(limits.BGN, 'BGN')} или ${betweenIn(limits.EUR, 'EUR')}` })
    .transform(({ amount, currency }) => sumOf(Math.round(amount * 100) / 100, currency));
  return z.preprocess((input: SumInput) => typedOf(input), typed);
}

/** design/money: the whole span of the specification can be typed in either currency. */
export const sumLimits = {
  price: { BGN: [50, 50_000], EUR: [25, 25_000] },
  deposit: { BGN: [1, 100_000], EUR: [0.5, 50_000] },
  monthly: { BGN: [0, 5000], EUR: [0, 2500] },
  commission: { BGN: [1, 50_000], EUR: [0.5, 25_000] },
} as const satisfies Record<string, SumLimits>;

/** Earlier clients send months, percent and leva alike as `value` (decisions §3). */
const named =
  (byType: Readonly<Record<string, string>>) =>
  (input: unknown): unknown => {
    if (input === null || typeof input !== 'object' || !('value' in input)) return input;
    const { value, ...rest } = input;
    const name = 'type' in rest ? byType[String(rest.type)] : undefined;
    return name === undefined ? rest : { [name]: value, ...rest };
  };

const earlier = <Schema extends z.ZodType>(byType: Readonly<Record<string, string>>, schema: Schema) =>
  z.preprocess((input: z.input<Schema>) => named(byType)(input), schema);

const isHalfMonths = (months: number | undefined): boolean =>
  months !== undefined && months >= 0.5 && months <= 3 && (months * 2) % 1 === 0;

/** `months`: 0.5–3 rents in steps of 0.5; or an amount. */
export const Deposit = earlier(
  { months: 'months', amount: 'amount' },
  z
    .strictObject({
      type: keysOf(depositTypes),
      months: z.number().optional(),
      amount: sumBetween(sumLimits.deposit).optional(),
    })
    .superRefine(({ type, months, amount }, context) => {
      if (type === 'months' && !isHalfMonths(months))
        context.addIssue({
          code: 'custom',
          path: ['months'],
          message: 'Въведете от 0,5 до 3 наема през половин.',
        });
      if (type === 'amount' && amount === undefined)
        context.addIssue({ code: 'custom', path: ['amount'], message: 'Въведете сума.' });
    })
    .transform(({ type, months, amount }) => ({
      type,
      ...(type === 'months' && { months }),
      ...(type === 'amount' && { amount }),
    })),
);
export type Deposit = z.infer<typeof Deposit>;

const PERCENT_MAX = 200;

/** Agent's fee: 1–200 % of one rent, or an amount. */
export const Commission = earlier(
  { percent: 'percent', amount: 'amount' },
  z
    .strictObject({
      type: keysOf(commissionTypes),
      percent: z.number().optional(),
      amount: sumBetween(sumLimits.commission).optional(),
    })
    .superRefine(({ type, percent = 0, amount }, context) => {
      if (type === 'percent' && !(Number.isInteger(percent) && percent >= 1 && percent <= PERCENT_MAX))
        context.addIssue({
          code: 'custom',
          path: ['percent'],
          message: `Въведете цяло число от 1 до ${PERCENT_MAX}.`,
        });
      if (type === 'amount' && amount === undefined)
        context.addIssue({ code: 'custom', path: ['amount'], message: 'Въведете сума.' });
    })
    .transform(({ type, percent, amount }) => ({
      type,
      ...(type === 'percent' && { percent }),
      ...(type === 'amount' && { amount }),
    })),
);
export type Commission = z.infer<typeof Commission>;
