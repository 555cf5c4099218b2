import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is left: for another one, by closing or by hiding the tab. */
export function useOnLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const go = () => leave();
    // Mobile browsers kill a hidden page without another event.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // A request of `pagehide` may die with its document, one of `beforeunload` does not; phones have only the former.
    addEventListener('beforeunload', go);
    addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', go);
      removeEventListener('pagehide', go);
      document.removeEventListener('visibilitychange', hide);
      go();
    };
  }, []);
}
