import { useEffect, useState } from 'react';

/** Longer than the gap between the presses of a key that is hit twice. */
export const SETTLE_MS = 600;

/** Whether a listing has been on screen long enough for a press to mean it, counted from when it was read. */
export function useSettled(isRead: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isRead]);
  return isSettled;
}
