import * as pages from '@pokriv/contracts/pages';
import { PLAIN, UNREAD } from '@pokriv/contracts/search/unread-sentence';
import type { Currency } from '@pokriv/contracts/money';
import type { PlainForm } from '@pokriv/web-kit/first-screen';

import { shownCurrency } from '../search-address/price-bounds.ts';
import { changedSearch, readSearch, searchHref } from '../search-address/search-state.ts';
import { sentenceChange } from '../search-field/read-typed.ts';
import { suggestQuery } from '../search-field/use-suggestions.ts';

function askedBy(search: string, own: Currency) {
  const { state } = readSearch(new URLSearchParams(search));
  return { state, where: { location: state.location, currency: shownCurrency(state, own) } };
}

/** Sentence of the search form without scripts; read as by `useUnreadSentence`. */
export const plainSentence: PlainForm<'suggestPlaces'> = {
  readOf: (path, search, currency) => {
    const address = new URLSearchParams(search);
    if (path !== pages.search.path || !address.has(UNREAD) || !address.has(PLAIN)) return undefined;
    const { state, where } = askedBy(search, currency);
    return state.query ? { name: 'suggestPlaces', query: suggestQuery(state.query, where) } : undefined;
  },
  hrefOf: (search, { data: { reading } }, currency) => {
    const { state, where } = askedBy(search, currency);
    const { part } = sentenceChange(state, { sentence: state.query, reading, where });
    return searchHref(changedSearch(state, part));
  },
};
