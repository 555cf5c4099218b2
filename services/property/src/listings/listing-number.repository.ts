import type { Connection } from 'mongoose';

import { counterModel, type Counter } from './counter.model.ts';
import { listingNumberAt } from './listing-number.ts';

const KEY = 'listing-numbers';

/**
 * Allocates listing numbers from an atomic counter. Runs outside the creation's transaction: parallel creations would
 * conflict on the counter. A failed creation leaves a gap.
 */
export function listingNumberRepository(connection: Connection) {
  const counters = counterModel(connection);

  /** Allocates `count` unique numbers. @throws RangeError when all are used up */
  async function take(count: number): Promise<number[]> {
    const counter = await counters
      .findOneAndUpdate({ _id: KEY }, { $inc: { taken: count } }, { upsert: true, returnDocument: 'after' })
      .lean<Counter>();
    if (!counter) throw new Error('the counter of listing numbers is missing after its upsert');
    const first = counter.taken - count;
    return Array.from({ length: count }, (_, index) => listingNumberAt(first + index));
  }

  return {
    take,

    async takeOne(): Promise<number> {
      const [number] = await take(1);
      if (number === undefined) throw new Error('no listing number was taken');
      return number;
    },
  };
}
export type ListingNumberRepository = ReturnType<typeof listingNumberRepository>;
