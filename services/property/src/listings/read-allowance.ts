import type { Actor } from '@pokriv/contracts/actor';
import type { Allowance } from '@pokriv/contracts/listing/allowance';

import type { ListingDeps } from './listing-deps.ts';
import { slotsOf } from './mover.ts';

/** The caller's publishing slots, read from the counters so that they are exact right after a step (decisions §7). */
export async function readAllowance(
  { allowances }: Pick<ListingDeps, 'allowances'>,
  actor: Actor,
): Promise<Allowance> {
  return { used: await allowances.usedNow(actor.id), limit: slotsOf(actor) };
}
