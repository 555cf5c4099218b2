import { isSamePage, useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { scrollUp } from '@pokriv/web-kit/scroll-up';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { recordScroll, restoreScroll, storedScroll } from './scroll-positions.ts';

/** The router gives one key to all entries that it did not make, so a new visit could find the position of another. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * Scrolls a new page smoothly to the top (spec §2) and restores the position on Back, Forward and reload. The browser's
 * own restoration is off: it gives up when the page is not yet tall enough.
 */
export function ScrollToTop() {
  const { key, pathname, search, hash, state } = useLocation();
  const kind = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const left = useRef<string>(undefined);
  const stop = useRef<() => void>(undefined);

  const arrive = useEffectEvent(() => {
    const former = left.current;
    left.current = pathname;
    // The page on screen gets another address: a scroll under way goes on, unless the page scrolls to a part of it.
    const isSame = kind === 'REPLACE' && (former === pathname || isSamePage(state));
    if (isSame && !hash) return;
    stop.current?.();
    stop.current = undefined;
    if (isSame) return;
    // A server-rendered page may have been scrolled before hydration.
    if (former === undefined && (scrollY > 0 || isNewVisit())) return;
    if (kind === 'POP') stop.current = restoreScroll(storedScroll(entry));
    else if (former === pathname) return;
    else if (!hash) stop.current = scrollUp();
    // The page scrolls to the hash itself after rendering the section; a smooth scroll would undo that.
    else scrollTo({ top: 0, behavior: 'instant' });
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
  useEffect(() => () => stop.current?.(), []);
  return null;
}
