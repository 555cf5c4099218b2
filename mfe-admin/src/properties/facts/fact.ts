import { texts } from '../../messages.ts';

export type FieldName = keyof typeof texts.listing.fields;
export type Fact = readonly [field: FieldName, text: string | undefined];

type Table = Readonly<Record<string, string>>;

export const labelled = (table: Table, key: string | undefined) =>
  key === undefined ? undefined : (table[key] ?? key);

/** `Ток, Вода`; undefined for an empty list. */
export const labelledAll = (table: Table, keys: readonly string[] | undefined) =>
  keys?.length ? keys.map((key) => table[key] ?? key).join(', ') : undefined;

export const yesNo = (value: boolean | undefined) =>
  value === undefined ? undefined : value ? texts.listing.yes : texts.listing.no;

export const plain = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value);
