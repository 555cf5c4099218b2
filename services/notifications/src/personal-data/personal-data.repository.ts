import type { PersonalData } from '@pokriv/contracts/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { recipientsOf } from '../recipients/recipient.model.ts';

/** The copy of a person that mails are addressed by. */
export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const recipient = await recipientsOf(connection).findOne({ _id: userId });
  return { documents: { 'mail-recipient': recipient }, files: [] };
}
