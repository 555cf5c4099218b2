import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Currency } from '@pokriv/contracts/money';

import { texts } from '../../messages.ts';
import { basics, building } from '../facts/basics.ts';
import type { Fact } from '../facts/fact.ts';
import { money } from '../facts/money.ts';
import { people } from '../facts/people.ts';
import { place } from '../facts/place.ts';
import { terms } from '../facts/terms.ts';

export interface ChangedFact {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

const factsOf = (listing: OwnProperty, currency: Currency): Fact[] =>
  [basics, money, building, terms, place, people].flatMap((group) => group(listing, currency));

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const applyChanges = (
  listing: OwnProperty,
  changes: readonly RevisionChange[],
  side: 'before' | 'after',
): OwnProperty => ({
  ...listing,
  ...Object.fromEntries(
    changes.map((change) => [change.field, change[side] ?? (change.field === 'location' ? {} : undefined)]),
  ),
});

/** Fields that differ between a public listing and its pending changes, except pictures. */
export function changedFacts(
  listing: OwnProperty,
  changes: readonly RevisionChange[],
  currency: Currency,
): ChangedFact[] {
  const words = changes.flatMap(({ field, before, after }) =>
    field === 'title' || field === 'description'
      ? [{ name: texts.revision.words[field], before: text(before), after: text(after) }]
      : [],
  );
  const plain = changes.filter(({ field }) => field !== 'images');
  const old = new Map(factsOf(applyChanges(listing, plain, 'before'), currency));
  const facts = factsOf(applyChanges(listing, plain, 'after'), currency)
    .filter(([field, after]) => old.get(field) !== after)
    .map(([field, after]) => ({ name: texts.listing.fields[field], before: old.get(field), after }));
  return [...words, ...facts];
}
