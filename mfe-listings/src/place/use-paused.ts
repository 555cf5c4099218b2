import { useEffect, useState } from 'react';

/** Debounce of suggestions, in ms. */
const PAUSE_MS = 120;

/** Debounced text. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (paused === text) return undefined;
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused, text]);
  return paused;
}
