import { useEffect, useEffectEvent, useState } from 'react';

/** Countdown in seconds; a paused second restarts. */
export function useSecondsLeft(seconds: number, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => {
      if (left <= 1) end();
      setLeft(left - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return Math.max(left, 0);
}
