import type { Reading } from '@pokriv/contracts/search/suggest';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { SearchState } from '../search-address/search-state.ts';
import type { CityCounts, PlaceChoice } from './place-choice.ts';
import { readChange } from './read-change.ts';
import { readTyped, sentenceChange } from './read-typed.ts';
import type { Understood } from './understood.ts';
import { useSuggestions, type Where } from './use-suggestions.ts';
import { wordsBefore } from './words-before.ts';

interface SearchFieldOptions {
  /** Words of the page, until typing begins. */
  value: string;
  /** Text that was typed before the field came. */
  typed?: string;
  /** Filters that the typed ones are added to. */
  state: SearchState;
  where: Where;
  counts: CityCounts | undefined;
  /** A selected city fills the field; the form then searches. */
  fillsCity?: boolean;
  onSearch: (part: Partial<SearchState>, sentence: { text: string; understood?: Understood }) => void;
}

/** One field for a place, words or a sentence (docs/adr/0058). A parsing failure keeps the typed text. */
export function useSearchField(options: SearchFieldOptions) {
  const { value, typed = '', where, counts, fillsCity = false } = options;
  // A new value of the page, such as after Back, resets the typing.
  const [typing, setTyping] = useState<{ text: string; over: string } | undefined>(
    typed ? { text: typed, over: value } : undefined,
  );
  const [filled, setFilled] = useState<PlaceChoice>();
  const [isReading, setIsReading] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const isTyped = typing?.over === value;
  const text = isTyped ? typing.text : value;
  const suggestions = useSuggestions(text, where, { counts, isTyped });
  useEffect(() => () => asked.current?.abort(), []);
  // Filters may change while a sentence is parsed.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const type = (next: string) => setTyping({ text: next, over: value });
  const go = (part: Partial<SearchState>, understood?: Understood) => {
    setTyping(undefined);
    latest.current.onSearch(part, { text: text.trim(), understood });
  };

  /** Undefined when parsing fails; `'replaced'` after a newer search. */
  const read = async (sentence: string): Promise<Reading | 'replaced' | undefined> => {
    asked.current?.abort();
    if (sentence === text.trim() && suggestions.reading) return suggestions.reading;
    const mine = new AbortController();
    asked.current = mine;
    setIsReading(true);
    const reading = await readTyped(sentence, where, mine.signal);
    if (asked.current === mine) setIsReading(false);
    return mine.signal.aborted ? 'replaced' : reading;
  };

  /** Parses the words and searches with them, and with a place selected after them. */
  const searchWords = async (words: string, place?: PlaceChoice) => {
    const reading = await read(words);
    if (reading === 'replaced') return;
    const { state } = latest.current;
    const chosen = place ? readChange(state, place.params, where.currency) : {};
    if (!reading) return go({ ...chosen, query: words });
    const { part, understood } = sentenceChange(state, { sentence: words, reading, where });
    go({ ...part, ...chosen }, understood);
  };

  const choosePlace = (place: PlaceChoice) =>
    go({ query: '', ...readChange(options.state, place.params, where.currency) });

  const search = () => {
    const sentence = text.trim();
    if (filled?.label === sentence) return choosePlace(filled);
    if (sentence === '') return go({ query: '' });
    void searchWords(sentence);
  };

  const choose = (place: PlaceChoice) => {
    asked.current?.abort();
    const before = wordsBefore(text, place.label);
    if (fillsCity && place.kind === 'city') {
      type([before, place.label].filter(Boolean).join(' '));
      return setFilled(before ? undefined : place);
    }
    if (before === '') return choosePlace(place);
    void searchWords(before, place);
  };

  /** Discards the typed text, also while it is parsed. */
  const drop = () => {
    asked.current?.abort();
    setTyping(undefined);
  };

  return { text, type, suggestions, isReading, search, choose, drop };
}

export type SearchFieldState = ReturnType<typeof useSearchField>;
