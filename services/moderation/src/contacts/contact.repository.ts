import type { Contact, ContactQuery } from '@pokriv/contracts/contact';
import { conflict, notFound } from '@pokriv/contracts/errors';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { paginationOf } from '@pokriv/service-kit/paging';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { contactsOf, type StoredContact } from './contact.model.ts';

export type ContactChange = Pick<StoredContact, 'status' | 'handledBy'> &
  Partial<Pick<StoredContact, 'adminNotes'>>;

export interface ContactRepository {
  add: (contact: StoredContact, unit: Unit) => Promise<void>;
  /** @throws AppError NOT_FOUND */
  get: (id: string) => Promise<StoredContact>;
  list: (query: ContactQuery) => Promise<{ data: Contact[]; pagination: Pagination }>;
  /** @throws AppError CONFLICT when somebody changed it since it was read */
  change: (contact: StoredContact, change: ContactChange, unit: Unit) => Promise<Contact>;
}

export function contactRepository(connection: Connection): ContactRepository {
  const contacts = contactsOf(connection);
  return {
    add: async (contact, { session }) => {
      await contacts.insertOne(contact, { session });
    },
    get: async (id) => {
      const contact = await contacts.findOne({ _id: id }, { maxTimeMS: QUERY_MS });
      if (!contact) throw notFound(texts.contactNotFound);
      return contact;
    },
    list: async ({ status, page, limit }) => {
      const filter = status ? { status } : {};
      const [found, total] = await Promise.all([
        contacts
          .find(filter, { maxTimeMS: QUERY_MS })
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        contacts.countDocuments(filter, { maxTimeMS: QUERY_MS }),
      ]);
      return { data: found.map(toContact), pagination: paginationOf(page, limit, total) };
    },
    change: async (contact, change, { session }) => {
      const set = { ...change, updatedAt: new Date() };
      const { _id, status, updatedAt } = contact;
      const { modifiedCount } = await contacts.updateOne(
        { _id, status, updatedAt },
        { $set: set },
        { session },
      );
      if (modifiedCount === 0) throw conflict(texts.changedMeanwhile);
      return toContact({ ...contact, ...set });
    },
  };
}

export function toContact({ _id, createdAt, updatedAt, ...contact }: StoredContact): Contact {
  return { ...contact, id: _id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
