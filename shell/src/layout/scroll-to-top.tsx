import { useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { recordScroll, restoreScroll, storedScroll } from './scroll-positions.ts';
import { scrollUp } from './scroll-up.ts';

/**
 * Scrolls a new page smoothly to the top (spec §2) and restores the position on Back, Forward and reload. The browser's
 * own restoration is off: it gives up when the page is not yet tall enough.
 */
export function ScrollToTop() {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const left = useRef<string>(undefined);

  const arrive = useEffectEvent(() => {
    const former = left.current;
    left.current = pathname;
    // A server-rendered page may have been scrolled before hydration.
    if (former === undefined && scrollY > 0) return undefined;
    if (kind === 'POP') return restoreScroll(storedScroll(entry));
    if (former === pathname) return undefined;
    if (!hash) return scrollUp();
    // The page scrolls to the hash itself after rendering the section; a smooth scroll would undo that.
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });

  useEffect(() => {
    const own = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = own);
  }, []);
  // Before paint, so that a cached page does not flash its top.
  useLayoutEffect(() => arrive(), [entry]);
  // Before paint, or the former entry would record the new page's position.
  useLayoutEffect(() => recordScroll(entry), [entry]);
  return null;
}
