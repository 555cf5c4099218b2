import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { AT_ONCE, isFreeNow } from '@pokriv/contracts/listing/availability';
import { cityName } from '@pokriv/contracts/place/cities';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatBoth, toMoney } from '@pokriv/contracts/money';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import { isUnread, valueAt, type DraftFields, type DraftSum, type FieldPath } from '../draft-fields.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts } from '../messages.ts';
import { keepingTexts } from './messages.ts';

type Labels = Readonly<Record<string, string>>;

const labelsOf: Record<string, Labels> = {
  propertyType: option.propertyTypes,
  layout: option.layouts,
  constructionType: option.constructionTypes,
  condition: option.conditions,
  heating: option.heatings,
  furnishing: option.furnishings,
  exposure: option.exposures,
  energyClass: option.energyClasses,
  utilitiesIncluded: option.utilities,
  advertiserType: option.advertiserTypes,
  addressRegistration: option.addressRegistrations,
  pets: option.petRules,
  smoking: option.smokingRules,
  suitableFor: option.suitabilities,
  contactMethods: option.contactMethods,
  deposit: { ...option.depositTypes, none: keepingTexts.nothingToPay },
  commission: { ...option.commissionTypes, none: keepingTexts.nothingToPay },
};

const groupLabel: Record<string, FieldPath> = {
  deposit: 'deposit.type',
  commission: 'commission.type',
};

const ownName: Record<string, string> = {
  images: publishTexts.step.pictures,
  location: publishTexts.place,
  availableFrom: keepingTexts.available,
};

export const unitLabel = (unit: string): string =>
  ownName[unit] ?? fieldTexts[groupLabel[unit] ?? (unit as FieldPath)]?.label ?? unit;

/** Typed currency first. */
const sumText = (sum: DraftSum): string =>
  isUnread(sum) ? `„${sum.text}“` : formatBoth(toMoney(sum), sum.entered.currency);

interface PaidGroup {
  type?: string;
  months?: number;
  percent?: number;
  amount?: DraftSum;
}

const counted = (value: number, path: FieldPath): string =>
  `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} ${fieldTexts[path].suffix}`;

function groupText(labels: Labels, { type = '', months, percent, amount }: PaidGroup): string {
  const label = labels[type] ?? type;
  const sizes: Readonly<Record<string, string | undefined>> = {
    months: months === undefined ? undefined : counted(months, 'deposit.months'),
    percent: percent === undefined ? undefined : counted(percent, 'commission.percent'),
    amount: amount && sumText(amount),
  };
  return [label, sizes[type]].filter(Boolean).join(': ');
}

const isDraftSum = (value: object): value is DraftSum => isUnread(value) || 'cents' in value;

function nameOf(unit: string, value: string): string {
  if (unit === 'amenities') return amenityLabel(value);
  if (unit === 'location.city') return cityName(value);
  if (unit === 'availableFrom') return isFreeNow(value) ? AT_ONCE : keepingTexts.from(formatDate(value));
  return labelsOf[unit]?.[value] ?? value;
}

export function unitText(fields: DraftFields, unit: string): string {
  const value = valueAt(fields, unit);
  if (value === undefined || value === null || value === '') return keepingTexts.nothing;
  if (Array.isArray(value)) {
    return value.map((one) => nameOf(unit, String(one))).join(', ') || keepingTexts.nothing;
  }
  if (typeof value === 'boolean') return value ? publishTexts.yes : publishTexts.no;
  if (typeof value === 'string') return nameOf(unit, value);
  if (typeof value === 'number') {
    const number = unit === 'yearBuilt' ? String(value) : formatNumber(value);
    return [number, fieldTexts[unit as FieldPath]?.suffix].filter(Boolean).join(' ');
  }
  if (unit === 'location.geo') {
    const { lat, lon } = value as { lat: number; lon: number };
    return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
  }
  return isDraftSum(value) ? sumText(value) : groupText(labelsOf[unit] ?? {}, value);
}
