import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import { pushEndpointModel, type StoredPushEndpoint } from '../push/push-endpoint.model.ts';
import { pushWaitingModel, type StoredWaitingNote } from '../push/push-waiting.model.ts';
import { recipientModel } from '../recipients/recipient.model.ts';

/** A person's recipient, push endpoints and notifications delayed by quiet hours (GDPR art. 15, 20). */
export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const [recipient, endpoints, waiting] = await Promise.all([
    recipientModel(connection).findOne({ _id: userId }).lean(),
    pushEndpointModel(connection).find({ userId }).sort({ createdAt: 1 }).lean<StoredPushEndpoint[]>(),
    pushWaitingModel(connection).find({ userId }).sort({ dueAt: 1 }).lean<StoredWaitingNote[]>(),
  ]);
  return {
    documents: {
      'mail-recipient': recipient,
      'push-browsers': endpoints.map(({ endpoint, createdAt, lastSentAt }) => ({
        ...{ endpoint, createdAt, lastSentAt },
      })),
      'push-waiting': waiting.map(({ note, dueAt }) => ({ ...note, dueAt })),
    },
    files: [],
  };
}
