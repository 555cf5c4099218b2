import { createHash } from 'node:crypto';

import type { Entry } from '@pokriv/search-index';

import { listingSchema, type ListingSchema } from '../listing-index.ts';

type NumberField = keyof ListingSchema['numbers'];
type SetField = ListingSchema['sets'][number];

const isWord = (set: SetField): boolean => set === 'word' || set.endsWith('Word');
const entriesOf = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const numbers = Object.keys(listingSchema.numbers) as NumberField[];

/** An id as three numbers, for the map's single listings: text aggregates at a higher cost. */
export const idParts = ['idHigh', 'idMiddle', 'idLow'] as const;
const PART = 8;
const partsOf = (id: string) =>
  entriesOf(idParts, (part) => {
    const at = PART * idParts.indexOf(part);
    return Number.parseInt(id.slice(at, at + PART), 16);
  });
export const idOfParts = (parts: readonly number[]): string =>
  parts.map((part) => part.toString(16).padStart(PART, '0')).join('');

/** Fields of an index, with the names of the in-memory index. */
export const indexBody = (shards: number) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: 0,
      auto_expand_replicas: '0-1',
      // delay until a write is visible
      refresh_interval: '200ms',
      // deleted versions are retained while a rebuild may still write an older one
      gc_deletes: '1h',
      max_result_window: 10_000_000,
      // the recommended order, both keys of `readPage`: its searches stop after a page of each segment
      'sort.field': ['rank', 'id'],
      'sort.order': ['desc', 'desc'],
      // A search pays for each segment: about eight in place of twenty take a fifth off a page, for more merging.
      'merge.policy.floor_segment': '16mb',
      'merge.policy.segments_per_tier': 4,
      'merge.policy.max_merge_at_once': 4,
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword' },
      ...entriesOf(idParts, () => ({ type: 'long', index: false })),
      ...entriesOf(numbers, () => ({ type: 'double' })),
      lat: { type: 'double' },
      lon: { type: 'double' },
      ...entriesOf(listingSchema.sets, (set) =>
        isWord(set)
          ? { type: 'keyword', doc_values: false }
          : { type: 'keyword', eager_global_ordinals: true },
      ),
      /** `super`, `regular` or `others`: the streams of the recommended order. */
      stream: { type: 'keyword' },
      districtLabel: { type: 'keyword' },
    },
  },
});

const HASH = 8;

/** Releases with the same fields and settings share an index. */
export const fieldsHash = createHash('sha256')
  .update(JSON.stringify(indexBody(1)))
  .digest('hex')
  .slice(0, HASH);

/** @returns the document without null values and empty sets */
export function documentOf({ id, numbers: values, points, sets, labels }: Entry<ListingSchema>) {
  const [tier] = sets.tier ?? [];
  return {
    id,
    ...partsOf(id),
    ...entriesOf(numbers, (name) => {
      const value = values[name];
      const isShort = listingSchema.numbers[name].bytes === 4;
      // the in-memory index compares at the same precision
      return value === null || !isShort ? value : Math.fround(value);
    }),
    ...points.place,
    ...sets,
    stream: tier === 'super' || tier === 'regular' ? tier : 'others',
    ...(labels?.district !== undefined && { districtLabel: labels.district }),
  };
}
