import type { Location } from '@pokriv/contracts/property-location';
import type { ListingFields } from '@pokriv/contracts/property';

type Part<Value> = { [Key in keyof Value]?: Value[Key] };

/** A listing while it is being written: like the contract's, but its groups may be half filled in. */
export type DraftFields = Omit<ListingFields, 'location' | 'deposit' | 'commission'> & {
  location?: Part<Location>;
  deposit?: Part<NonNullable<ListingFields['deposit']>>;
  commission?: Part<NonNullable<ListingFields['commission']>>;
};
export type FieldKey = keyof DraftFields & string;

/** A field as errors name it: `price`, `location.city`. */
export type FieldPath =
  | Exclude<FieldKey, 'location' | 'deposit' | 'commission'>
  | `location.${Exclude<keyof Location & string, 'geo'>}`
  | `${'deposit' | 'commission'}.${'type' | 'value'}`;

const split = (path: FieldPath): [FieldKey, string | undefined] => {
  const [key, inner] = path.split('.');
  return [key as FieldKey, inner];
};

export function valueAt(fields: DraftFields, path: FieldPath): unknown {
  const [key, inner] = split(path);
  const value = fields[key];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

/** The fields with one of them changed; an empty text counts as nothing. */
export function withValue(fields: DraftFields, path: FieldPath, value: unknown): DraftFields {
  const [key, inner] = split(path);
  const next = value === '' ? undefined : value;
  if (inner === undefined) return { ...fields, [key]: next };
  return { ...fields, [key]: { ...(fields[key] as object | undefined), [inner]: next } };
}

export const keyOf = (path: FieldPath): FieldKey => split(path)[0];
