import type { Given } from './lexicon.ts';

/** Recognised words of a sentence. */
export interface Piece {
  /** In words. */
  length: number;
  given: readonly Given[];
  /** „без асансьор“: a negation without a filter. */
  isDenied?: true;
}
