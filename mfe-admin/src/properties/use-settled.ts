import { useEffect, useState } from 'react';

/** Longer than the gap of a double press, ms. */
export const SETTLE_MS = 600;

/** Whether a loaded listing has been on screen long enough to accept a decision. */
export function useSettled(isRead: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isRead]);
  return isSettled;
}
