import { useState } from 'react';

/** Modulo, never negative. */
export const wrapIndex = (position: number, count: number): number => ((position % count) + count) % count;

/** The position is unbounded, so that slides keep their React keys while moving. */
export function useCircularIndex(start: number, count: number) {
  const [position, setPosition] = useState(start);
  return {
    position,
    index: wrapIndex(position, count),
    go: (step: 1 | -1) => setPosition((before) => before + step),
    jump: (index: number) => setPosition((before) => before + index - wrapIndex(before, count)),
  };
}
