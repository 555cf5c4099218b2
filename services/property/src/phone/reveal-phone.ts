import { notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import type { Limit } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { mayManage } from '../listings/mover.ts';
import { assertPublic } from '../listings/read-listing.ts';
import { messages } from '../messages.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';

export interface PhoneDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  days: ListingDayRepository;
  /** By address, for visitors; by account, for users (decisions §3). */
  phoneLimits: { visitor: Limit; user: Limit };
  now: () => Date;
}

const byCall: readonly string[] = ['phone', 'viber', 'whatsapp'];

/**
 * The phone of an active listing: limited and counted, except for those who manage it.
 * @throws AppError NOT_FOUND, GONE, RATE_LIMITED
 */
export async function revealPhone(
  deps: PhoneDeps,
  { actor, ip }: Caller,
  id: string,
): Promise<{ phone: string; name: string }> {
  const { listings, phoneLimits, now } = deps;
  const listing = await listings.get(id);
  const { contactPhone, contactName, contactMethods = [] } = listing.fields;
  const isManager = mayManage(actor, listing);
  if (!isManager) {
    assertPublic(listing, now());
    if (listing.status !== 'active') throw notFound(messages.listing.gone);
    if (!contactMethods.some((method) => byCall.includes(method)))
      throw notFound(messages.phone.byMessageOnly);
    await (actor ? phoneLimits.user.take(actor.id) : phoneLimits.visitor.take(ip));
    await count(deps, id);
  }
  if (contactPhone === undefined) throw notFound(messages.listing.notFound);
  return { phone: contactPhone, name: contactName ?? listing.landlord.firstName };
}

function count({ inTransaction, listings, days, now }: PhoneDeps, id: string): Promise<void> {
  return inTransaction(async (unit) => {
    await listings.count(id, 'phoneReveals', 1, unit);
    await days.add([{ listing: id, day: sofiaDay(now()), counts: { phoneReveals: 1 } }], unit);
  });
}
