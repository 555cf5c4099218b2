import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { recipientsOf, type Recipient } from './recipient.model.ts';

export interface RecipientRepository {
  admins: () => Promise<Recipient[]>;
  /** Takes a newer state of an account; an older one, come late, changes nothing. */
  keep: (fact: JobData<'account-changed'>, unit: Unit) => Promise<void>;
}

export function recipientRepository(connection: Connection): RecipientRepository {
  const recipients = recipientsOf(connection);
  return {
    admins: () => recipients.find({ role: 'admin' }).sort({ _id: 1 }).toArray(),
    keep: async ({ userId, email, firstName, lastName, role, version }, { session }) => {
      const known = await recipients.findOne({ _id: userId }, { session });
      if (known && known.version >= version) return;
      await recipients.updateOne(
        { _id: userId },
        { $set: { email, firstName, lastName, role, version } },
        { upsert: true, session },
      );
    },
  };
}
