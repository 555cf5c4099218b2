import { useEffect, useEffectEvent } from 'react';

/** Calls `onLeave` when the page is left: by navigation, closing or hiding the tab. */
export function useOnLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const go = () => leave();
    // Mobile browsers kill a hidden page without another event.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // A `pagehide` request may be cancelled with its document, a `beforeunload` request is not; phones fire only
    // `pagehide`.
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
