import { notFound } from '@pokriv/contracts/errors';
import { isReachedByPhone } from '@pokriv/contracts/listing/property-options';
import type { ShownPhone } from '@pokriv/contracts/listing/phone-reveal';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { mayManage } from '../listings/mover.ts';
import { assertPublic } from '../listings/read-listing.ts';
import { messages } from '../messages.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { takePhone, type AllowanceDeps } from './phone-allowance.ts';

export interface PhoneDeps extends AllowanceDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  days: ListingDayRepository;
}

/**
 * The phone of an active listing, rate-limited and counted except for its managers.
 * @throws AppError NOT_FOUND, GONE, RATE_LIMITED
 */
export async function revealPhone(deps: PhoneDeps, caller: Caller, id: string): Promise<ShownPhone> {
  const { listings, now } = deps;
  const listing = await listings.get(id);
  const { contactPhone, contactName, contactMethods } = listing.fields;
  const name = contactName ?? listing.landlord.firstName;
  const isManager = mayManage(caller.actor, listing);
  if (!isManager) {
    assertPublic(listing, now());
    if (listing.status !== 'active') throw notFound(messages.listing.gone);
    if (!isReachedByPhone(contactMethods)) throw notFound(messages.phone.byMessageOnly);
  }
  if (contactPhone === undefined) throw notFound(messages.listing.notFound);
  if (isManager) return { phone: contactPhone, name, left: null };
  const { left, isNew } = await takePhone(deps, caller, id);
  if (isNew) await count(deps, id);
  return { phone: contactPhone, name, left };
}

function count({ inTransaction, listings, days, now }: PhoneDeps, id: string): Promise<void> {
  return inTransaction(async (unit) => {
    await listings.count(id, 'phoneReveals', 1, unit);
    await days.add([{ listing: id, day: sofiaDay(now()), counts: { phoneReveals: 1 } }], unit);
  });
}
