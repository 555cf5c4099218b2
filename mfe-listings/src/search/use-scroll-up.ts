import { useNavigationType } from '@pokriv/web-kit/router';
import { scrollUp } from '@pokriv/web-kit/scroll-up';
import { useEffect, useEffectEvent, useRef } from 'react';

import { searchHref } from '../search-address/search-state.ts';
import { focusResults } from './results-focus.ts';
import type { Search } from './use-search.ts';

/**
 * Scrolls up on a changed filter or page: the shell ignores query parameters. Typing does not scroll, and the shell
 * restores Back.
 */
export function useScrollUp({ state, isTyping }: Search): void {
  const kind = useNavigationType();
  const href = searchHref({ ...state, list: false });
  const shown = useRef({ href, page: state.page });

  const arrive = useEffectEvent(() => {
    const isNewPage = shown.current.page !== state.page;
    shown.current = { href, page: state.page };
    if (kind !== 'PUSH' || isTyping) return undefined;
    if (isNewPage) focusResults();
    return scrollUp();
  });
  useEffect(() => (shown.current.href === href ? undefined : arrive()), [href]);
}
