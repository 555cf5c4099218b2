import type { Bits } from './bits.ts';

/** Whole pages of memory, so that a growing index reuses its buffers. */
const STEP = 1024;

/**
 * Pool of bit sets for one search, returned before its next `await`. Allocation per search would fill
 * megabytes outside the heap, and garbage collection would cause the slowest searches.
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

  /** Arbitrary contents. */
  any(words: number): Bits {
    const bytes = words * Int32Array.BYTES_PER_ELEMENT;
    const known = this.#free.pop();
    if (known && known.byteLength >= bytes) return new Int32Array(known, 0, words);
    // a grown index replaces all pooled buffers
    this.#free = [];
    const room = Math.ceil((words + 1) / STEP) * STEP;
    return new Int32Array(new ArrayBuffer(room * Int32Array.BYTES_PER_ELEMENT), 0, words);
  }

  giveBack(...borrowed: readonly Bits[]): void {
    for (const { buffer } of borrowed) this.#free.push(buffer);
  }
}
