import { claimModel, idsOfPerson } from '@pokriv/service-kit/claim.model';
import { ERASED } from '@pokriv/contracts/erased';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { accountModel } from '../accounts/account.model.ts';
import { allowanceModel } from '../listings/allowance.model.ts';
import { historyModel } from '../listings/history.model.ts';
import { placeOffsetModel } from '../listings/place-offset.model.ts';
import { assignmentModel } from '../moderation/assignment.model.ts';
import { promotionModel } from '../promotions/promotion.model.ts';

/** Deletes a person's data except listings, and redacts an admin's id in the history of others' listings. */
export async function erasePerson(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  await accountModel(connection).deleteOne({ _id: userId }, { session });
  await assignmentModel(connection).deleteMany({ 'holder.id': userId }, { session });
  await promotionModel(connection).deleteMany({ userId }, { session });
  await allowanceModel(connection).deleteOne({ _id: userId }, { session });
  await claimModel(connection).deleteMany({ _id: idsOfPerson(userId) }, { session });
  await placeOffsetModel(connection).deleteMany({ _id: idsOfPerson(userId) }, { session });
  await historyModel(connection).updateMany({ actorId: userId }, { $set: { actorId: ERASED } }, { session });
}
