import type { Bits } from './bits.ts';

/** Whole pages of memory, so that a growing index reuses what it has. */
const STEP = 1024;

/**
 * Bit sets for the steps of one search, borrowed and given back before its next `await`. Allocating them for each search
 * would fill megabytes outside of the heap, and the pauses of the garbage collector would be the slowest searches.
 */
export class Scratch {
  #free: ArrayBuffer[] = [];

  empty(words: number): Bits {
    return this.any(words).fill(0);
  }

  copyOf(bits: Bits): Bits {
    const copy = this.any(bits.length);
    copy.set(bits);
    return copy;
  }

  /** With arbitrary contents. */
  any(words: number): Bits {
    const bytes = words * Int32Array.BYTES_PER_ELEMENT;
    const known = this.#free.pop();
    if (known && known.byteLength >= bytes) return new Int32Array(known, 0, words);
    // an index that has grown replaces them all
    this.#free = [];
    const room = Math.ceil((words + 1) / STEP) * STEP;
    return new Int32Array(new ArrayBuffer(room * Int32Array.BYTES_PER_ELEMENT), 0, words);
  }

  giveBack(...borrowed: readonly Bits[]): void {
    for (const { buffer } of borrowed) this.#free.push(buffer);
  }
}
