import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { Currency } from '@pokriv/contracts/money';
import type { Role } from '@pokriv/contracts/roles';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Local copy of accounts that receive mails; `version` orders its events. */
export interface Recipient {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  silencedMails?: OptionalMail[];
  /** Preferred currency; null or absent: the site's. */
  currency?: Currency | null;
  version: number;
}

const schema = storedSchema<Recipient>({
  _id: { type: String, required: true },
  email: { type: String, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  role: { type: String, required: true },
  silencedMails: { type: [String], default: undefined },
  currency: String,
  version: { type: Number, required: true },
});
schema.index({ role: 1 }, { name: 'role' });
schema.index({ email: 1 }, { name: 'email' });

export const recipientModel = defineModel<Recipient>('Recipient', 'recipients', schema);
