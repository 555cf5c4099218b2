import type { Given } from './lexicon.ts';

/** Understood words of a sentence. */
export interface Piece {
  /** Words. */
  length: number;
  given: readonly Given[];
  /** „без асансьор“: there is no such filter. */
  isDenied?: true;
}
