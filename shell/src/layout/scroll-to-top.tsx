import { useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { keepScroll, keptScroll, restoreScroll } from './kept-scroll.ts';
import { scrollUp } from './scroll-up.ts';

/**
 * A new page scrolls smoothly to the top (spec §2); Back, Forward and a reload come back to where the page was left. The
 * browser's own restoration is off: it gives up when the page is not yet as tall as it was.
 */
export function ScrollToTop() {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const left = useRef<string>(undefined);

  const arrive = useEffectEvent(() => {
    const former = left.current;
    left.current = pathname;
    // A page that came rendered may have been scrolled before this ran.
    if (former === undefined && scrollY > 0) return undefined;
    if (kind === 'POP') return restoreScroll(keptScroll(entry));
    if (former === pathname) return undefined;
    if (!hash) return scrollUp();
    // The page brings what its anchor names into view, once it has it: nothing may pull it back up.
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });

  useEffect(() => {
    const own = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = own);
  }, []);
  // Before the paint, so that a page that is there at once never shows its top first.
  useLayoutEffect(() => arrive(), [entry]);
  // As early, or the former entry would note where the new page begins.
  useLayoutEffect(() => keepScroll(entry), [entry]);
  return null;
}
