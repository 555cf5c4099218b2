import { z } from 'zod';

import {
  cents,
  currencies,
  formatSum,
  sumOf,
  toMoney,
  totalOf,
  type Cents,
  type Money as MoneyShape,
  type Sum,
  type TypedSum,
} from '../money.ts';
import { keysOf } from '../zod-parts.ts';
import { commissionTypes, depositTypes } from './property-options.ts';

export const CentsOf = z.int().min(0).transform(cents) as unknown as z.ZodType<Cents, number>;
export const CurrencyKey = keysOf(currencies);

/** A sum in replies (`Money` of `money.ts`). */
export const Money = z.object({
  cents: CentsOf,
  currency: z.literal('EUR'),
  bgn: z.number(),
}) as unknown as z.ZodType<MoneyShape, MoneyShape>;

/** What an owner reads: with the sum as typed. */
export const OwnMoney = z.object({
  cents: CentsOf,
  currency: z.literal('EUR'),
  bgn: z.number(),
  entered: z.object({ amount: z.number(), currency: CurrencyKey }),
}) as unknown as z.ZodType<MoneyShape & Pick<Sum, 'entered'>, MoneyShape & Pick<Sum, 'entered'>>;
export type OwnMoney = z.infer<typeof OwnMoney>;

export const toOwnMoney = (sum: Sum): OwnMoney => ({ ...toMoney(sum), entered: sum.entered });

/** Limits of a typed sum in whole units of each currency, both inclusive. */
export type SumLimits = Record<keyof typeof currencies, readonly [least: number, most: number]>;

/** What a caller may send for a sum: typed, as read, or (spec §3) a plain number of leva. */
export type SumInput = TypedSum | Pick<Sum, 'entered'> | number;

function typedOf(input: unknown): unknown {
  if (typeof input === 'number') return { amount: input, currency: 'BGN' };
  return input !== null && typeof input === 'object' && 'entered' in input ? input.entered : input;
}

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/**
 * A typed sum within limits; becomes a sum of record.
 * @throws ZodError that names both limits in the currency that was typed
 */
export const sumBetween = (limits: SumLimits) =>
  z.preprocess(
    typedOf,
    z
      .strictObject({ amount: z.number('Въведете сума.'), currency: CurrencyKey })
      .superRefine(({ amount, currency }, context) => {
        const [least, most] = limits[currency];
        if (amount >= least && amount <= most && hasCents(amount)) return;
        context.addIssue({
          code: 'custom',
          message: `Въведете сума от ${formatSum(least, currency)} до ${formatSum(most, currency)}, най-много с два знака след запетаята.`,
        });
      })
      .transform(({ amount, currency }) => sumOf(Math.round(amount * 100) / 100, currency)),
  ) as unknown as z.ZodType<Sum, SumInput>;

/** design/money: the whole span of the specification can be typed in either currency. */
export const sumLimits = {
  price: { BGN: [50, 50_000], EUR: [25, 25_000] },
  deposit: { BGN: [1, 100_000], EUR: [0.5, 50_000] },
  monthly: { BGN: [0, 5000], EUR: [0, 2500] },
  commission: { BGN: [1, 50_000], EUR: [0.5, 25_000] },
} as const satisfies Record<string, SumLimits>;

/** Earlier clients send months, percent and leva alike as `value` (decisions §3). */
const named = (byType: Readonly<Record<string, string>>) => (input: unknown) => {
  if (input === null || typeof input !== 'object' || !('value' in input)) return input;
  const { value, ...rest } = input;
  const name = 'type' in rest ? byType[String(rest.type)] : undefined;
  return name === undefined ? rest : { [name]: value, ...rest };
};

const earlier = <Schema extends z.ZodType>(byType: Readonly<Record<string, string>>, schema: Schema) =>
  z.preprocess(named(byType), schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;

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

/** What the sums of a listing are computed from. */
export interface PricedListing {
  price: Sum;
  deposit?: Deposit | undefined;
  commission?: Commission | undefined;
  monthlyFees?: Sum | undefined;
  estimatedUtilities?: Sum | undefined;
}

/** A share of a typed sum, rounded once, half up; of leva it is a share of the leva. */
const share = ({ cents: of, entered }: Sum, numerator: number, denominator: number): Sum => ({
  cents: cents(Math.round((of * numerator) / denominator)),
  entered: {
    amount: Math.round((Math.round(entered.amount * 100) * numerator) / denominator) / 100,
    currency: entered.currency,
  },
});

/** The deposit as a sum; undefined without one. */
export function depositSum({ price, deposit }: PricedListing): Sum | undefined {
  return deposit?.type === 'months' ? share(price, (deposit.months ?? 0) * 2, 2) : deposit?.amount;
}

/** The agent's fee as a sum; undefined without one. */
export function commissionSum({ price, commission }: PricedListing): Sum | undefined {
  return commission?.type === 'percent' ? share(price, commission.percent ?? 0, 100) : commission?.amount;
}

const known = (sums: readonly (Sum | undefined)[]): Sum[] => sums.filter((sum) => sum !== undefined);

export const moveInTotal = (listing: PricedListing): MoneyShape =>
  totalOf(known([listing.price, depositSum(listing), commissionSum(listing)]));

export const monthlySum = ({ price, monthlyFees, estimatedUtilities }: PricedListing): MoneyShape =>
  totalOf(known([price, monthlyFees, estimatedUtilities]));

/** Rent for a square metre, rounded once in each currency. @param area m² */
export function perSquareMetre(price: Sum, area: number): MoneyShape {
  const { cents: of, bgn } = toMoney(price);
  return {
    cents: cents(Math.round(of / area)),
    currency: 'EUR',
    bgn: Math.round((bgn * 100) / area) / 100,
  };
}

/** Sums derived by the server (decisions §3). */
export const derivedSums = (listing: PricedListing & { area: number }) => ({
  pricePerM2: perSquareMetre(listing.price, listing.area),
  moveInCost: moveInTotal(listing),
  monthlyTotal: monthlySum(listing),
});

/** A deposit or commission in replies. */
export const shownGroup = <Group extends { amount?: Sum | undefined }, Shown>(
  { amount, ...group }: Group,
  shown: (sum: Sum) => Shown,
): Omit<Group, 'amount'> & { amount?: Shown | undefined } => ({
  ...group,
  ...(amount && { amount: shown(amount) }),
});
