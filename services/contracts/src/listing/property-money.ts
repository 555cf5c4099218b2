import { z } from 'zod';

import { currencies, sumOf, toMoney, type Cents, type Sum, type TypedSum } from '../money.ts';
import { keysOf } from '../zod-parts.ts';
import { commissionTypes, depositTypes } from './property-options.ts';
import { sumLimits, sumProblem, sumSpan, type SumLimits } from './sum-limits.ts';

/** Whole euro cents; the cast adds the brand, which exists only in types. */
export const CentsOf = z.int().min(0) as unknown as z.ZodType<Cents, number>;
export const CurrencyKey = keysOf(currencies);

/** Sum in replies (`Money` of `money.ts`). */
export const Money = z.object({ cents: CentsOf, currency: z.literal('EUR'), bgn: z.number() });

/** Adds the sum as typed, for its owner. */
export const OwnMoney = Money.extend({
  entered: z.object({ amount: z.number(), currency: CurrencyKey }),
});
export type OwnMoney = z.infer<typeof OwnMoney>;

export const toOwnMoney = (sum: Sum): OwnMoney => ({ ...toMoney(sum), entered: sum.entered });

/** Typed sum, sum from a reply, or a plain number of leva (spec §3). */
export type SumInput = TypedSum | Pick<Sum, 'entered'> | number;

function typedOf(input: unknown): unknown {
  if (typeof input === 'number') return { amount: input, currency: 'BGN' };
  return input !== null && typeof input === 'object' && 'entered' in input ? input.entered : input;
}

/** Error for a value of another type. */
const notSum = ({ code, input }: { code: string; input?: unknown }): string | undefined =>
  code === 'invalid_type' && typeof input === 'string' ? 'Въведете сума.' : undefined;

/**
 * Converts a typed sum within limits to a sum of record.
 * @throws ZodError with both limits in the typed currency
 */
export function sumBetween(limits: SumLimits) {
  const typed = z
    .strictObject({ amount: z.number('Въведете сума.'), currency: CurrencyKey }, { error: notSum })
    .superRefine((sum, context) => {
      const message = sumProblem(limits, sum);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ description: `${sumSpan(limits, 'BGN')} или ${sumSpan(limits, 'EUR')}` })
    .transform(({ amount, currency }) => sumOf(Math.round(amount * 100) / 100, currency));
  return z.preprocess((input: SumInput) => typedOf(input), typed);
}

/** Accepts `value` of earlier clients for months, percent and leva (decisions §3). */
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

/** An amount, or `months`: 0.5 to 3 rents in steps of 0.5. */
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

/** Agent's fee: an amount, or 1 to 200 % of one rent. */
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
