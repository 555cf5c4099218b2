import { sumOf, toCents } from '@pokriv/contracts/money';

import type { StoredListing } from '../listings/stored-listing.ts';

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const sums: readonly string[] = ['price', 'monthlyFees', 'estimatedUtilities'];
const groups: readonly string[] = ['deposit', 'commission'];

const fromLeva = (value: unknown): unknown => (typeof value === 'number' ? sumOf(value, 'BGN') : value);

/**
 * Converts `{ type, value }` in months, percent or leva to `{ type, months }`, `{ type, percent }` or `{
 * type, amount }`.
 */
function groupWithSum(group: unknown): unknown {
  if (!isPart(group) || !('value' in group)) return group;
  const { type, value } = group;
  if (type === 'amount') return { type, amount: fromLeva(value) };
  return type === 'none' ? { type } : { type, [String(type)]: value };
}

function convertedField([key, value]: readonly [string, unknown]): [string, unknown] {
  if (sums.includes(key)) return [key, fromLeva(value)];
  return [key, groups.includes(key) ? groupWithSum(value) : value];
}

/** Returns the same object when nothing changes. */
function fieldsWithSums<Fields extends Part>(fields: Fields): Fields {
  const converted = Object.entries(fields).map(convertedField);
  return converted.every(([key, value]) => value === fields[key])
    ? fields
    : (Object.fromEntries(converted) as unknown as Fields);
}

function historyWithSums(history: StoredListing['priceHistory']): StoredListing['priceHistory'] {
  const isInLeva = ({ price }: { price: unknown }) => typeof price === 'number';
  return history.some(isInLeva)
    ? history.map((entry) => ({ ...entry, price: fromLeva(entry.price) as typeof entry.price }))
    : history;
}

function approvalWithCents(approval: StoredListing['approval']): StoredListing['approval'] {
  if (!isPart(approval) || !('price' in approval)) return approval;
  const { price, ...others } = approval;
  return { ...others, priceCents: toCents({ amount: Number(price), currency: 'BGN' }) };
}

/**
 * Converts a listing's sums from plain numbers of leva to sums of record. Pure and idempotent: converted
 * parts are returned as they are.
 */
export function withSums(stored: StoredListing): StoredListing {
  const { fields, revision, priceHistory, approval } = stored;
  const revised = revision && fieldsWithSums(revision.fields);
  return {
    ...stored,
    fields: fieldsWithSums(fields),
    revision:
      revision && revised && revised !== revision.fields ? { ...revision, fields: revised } : revision,
    priceHistory: historyWithSums(priceHistory),
    approval: approvalWithCents(approval),
  };
}
