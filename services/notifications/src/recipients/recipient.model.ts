import type { OptionalMail } from '@pokriv/contracts/optional-mails';
import type { Role } from '@pokriv/contracts/roles';
import type { Connection } from 'mongoose';

/** A copy of those whom mails go to; `version` orders the events that feed it. */
export interface Recipient {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Mails that the person does not want; absent: all come. */
  silencedMails?: OptionalMail[];
  version: number;
}

export const recipientsOf = (connection: Connection) => connection.collection<Recipient>('recipients');
