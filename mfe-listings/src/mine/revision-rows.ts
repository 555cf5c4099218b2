import { cityName } from '@pokriv/contracts/place/cities';
import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import { formatBoth, toMoney, type Currency, type Sum } from '@pokriv/contracts/money';
import { formatPhone } from '@pokriv/contracts/phone';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { revisionTexts as texts } from './revision-texts.ts';

export interface RevisionRow {
  field: string;
  name: string;
  before: string;
  after: string;
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function typeName(value: unknown): string {
  const names: Readonly<Record<string, string>> = propertyTypes;
  return names[String(value)] ?? String(value);
}

const formatters: Readonly<Record<string, (value: unknown, currency: Currency) => string>> = {
  propertyType: typeName,
  price: (value, currency) => formatBoth(toMoney(value as Sum), currency),
  availableFrom: (value) => formatDate(String(value)),
  contactPhone: (value) => formatPhone(String(value)),
  'location.city': (value) => cityName(String(value)),
  'location.geo': (value) =>
    isObject(value) ? `${formatNumber(Number(value.lat), 4)}; ${formatNumber(Number(value.lon), 4)}` : '',
};

function tell(field: string, value: unknown, currency: Currency): string {
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const format = formatters[field];
  if (format) return format(value, currency);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

function partsOf({ field, before, after }: RevisionChange): RevisionChange[] {
  if (!(field === 'location' && (isObject(before) || isObject(after)))) return [{ field, before, after }];
  const [old, next]: [Values, Values] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((key) => !isSame(old[key], next[key]))
    .map((key) => ({ field: `${field}.${key}`, before: old[key], after: next[key] }));
}

export const revisionRows = (changes: readonly RevisionChange[], currency: Currency): RevisionRow[] =>
  changes
    .filter(({ field }) => field !== 'images')
    .flatMap(partsOf)
    .map(({ field, before, after }) => ({
      field,
      name: fieldName(field),
      before: tell(field, before, currency),
      after: tell(field, after, currency),
    }));

interface ShownPicture {
  id: string;
  alt: string;
  placeholder: string;
  width: number;
  height: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function picturesIn(value: unknown): ShownPicture[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap(({ id, alt, placeholder, width, height }) =>
    typeof id === 'string'
      ? [
          {
            id,
            alt: text(alt),
            placeholder: text(placeholder),
            width: Number(width),
            height: Number(height),
          },
        ]
      : [],
  );
}
