import { useState } from 'react';

/** A number brought into 0 … count − 1, however far it has gone round. */
export const roundIndex = (position: number, count: number): number => ((position % count) + count) % count;

/**
 * A place in a row that closes to a ring. The position goes on counting over the ends, so that what stands at each one
 * keeps its identity while it moves.
 */
export function useRound(start: number, count: number) {
  const [position, setPosition] = useState(start);
  return {
    position,
    index: roundIndex(position, count),
    go: (step: 1 | -1) => setPosition((before) => before + step),
    jump: (index: number) => setPosition((before) => before + index - roundIndex(before, count)),
  };
}
