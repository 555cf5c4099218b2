import { useNavigationType } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';

import { searchHref } from '../search-address/search-state.ts';
import { focusResults } from './results-focus.ts';
import type { Search } from './use-search.ts';

/**
 * A choice or another page shows its results from the top: the address differs only in its parameters, for which the
 * shell does not scroll. Typing does not move the page, and Back is the shell's.
 */
export function useScrollUp({ state, isTyping }: Search): void {
  const kind = useNavigationType();
  const href = searchHref(state);
  const shown = useRef({ href, page: state.page });

  const scrollUp = useEffectEvent(() => {
    const isNewPage = shown.current.page !== state.page;
    shown.current = { href, page: state.page };
    if (kind !== 'PUSH' || isTyping) return;
    if (isNewPage) focusResults();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
  useEffect(() => {
    if (shown.current.href !== href) scrollUp();
  }, [href]);
}
