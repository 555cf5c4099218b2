import type { Location } from '@pokriv/contracts/listing/property-location';
import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';
import type { Currency, Sum } from '@pokriv/contracts/money';

type Part<Value> = { [Key in keyof Value]?: Value[Key] };

/** Unparsable sum in a field of this currency. */
export interface UnreadSum {
  text: string;
  currency: Currency;
}
export type DraftSum = Sum | UnreadSum;

type SumKey = 'price' | 'monthlyFees' | 'estimatedUtilities';
export type SumPath = SumKey | 'deposit.amount' | 'commission.amount';

type PaidGroup<Value> = Omit<Part<Value>, 'amount'> & { amount?: DraftSum };

/** As in the contract, but groups may be incomplete and sums unread. */
export type DraftFields = Omit<ListingFields, SumKey | 'location' | 'deposit' | 'commission'> & {
  [Key in SumKey]?: DraftSum;
} & {
  location?: Part<Location>;
  deposit?: PaidGroup<NonNullable<ListingFields['deposit']>>;
  commission?: PaidGroup<NonNullable<ListingFields['commission']>>;
};
export type FieldKey = keyof DraftFields & string;

/** Path in errors: `price`, `location.city`. */
export type FieldPath =
  | Exclude<FieldKey, 'location' | 'deposit' | 'commission'>
  | `location.${keyof Location & string}`
  | `deposit.${'type' | 'months' | 'amount'}`
  | `commission.${'type' | 'percent' | 'amount'}`;

export const isUnread = (value: unknown): value is UnreadSum =>
  typeof value === 'object' && value !== null && 'text' in value;

/** Undefined for an unparsable text. */
export const readSum = (value: DraftSum | undefined): Sum | undefined =>
  value === undefined || isUnread(value) ? undefined : value;

const split = (path: string): [FieldKey, string | undefined] => {
  const [key, inner] = path.split('.');
  return [key as FieldKey, inner];
};

export function valueAt(fields: DraftFields, path: string): unknown {
  const [key, inner] = split(path);
  const value = fields[key];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

/** Empty text clears the field. */
export function withValue(fields: DraftFields, path: string, value: unknown): DraftFields {
  const [key, inner] = split(path);
  const next = value === '' ? undefined : value;
  if (inner === undefined) return { ...fields, [key]: next };
  return { ...fields, [key]: { ...(fields[key] as object | undefined), [inner]: next } };
}

const ordered = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
      )
    : value;

/** Equality as on the server: independent of key order, and empty equals missing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null, ordered) === JSON.stringify(other ?? null, ordered);
