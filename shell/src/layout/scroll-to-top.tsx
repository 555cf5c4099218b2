import { useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A new page scrolls smoothly to the top (spec §2); Back leaves the browser's own position alone. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }, [pathname, kind]);
  return null;
}
