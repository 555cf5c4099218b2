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
  /** Answers that went out by mail; absent before the first. */
  replies?: { at: Date; by: string; message: string }[];
  /** By which it is found. */
  words?: string[];
  handledBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const contactsOf = (connection: Connection) => connection.collection<StoredContact>('contacts');
