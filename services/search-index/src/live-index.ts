import type { Entry, IndexSchema, OrderName } from './schema.ts';
import { SearchIndex } from './search-index.ts';

export type Change<Schema extends IndexSchema> =
  { put: Entry<Schema> } | { remove: string } | { move: string; by: OrderName<Schema>; value: number };

interface Filling<Schema extends IndexSchema> {
  index: SearchIndex<Schema>;
  /** Ids changed since the fill began; the fill may read older versions of them. */
  changed: Set<string>;
}

/**
 * The index that serves searches. A new one is filled beside it and replaces it only when complete: searches
 * never see a partial index, and the old one stays up to date. Both are in memory meanwhile.
 */
export class LiveIndex<Schema extends IndexSchema> {
  readonly schema: Schema;
  #current: SearchIndex<Schema> | undefined;
  #filling: Filling<Schema> | undefined;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  get current(): SearchIndex<Schema> | undefined {
    return this.#current;
  }

  get isReady(): boolean {
    return this.#current !== undefined;
  }

  /**
   * Replaces the index; aborts a fill in progress.
   * @throws errors of `entries`; the old index then stays
   */
  async fill(entries: AsyncIterable<Entry<Schema>> | Iterable<Entry<Schema>>): Promise<void> {
    const filling: Filling<Schema> = { index: new SearchIndex(this.schema), changed: new Set() };
    this.#filling = filling;
    try {
      for await (const entry of entries) {
        if (this.#filling !== filling) return;
        if (!filling.changed.has(entry.id)) filling.index.put(entry);
      }
      await filling.index.complete();
      if (this.#filling === filling) this.#current = filling.index;
    } finally {
      if (this.#filling === filling) this.#filling = undefined;
    }
  }

  apply(change: Change<Schema>): void {
    if (this.#current) applyTo(this.#current, change);
    if (!this.#filling) return;
    applyTo(this.#filling.index, change);
    if ('put' in change) this.#filling.changed.add(change.put.id);
    if ('remove' in change) this.#filling.changed.add(change.remove);
  }
}

function applyTo<Schema extends IndexSchema>(index: SearchIndex<Schema>, change: Change<Schema>): void {
  if ('put' in change) index.put(change.put);
  else if ('remove' in change) index.remove(change.remove);
  else index.move(change.move, change.by, change.value);
}
