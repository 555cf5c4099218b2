import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left until `endsAt` (ms timestamp), by the clock: true also in a tab that slept; 0 after it. */
export function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, endsAt]);
  return left;
}
