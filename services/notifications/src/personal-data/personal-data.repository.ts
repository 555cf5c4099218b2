import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { recipientModel } from '../recipients/recipient.model.ts';

export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const recipient = await recipientModel(connection).findOne({ _id: userId }).lean();
  return { documents: { 'mail-recipient': recipient }, files: [] };
}
