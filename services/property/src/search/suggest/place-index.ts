import type { Suggestion } from '@pokriv/contracts/search/suggest';

/** A place that may be suggested; `names`: folded words, by which it is found. */
export type SuggestedPlace = Omit<Suggestion, 'count'> & { city: string; names: readonly string[] };

/** A name from one of its words to the end, or the whole name. */
export interface NamePart {
  text: string;
  place: SuggestedPlace;
  /** Index in the order of places. */
  at: number;
  isWhole: boolean;
}

/** Places by the prefixes of all words of their names; sorted once, for a lookup on each keystroke. */
export class PlaceIndex {
  readonly #parts: readonly NamePart[];
  /** Their texts with a space behind: ends of words. */
  readonly #spaced: readonly string[];

  constructor(places: readonly SuggestedPlace[]) {
    this.#parts = places
      .flatMap(partsOf)
      .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)));
    this.#spaced = this.#parts.map(({ text }) => `${text} `);
  }

  beginningWith(beginning: string): readonly NamePart[] {
    const from = this.#firstWhere(({ text }) => text >= beginning);
    return this.#parts.slice(
      from,
      this.#firstWhere(({ text }) => text >= beginning && !text.startsWith(beginning)),
    );
  }

  /** Names with the same first letter and a prefix one edit away. */
  nearlyBeginningWith(beginning: string): readonly NamePart[] {
    return this.beginningWith(beginning.charAt(0)).filter(({ text }) => isNearly(beginning, text));
  }

  /** Names with any first letter and whole first words one edit away: „фонтан“ is no beginning of „Монтана“. */
  withNearlyFirstWords(words: string): readonly NamePart[] {
    const spaced = `${words} `;
    return this.#parts.filter((_part, at) => isNearly(spaced, this.#spaced[at] ?? ''));
  }

  /**
   * Binary search.
   * @param holds false for the first parts, true for the rest
   */
  #firstWhere(holds: (part: NamePart) => boolean): number {
    let from = 0;
    let to = this.#parts.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const part = this.#parts[middle];
      if (part && holds(part)) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}

function partsOf(place: SuggestedPlace, at: number): NamePart[] {
  return place.names.flatMap((name) =>
    [...name.matchAll(/^| /gu)].map(({ index, 0: gap }) => ({
      ...{ text: name.slice(index + gap.length), place, at },
      isWhole: index + gap.length === 0,
    })),
  );
}

/** Whether a text has a prefix one edit away: insertion, deletion, replacement or swap. */
function isNearly(beginning: string, text: string): boolean {
  let at = 0;
  while (at < beginning.length && beginning[at] === text[at]) at += 1;
  const isSwapped = beginning[at] === text[at + 1] && beginning[at + 1] === text[at];
  return (
    goesOn(text, at + 1, beginning, at + 1) ||
    goesOn(text, at, beginning, at + 1) ||
    goesOn(text, at + 1, beginning, at) ||
    (isSwapped && goesOn(text, at + 2, beginning, at + 2))
  );
}

/** Whether the text has at `at` the rest of the beginning from `from`; without slices, since it tests every name. */
function goesOn(text: string, at: number, beginning: string, from: number): boolean {
  for (let more = 0; from + more < beginning.length; more += 1)
    if (text.charCodeAt(at + more) !== beginning.charCodeAt(from + more)) return false;
  return true;
}
