import type { Reading } from '@pokriv/contracts/search/suggest';
import { useEffect, useRef, useState } from 'react';

import type { SearchState } from '../search-address/search-state.ts';
import type { CityCounts, PlaceChoice } from './place-choice.ts';
import { readChange } from './read-change.ts';
import { readTyped, sentenceChange } from './read-typed.ts';
import type { Understood } from './understood.ts';
import { useSuggestions, type Where } from './use-suggestions.ts';
import { wordsBefore } from './words-before.ts';

interface SearchFieldOptions {
  /** Words that the page has, until a person types. */
  value: string;
  /** Filters to which the typed ones are added. */
  state: SearchState;
  where: Where;
  counts: CityCounts | undefined;
  /** A chosen city is filled in, and searched with the rest of the form. */
  fillsCity?: boolean;
  onSearch: (part: Partial<SearchState>, sentence: { text: string; understood?: Understood }) => void;
}

/** One field for a place, words or a whole sentence (docs/adr/0058). Nothing typed is lost when the reading fails. */
export function useSearchField(options: SearchFieldOptions) {
  const { value, state, where, counts, fillsCity = false, onSearch } = options;
  // Another value of the page, such as that of Back, ends the typing.
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  const [filled, setFilled] = useState<PlaceChoice>();
  const [isReading, setIsReading] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const isTyped = typing?.over === value;
  const text = isTyped ? typing.text : value;
  const suggestions = useSuggestions(text, where, { counts, isTyped });
  useEffect(() => () => asked.current?.abort(), []);

  const type = (next: string) => setTyping({ text: next, over: value });
  const go = (part: Partial<SearchState>, understood?: Understood) => {
    setTyping(undefined);
    onSearch(part, { text: text.trim(), understood });
  };

  /** Undefined when the reading fails; `'replaced'` when another search has begun. */
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

  /** Reads words and searches with them, and with a place chosen after them. */
  const searchWords = async (words: string, place?: PlaceChoice) => {
    const reading = await read(words);
    if (reading === 'replaced') return;
    const chosen = place ? readChange(state, place.params, where.currency) : {};
    if (!reading) return go({ ...chosen, query: words });
    const { part, understood } = sentenceChange(state, { sentence: words, reading, where });
    go({ ...part, ...chosen }, understood);
  };

  const choosePlace = (place: PlaceChoice) =>
    go({ query: '', ...readChange(state, place.params, where.currency) });

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

  return { text, type, suggestions, isReading, search, choose };
}

export type SearchFieldState = ReturnType<typeof useSearchField>;
