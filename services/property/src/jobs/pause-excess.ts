import type { ListingDeps } from '../listings/listing-deps.ts';
import { pauseExcessOf } from '../listings/pause-excess-of.ts';
import { forEachDue } from './for-each-due.ts';

/**
 * Pauses what is beyond the slots of owners whose plan ended two weeks ago (decisions §7).
 * @returns of how many owners
 */
export const pauseExcess = (deps: ListingDeps): Promise<number> =>
  forEachDue({
    name: 'pause-excess',
    due: (page) => deps.accounts.dueForPause(deps.now(), page),
    take: ({ id }) => pauseExcessOf(deps, id),
  });
