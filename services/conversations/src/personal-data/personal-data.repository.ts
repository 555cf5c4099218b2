import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { threadModel } from '../threads/thread.model.ts';
import { viewingData } from '../viewings/erase-viewings.ts';

export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const own = { $or: [{ tenantId: userId }, { landlordId: userId }] };
  const threads = await threadModel(connection).find(own).sort({ createdAt: -1 }).lean();
  return { documents: { threads, ...(await viewingData(connection, userId)) }, files: [] };
}
