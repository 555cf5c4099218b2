interface Entry {
  /** Undefined: of every city. */
  city: string | undefined;
  count: Promise<number>;
  expires: number;
}

const MOST_ENTRIES = 5000;
const KEPT_MS = 30_000;

/** Counts of searches for half a minute: one query at a time for each, forgotten when a listing of the city changes. */
export class CountCache {
  readonly #entries = new Map<string, Entry>();

  async get(key: string, city: string | undefined, count: () => Promise<number>): Promise<number> {
    const known = this.#entries.get(key);
    if (known && known.expires > Date.now()) return known.count;
    this.#entries.delete(key);
    if (this.#entries.size >= MOST_ENTRIES) this.#dropOldest();
    const entry: Entry = { city, count: count(), expires: Date.now() + KEPT_MS };
    this.#entries.set(key, entry);
    entry.count.catch(() => this.#entries.delete(key));
    return entry.count;
  }

  /** Forgets what a change in this city may have made wrong. */
  forget(city: string): void {
    for (const [key, entry] of this.#entries) {
      if (entry.city === undefined || entry.city === city) this.#entries.delete(key);
    }
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
