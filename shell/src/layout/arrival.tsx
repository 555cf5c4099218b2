import { isSamePage, useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { focusArrival } from './focus-arrival.ts';

/** Delay for the page to set its title, ms. */
const TITLE_MS = 100;
/**
 * Lifetime of the announcement, ms: long enough to be read, then removed, so that browsing the page does not find it.
 */
const ANNOUNCED_MS = 1500;

export function Arrival() {
  const { pathname, state } = useLocation();
  const kind = useNavigationType();
  const former = useRef(pathname);
  const [title, setTitle] = useState('');

  const arrive = useEffectEvent(() => {
    const left = former.current;
    former.current = pathname;
    if (left === pathname || (kind === 'REPLACE' && isSamePage(state))) return undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const say = () => {
      timers.push(setTimeout(() => setTitle(document.title), TITLE_MS));
      timers.push(setTimeout(() => setTitle(''), TITLE_MS + ANNOUNCED_MS));
    };
    const stop = focusArrival({ cameBackFrom: kind === 'POP' ? left : undefined, onArrival: say });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  });
  useEffect(() => arrive(), [pathname]);

  return (
    <VisuallyHidden as="div" aria-live="polite" data-arrival>
      {title}
    </VisuallyHidden>
  );
}
