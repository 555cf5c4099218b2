import { useEffect, useEffectEvent } from 'react';

/** Calls when whoever is here goes: to another page of the product, to another tab, or away. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const go = () => leave();
    // A telephone may end a page in the background without another word.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', go);
      document.removeEventListener('visibilitychange', hide);
      go();
    };
  }, []);
}
