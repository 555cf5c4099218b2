import type { Size } from './name-box.ts';

/** Letter width with a margin, px; see `spot-style.ts`. */
const LETTER = 7.4;
const PIN = { height: 30, sides: 24 };
const LABEL = { height: 42, sides: 26, letter: 7.2 };

export const pinSize = (price: string): Size => ({
  width: price.length * LETTER + PIN.sides,
  height: PIN.height,
});

/** Diameter in px, logarithmic in the count. */
export const clusterSize = (count: number): number =>
  Math.round(Math.min(64, 28 + 9 * Math.log10(Math.max(1, count))));

export const labelSize = (lines: readonly string[]): Size => ({
  width: Math.max(...lines.map(({ length }) => length)) * LABEL.letter + LABEL.sides,
  height: LABEL.height,
});
