import type { Reading } from '@pokriv/contracts/search/suggest';
import { useCurrency } from '@pokriv/web-kit/price';
import { useNavigationType } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent } from 'react';

import { shownCurrency } from '../search-address/price-bounds.ts';
import { readTyped, sentenceChange } from '../search-field/read-typed.ts';
import type { Search } from './use-search.ts';

/**
 * Parses the sentence of a plain form once and replaces the URL by its filters, so that Back returns to the form. An
 * unparsable sentence stays as words.
 * @returns `isAwaited`: skip the results of the raw words, because filtered ones follow; a server-rendered page already
 * has them
 */
export function useUnreadSentence({ state, unread, change }: Search): { isAwaited: boolean } {
  const kind = useNavigationType();
  const currency = useCurrency();
  const where = () => ({ location: state.location, currency: shownCurrency(state, currency) });

  const read = useEffectEvent((sentence: string, signal: AbortSignal) =>
    readTyped(sentence, where(), signal),
  );
  const correct = useEffectEvent((sentence: string, reading: Reading | undefined) => {
    if (!reading) return change({}, { isCorrection: true });
    const { part, understood } = sentenceChange(state, { sentence, reading, where: where() });
    change(part, { isCorrection: true, understood });
  });
  useEffect(() => {
    if (unread === undefined) return undefined;
    const asked = new AbortController();
    const reading = unread === '' ? Promise.resolve(undefined) : read(unread, asked.signal);
    void reading.then((found) => {
      if (!asked.signal.aborted) correct(unread, found);
    });
    return () => asked.abort();
  }, [unread]);

  return { isAwaited: unread !== undefined && kind === 'PUSH' };
}
