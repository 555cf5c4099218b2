import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useCurrency } from '@pokriv/web-kit/price';

import { basics } from '../facts/basics.ts';
import { FactLines } from '../facts/fact-lines.tsx';
import type { FieldName } from '../facts/fact.ts';
import { money } from '../facts/money.ts';
import { people } from '../facts/people.ts';
import { terms } from '../facts/terms.ts';

/** Facts that most often decide, in reading order. */
const fields: readonly FieldName[] = [
  'video',
  'propertyType',
  'layout',
  'rooms',
  'area',
  'floor',
  'furnishing',
  'deposit',
  'commission',
  'availableFrom',
  'advertiserType',
  'agencyName',
  'contactName',
  'contactPhone',
];

interface KeyFactsProps {
  listing: OwnProperty;
  risks: readonly RiskFlag[];
}

export function KeyFacts({ listing, risks }: KeyFactsProps) {
  const currency = useCurrency();
  const known = new Map([basics, money, terms, people].flatMap((group) => group(listing, currency)));
  return (
    <FactLines
      facts={fields.flatMap((field) => (known.get(field) ? [[field, known.get(field)]] : []))}
      risks={risks}
    />
  );
}
