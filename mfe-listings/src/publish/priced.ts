import type { Priced } from '../cost/move-in-cost.ts';
import type { DraftFields } from './draft-fields.ts';

type Choice<Type> = { type?: Type; value?: number } | undefined;

const chosen = <Type extends string>(choice: Choice<Type>) =>
  choice?.type && { type: choice.type, value: choice.value };

/** The sums filled in so far; an owner never takes a commission (decisions §3). */
export function pricedOf({ price, deposit, commission, advertiserType, ...rest }: DraftFields) {
  const sums: Priced = {
    price,
    deposit: chosen(deposit),
    commission: advertiserType === 'owner' ? undefined : chosen(commission),
    monthlyFees: rest.monthlyFees,
    estimatedUtilities: rest.estimatedUtilities,
  };
  return { ...sums, utilitiesIncluded: rest.utilitiesIncluded };
}
