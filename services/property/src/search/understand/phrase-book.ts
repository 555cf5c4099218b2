import { sentenceWords, type SentenceWord } from './sentence-words.ts';

export interface PhraseMatch<Meaning> {
  length: number;
  meanings: readonly Meaning[];
  /** Equal letter by letter, not only by stem. */
  isExact: boolean;
}

interface Phrase<Meaning> {
  words: readonly SentenceWord[];
  meanings: Meaning[];
}

/** Shortest word that tolerates a typo. */
const SHORTEST_TYPO = 6;

/** Phrases, matched in a sentence in any script and number. */
export class PhraseBook<Meaning> {
  readonly #byText = new Map<string, Phrase<Meaning>>();
  readonly #byFirst = new Map<string, Phrase<Meaning>[]>();
  #mostWords = 0;

  /** Adds a meaning to a phrase; a phrase may have several. */
  add(phrase: string, meaning: Meaning): void {
    const words = sentenceWords(phrase);
    const text = words.map(({ keys }) => keys[0]).join(' ');
    const known = this.#byText.get(text);
    if (known) {
      known.meanings.push(meaning);
      return;
    }
    const added = { words, meanings: [meaning] };
    this.#byText.set(text, added);
    this.#mostWords = Math.max(this.#mostWords, words.length);
    for (const key of words[0]?.keys ?? []) {
      const phrases = this.#byFirst.get(key) ?? [];
      this.#byFirst.set(key, phrases);
      phrases.push(added);
    }
  }

  has(phrase: string): boolean {
    const text = sentenceWords(phrase).map(({ keys }) => keys[0]);
    return this.#byText.has(text.join(' '));
  }

  /** The longest phrase starting at a word. */
  at(words: readonly SentenceWord[], from: number): PhraseMatch<Meaning> | undefined {
    const first = words[from]?.keys ?? [];
    return longest(
      first.flatMap((key) => this.#byFirst.get(key) ?? []),
      { words, from, isSame },
    );
  }

  /** Whether a phrase ends right before a word. */
  endsAt(words: readonly SentenceWord[], next: number): boolean {
    for (let length = 1; length <= this.#mostWords; length += 1)
      if (this.at(words, next - length)?.length === length) return true;
    return false;
  }

  /** `at` with abbreviations such as „мл. 1“ or one typo in a long word. */
  nearlyAt(words: readonly SentenceWord[], from: number): PhraseMatch<Meaning> | undefined {
    return longest([...this.#byText.values()], { words, from, isSame: isNearly });
  }
}

/** A book of phrases that all mean the same. */
export function phraseSet(phrases: readonly string[]): PhraseBook<true> {
  const book = new PhraseBook<true>();
  for (const phrase of phrases) book.add(phrase, true);
  return book;
}

interface Sought {
  words: readonly SentenceWord[];
  from: number;
  isSame: (typed: SentenceWord, known: SentenceWord, length: number) => boolean;
}

function longest<Meaning>(
  phrases: readonly Phrase<Meaning>[],
  { words, from, isSame: same }: Sought,
): PhraseMatch<Meaning> | undefined {
  let best: PhraseMatch<Meaning> | undefined;
  for (const { words: known, meanings } of phrases) {
    if (known.length <= (best?.length ?? 0) || from + known.length > words.length) continue;
    const isHere = known.every((word, at) => {
      const typed = words[from + at];
      return typed !== undefined && same(typed, word, known.length);
    });
    if (!isHere) continue;
    const isExact = known.every(({ folded }, at) => words[from + at]?.folded === folded);
    best = { length: known.length, meanings, isExact };
  }
  return best;
}

const isSame = (typed: SentenceWord, known: SentenceWord): boolean =>
  typed.keys.some((key) => known.keys.includes(key));

/** Only names of several words are abbreviated. */
function isNearly(typed: SentenceWord, known: SentenceWord, length: number): boolean {
  if (isSame(typed, known)) return true;
  if (typed.value !== undefined || known.value !== undefined) return false;
  const isShortened = typed.gap.startsWith('.') && typed.folded.length < known.folded.length;
  if (isShortened) return length > 1 && known.folded.startsWith(typed.folded);
  if (known.folded.length < SHORTEST_TYPO || typed.folded[0] !== known.folded[0]) return false;
  return isOneEditAway(typed.folded, known.folded);
}

/** Insertion, deletion, replacement, or a swap of two letters. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.slice(1) === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}
