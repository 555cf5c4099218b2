import type { Bits } from './bits.ts';

/** Whole pages of memory, in bytes, so that a growing index reuses its buffers. */
const PAGE = 4096;

/**
 * Pool of bit sets. A borrowed set is valid until the next `await`; a microtask takes back all sets that were not
 * returned. Allocation per search would fill megabytes outside the heap, and each 32 MB of them cost a collection of the
 * whole heap, which slows the searches beside it.
 */
export class Scratch {
  #free: ArrayBuffer[] = [];
  readonly #lent = new Set<ArrayBuffer>();
  #isToTakeBack = false;

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
    const buffer = this.#bufferOf(words * Int32Array.BYTES_PER_ELEMENT);
    this.#lent.add(buffer);
    if (!this.#isToTakeBack) {
      this.#isToTakeBack = true;
      queueMicrotask(() => this.#takeBack());
    }
    return new Int32Array(buffer, 0, words);
  }

  /** For reuse before the next `await`. */
  giveBack(...borrowed: readonly Bits[]): void {
    for (const { buffer } of borrowed) if (this.#lent.delete(buffer)) this.#free.push(buffer);
  }

  #bufferOf(bytes: number): ArrayBuffer {
    const known = this.#free.pop();
    if (known && known.byteLength >= bytes) return known;
    // a grown index replaces all pooled buffers
    this.#free = [];
    return new ArrayBuffer(Math.ceil((bytes + 1) / PAGE) * PAGE);
  }

  #takeBack(): void {
    this.#isToTakeBack = false;
    this.#free.push(...this.#lent);
    this.#lent.clear();
  }
}
