import type { ContactStatus, ContactSubject } from '@pokriv/contracts/contact-states';
import type { Connection } from 'mongoose';

export interface StoredContact {
  _id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  adminNotes: string;
  handledBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const contactsOf = (connection: Connection) => connection.collection<StoredContact>('contacts');
