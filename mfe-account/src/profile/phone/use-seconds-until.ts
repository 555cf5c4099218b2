import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Whole seconds until a time, by the clock: a tab that slept shows the truth again.
 * @param until ms since 1970; another one needs another `key`
 */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
