import type { JobData } from '@pokriv/contracts/jobs';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { recipientModel, type Recipient } from './recipient.model.ts';

export interface RecipientRepository {
  admins: () => Promise<Recipient[]>;
  byEmail: (email: string) => Promise<Recipient | null>;
  keep: (fact: JobData<'account-changed'>, unit: Unit) => Promise<void>;
  forget: (userId: string, unit: Unit) => Promise<void>;
}

export function recipientRepository(connection: Connection): RecipientRepository {
  const erased = erasedPeople(connection);
  const recipients = recipientModel(connection);
  return {
    admins: () => recipients.find({ role: 'admin' }).sort({ _id: 1 }).lean(),
    byEmail: (email) => recipients.findOne({ email: email.toLowerCase() }).maxTimeMS(QUERY_MS).lean(),
    forget: async (userId, { session }) => {
      await recipients.deleteOne({ _id: userId }, { session });
    },
    keep: async ({ userId, email, firstName, lastName, role, version, ...choices }, unit) => {
      const { session } = unit;
      const { silencedMails = [], currency = null } = choices;
      const known = await recipients.findOne({ _id: userId }).session(session).lean();
      if (known && known.version >= version) return;
      if (await erased.is(userId, unit)) return;
      await recipients.updateOne(
        { _id: userId },
        { $set: { email, firstName, lastName, role, silencedMails, currency, version } },
        { upsert: true, session },
      );
    },
  };
}
