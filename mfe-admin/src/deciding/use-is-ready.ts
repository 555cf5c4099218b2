import { useEffect, useState } from 'react';

/** Longer than the gap of a double press, ms. */
export const READY_AFTER_MS = 600;

export function useIsReady(isRead: boolean): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => setIsReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRead]);
  return isReady;
}
