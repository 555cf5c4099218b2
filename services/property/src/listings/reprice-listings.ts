import type { Actor } from '@pokriv/contracts/actor';
import type { BulkPrices } from '@pokriv/contracts/listing/owner-steps';
import { toAppError } from '@pokriv/service-kit/error-reply';

import { changeListing } from './change-listing.ts';
import type { ChangeDeps } from './change-stored.ts';
import { hasPendingRevision } from './revision.ts';

interface Repriced {
  id: string;
  /** The new rent is pending approval. */
  isWaiting?: boolean;
  message?: string;
}

/** Sets the rents of several listings in the given order; a failure does not stop the others. */
export async function repriceListings(
  deps: ChangeDeps,
  actor: Actor,
  { prices }: BulkPrices,
): Promise<Repriced[]> {
  const repriced: Repriced[] = [];
  for (const { id, version, price } of prices) {
    const result = await changeListing(deps, actor, id, { version, price }).then(
      (listing) => ({
        isWaiting: hasPendingRevision(listing) && 'price' in (listing.revision?.fields ?? {}),
      }),
      (error: unknown) => ({ message: toAppError(error).message }),
    );
    repriced.push({ id, ...result });
  }
  return repriced;
}
