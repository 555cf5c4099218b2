import type { BillingDeps } from '../billing-deps.ts';
import { syncObject } from '../sync/sync-object.ts';
import { eventKinds, isKnown } from './event-kinds.ts';

/**
 * Does what follows from an event that was received, and notes that it is done. The note comes after: a process that
 * dies between the two leaves an event that is synchronised once more, which changes nothing.
 */
export async function syncEvent(
  deps: BillingDeps,
  { id, type, objectId }: { id: string; type: string; objectId: string },
): Promise<void> {
  if (isKnown(type)) await syncObject(deps, eventKinds[type], objectId);
  await deps.stripeEvents.noteSync(id, deps.now());
}
