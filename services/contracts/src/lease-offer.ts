/** Schedule of mails about the end of a lease. Free of zod: pages load it. */
import { addDays, instantFrom } from './conversation/sofia-time.ts';
import { LEASE_OFFER_DAYS } from './listing/today-rules.ts';

const OFFER_CLOCK = '09:00';

/**
 * Sends the offer to relist in the morning, Sofia time, `LEASE_OFFER_DAYS` before the lease ends. Null once past: a
 * short lease gets no mail, only the offer on „Днес“.
 */
export function leaseOfferAt(leaseEnd: string, now: Date): Date | null {
  const at = instantFrom({ date: addDays(leaseEnd, -LEASE_OFFER_DAYS), clock: OFFER_CLOCK });
  return at > now ? at : null;
}
