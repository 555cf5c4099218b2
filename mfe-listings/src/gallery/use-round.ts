import { useState } from 'react';

/** Position modulo count, never negative. */
export const roundIndex = (position: number, count: number): number => ((position % count) + count) % count;

/** Circular index. The position grows past the ends, so that slides keep their React keys while they move. */
export function useRound(start: number, count: number) {
  const [position, setPosition] = useState(start);
  return {
    position,
    index: roundIndex(position, count),
    go: (step: 1 | -1) => setPosition((before) => before + step),
    jump: (index: number) => setPosition((before) => before + index - roundIndex(before, count)),
  };
}
