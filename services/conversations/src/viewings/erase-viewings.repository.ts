import { ERASED } from '@pokriv/contracts/erased';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { availabilityModel, calendarFeedModel } from '../availability/availability.model.ts';
import { viewingTexts } from '../messages.ts';
import { personRepository } from '../people/person.repository.ts';
import { cancelOf } from './cancel-gone.ts';
import { viewingPartsOf } from './viewing-parts.ts';
import { viewingCellModel, viewingDayModel, viewingModel } from './viewing.model.ts';
import { viewingWaitModel } from './viewing-wait.model.ts';

/** The title is the landlord's text. */
const ownTexts = { tenant: { note: '' }, landlord: { title: viewingTexts.erasedListing } };

/**
 * Cancels a person's future viewings, notifying the other side, and anonymizes past ones; deletes hours, the
 * calendar feed, waiting places and cells. Requires that the threads still exist. Idempotent.
 */
export async function eraseViewings(connection: Connection, userId: string, unit: Unit): Promise<void> {
  const { session } = unit;
  // without the person's copy no mail is sent to them, and the other side sees an erased person
  await personRepository(connection).erase(userId, unit);
  await cancelOf(
    viewingPartsOf(connection, () => new Date()),
    userId,
    unit,
  );
  const viewings = viewingModel(connection);
  for (const side of ['tenant', 'landlord'] as const) {
    const own = { [`${side}Id`]: userId };
    await viewings.updateMany(own, { $set: { [`coming.${side}`]: false, ...ownTexts[side] } }, { session });
    // `reason` was written by the side that acted last
    const lastBy = { $expr: trusted({ $eq: [{ $last: '$history.by' }, side] }) };
    await viewings.updateMany({ ...own, ...lastBy }, { $set: { reason: null } }, { session });
    await viewings.updateMany(own, { $set: { [`${side}Id`]: ERASED } }, { session });
  }
  const ofLandlord = trusted({ $gte: `${userId}|`, $lt: `${userId}}` });
  await viewingCellModel(connection).deleteMany({ _id: ofLandlord }, { session });
  await viewingDayModel(connection).deleteMany({ _id: ofLandlord }, { session });
  await viewingWaitModel(connection).deleteMany(
    { $or: [{ tenantId: userId }, { landlordId: userId }] },
    { session },
  );
  await availabilityModel(connection).deleteMany({ landlordId: userId }, { session });
  await calendarFeedModel(connection).deleteOne({ _id: userId }, { session });
}

/**
 * A person's viewings, waiting places and hours for the data export: without other people's ids, and without
 * the secret calendar address.
 */
export async function viewingData(connection: Connection, userId: string): Promise<Record<string, object[]>> {
  const either = { $or: [{ tenantId: userId }, { landlordId: userId }] };
  const viewings = await viewingModel(connection).find(either).sort({ createdAt: -1 }).lean();
  const waits = await viewingWaitModel(connection).find({ tenantId: userId }, { landlordId: 0 }).lean();
  const availability = await availabilityModel(connection).find({ landlordId: userId }).lean();
  return {
    viewings: viewings.map(({ tenantId, landlordId: _landlord, ...viewing }) => ({
      ...viewing,
      side: tenantId === userId ? 'tenant' : 'landlord',
    })),
    viewingWaits: waits,
    availability,
  };
}
