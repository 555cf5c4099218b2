/** When the end of a lease is mailed about. Free of zod: pages load it. */
import { addDays, instantFrom } from './conversation/sofia-time.ts';
import { LEASE_OFFER_DAYS } from './listing/today-rules.ts';

const OFFER_CLOCK = '09:00';

/**
 * The morning in Sofia, `LEASE_OFFER_DAYS` before the end of a lease, on which its owner is offered to publish the
 * listing again. Null when it has passed: a short lease is not mailed about, the offer stands on „Днес“ at once.
 */
export function leaseOfferAt(leaseEnd: string, now: Date): Date | null {
  const at = instantFrom({ date: addDays(leaseEnd, -LEASE_OFFER_DAYS), clock: OFFER_CLOCK });
  return at > now ? at : null;
}
