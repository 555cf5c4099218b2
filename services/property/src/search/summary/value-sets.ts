import type { Bits } from './bits.ts';
import { RowSet } from './row-set.ts';

const fields = [
  'city',
  'type',
  'bucket',
  'district',
  /** super, regular, premium; nothing for the others. */
  'tier',
  'amenities',
  'heating',
  'furnishing',
  'pets',
  'advertiserType',
  'layout',
  'constructionType',
  'rooms',
  /** Every word; those of title, place and kind; those of title and place; those of the title alone. */
  'word',
  'kindWord',
  'placeWord',
  'titleWord',
] as const;
export type SetField = (typeof fields)[number];

const noSet = new RowSet();

/** For every value of every field the rows that have it. */
export class ValueSets {
  readonly #sets = new Map<SetField, Map<string, RowSet>>(fields.map((field) => [field, new Map()]));

  add(row: number, field: SetField, value: string): void {
    const sets = this.#sets.get(field);
    const known = sets?.get(value);
    const set = known ?? new RowSet();
    if (!known) sets?.set(value, set);
    set.add(row);
  }

  of(field: SetField): ReadonlyMap<string, RowSet> {
    return this.#sets.get(field) ?? new Map<string, RowSet>();
  }

  get(field: SetField, value: string): RowSet {
    return this.#sets.get(field)?.get(value) ?? noSet;
  }

  /** Forgets dead rows, and values that nothing has any more. */
  settle(live: Bits, rows: number): void {
    for (const sets of this.#sets.values()) {
      for (const [value, set] of sets) {
        set.settle(live, rows);
        if (set.size === 0) sets.delete(value);
      }
    }
  }
}
