import { derivedSums, shownSums, type PricedListing } from '@pokriv/contracts/listing/listing-sums';
import { sumOf, toMoney, type Money, type Sum } from '@pokriv/contracts/money';

/** Legacy number: a sum in leva. */
export const sumOfLeva = (value: unknown): Sum | undefined =>
  typeof value === 'number' && value >= 0 ? sumOf(value, 'BGN') : undefined;

interface EarlierGroup {
  type: string;
  value?: unknown;
}

/** Legacy copies store months, percent and leva alike in `value`. */
function groupOfLeva({ type, value, ...group }: EarlierGroup): EarlierGroup {
  if (type === 'amount') return { type, ...group, amount: sumOfLeva(value) } as EarlierGroup;
  const name = type === 'none' ? undefined : type;
  return name === undefined ? { type, ...group } : ({ type, ...group, [name]: value } as EarlierGroup);
}

const sums = ['price', 'monthlyFees', 'estimatedUtilities'] as const;
const groups = ['deposit', 'commission'] as const;

const isGroup = (value: unknown): value is EarlierGroup =>
  typeof value === 'object' && value !== null && 'type' in value && 'value' in value;

/** Converts legacy sums to sums of record. */
export function fieldsOfLeva<Fields extends object>(fields: Fields): Fields {
  const kept = fields as Partial<Record<string, unknown>>;
  return {
    ...fields,
    ...Object.fromEntries(
      sums.filter((key) => typeof kept[key] === 'number').map((key) => [key, sumOfLeva(kept[key])]),
    ),
    ...Object.fromEntries(
      groups.flatMap((key) => {
        const group = kept[key];
        return isGroup(group) ? [[key, groupOfLeva(group)]] : [];
      }),
    ),
  };
}

/** A copy may hold totals, in leva, that are unknown today. */
const unknownTotals = { moveInCost: undefined, monthlyTotal: undefined };

const owned = (sum: Sum): Money & Pick<Sum, 'entered'> => ({ ...toMoney(sum), entered: sum.entered });

/** Migrates a listing or card of an offline copy from leva to euro cents. */
export function listingOfLeva<Listing extends object>(listing: Listing): Listing {
  const { price, approvedPrice, priceHistory } = listing as Record<string, unknown>;
  if (typeof price !== 'number') return listing;
  const typed = fieldsOfLeva(listing) as unknown as PricedListing & { area?: number };
  const approved = sumOfLeva(approvedPrice);
  return {
    ...listing,
    ...shownSums(typed, owned),
    ...unknownTotals,
    ...derivedSums(typed),
    ...(approved && { approvedPrice: toMoney(approved) }),
    ...(Array.isArray(priceHistory) && {
      priceHistory: (priceHistory as { price: unknown }[]).flatMap((entry) => {
        const sum = sumOfLeva(entry.price);
        return sum ? [{ ...entry, price: toMoney(sum) }] : [];
      }),
    }),
  };
}
