/** Limit of unsorted values before a merge. */
const MOST_FRESH = 512;

/** Distinct texts with lookup by prefix. */
export class SortedValues {
  #sorted: string[];
  #fresh: string[] = [];

  constructor(values: Iterable<string>) {
    this.#sorted = [...values].sort(byCode);
  }

  add(value: string): void {
    this.#fresh.push(value);
    if (this.#fresh.length <= MOST_FRESH) return;
    this.#sorted = merged(this.#sorted, this.#fresh.sort(byCode));
    this.#fresh = [];
  }

  keep(isKept: (value: string) => boolean): void {
    this.#sorted = this.#sorted.filter(isKept);
    this.#fresh = this.#fresh.filter(isKept);
  }

  /** Values longer than the prefix. */
  beginningWith(beginning: string): string[] {
    const isLonger = (value: string) => value.length > beginning.length && value.startsWith(beginning);
    const found = this.#fresh.filter(isLonger);
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at += 1) {
      const value = this.#sorted[at] ?? '';
      if (!value.startsWith(beginning)) break;
      if (isLonger(value)) found.push(value);
    }
    return found;
  }

  #firstFrom(beginning: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  for (const value of one) {
    for (let next = other[at]; next !== undefined && next < value; next = other[at]) {
      all.push(next);
      at += 1;
    }
    all.push(value);
  }
  return all.concat(other.slice(at));
}
