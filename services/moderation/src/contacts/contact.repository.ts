import { closedContacts, openContacts } from '@pokriv/contracts/moderation/contact-states';
import type { Contact, ContactQuery } from '@pokriv/contracts/moderation/contact';
import { conflict, notFound } from '@pokriv/contracts/errors';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { wordsFilter, wordsIndex } from '@pokriv/service-kit/words';
import { trusted, type Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { contactModel, type StoredContact } from './contact.model.ts';

export type ContactChange = Pick<StoredContact, 'status' | 'handledBy'> &
  Partial<Pick<StoredContact, 'adminNotes' | 'replies'>>;

export type ContactFilter = Omit<ContactQuery, 'page' | 'limit'>;

const toFilter = ({ status, subject, query }: ContactFilter) => ({
  ...wordsFilter(query),
  ...(status && { status: status === 'open' ? trusted({ $in: [...openContacts] }) : status }),
  ...(subject && { subject }),
});

const orderOf = ({ sort }: ContactFilter) => {
  const direction = sort === 'oldest' ? 1 : -1;
  return { createdAt: direction, _id: direction } as const;
};

export function contactRepository(connection: Connection) {
  const contacts = contactModel(connection);
  return {
    async add(contact: StoredContact, { session }: Unit): Promise<void> {
      await contacts.insertOne(contact, { session });
    },

    /** @throws AppError NOT_FOUND */
    async get(id: string, unit?: Unit): Promise<StoredContact> {
      const contact = await contacts
        .findOne({ _id: id }, null, { maxTimeMS: QUERY_MS, session: unit?.session })
        .lean();
      if (!contact) throw notFound(texts.contactNotFound);
      return contact;
    },

    async list({
      page,
      limit,
      ...filter
    }: ContactQuery): Promise<{ data: Contact[]; pagination: Pagination }> {
      const { found, pagination } = await readPage(collectionOf(contacts), {
        where: toFilter(filter),
        order: orderOf(filter),
        page,
        limit,
        indexes: wordsIndex(filter.query),
      });
      return { data: found.map(toContact), pagination };
    },

    each: (filter: ContactFilter) => rowsOf(contacts.find(toFilter(filter)).sort(orderOf(filter)).lean()),

    /** @throws AppError CONFLICT when the version has changed since the read */
    async change(contact: StoredContact, change: ContactChange, { session }: Unit): Promise<Contact> {
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

    /** Deletes closed messages unchanged since then. @returns their number */
    async purge(before: Date): Promise<number> {
      const earlier = trusted({ $lt: before });
      const { deletedCount } = await contacts.deleteMany({
        status: trusted({ $in: [...closedContacts] }),
        createdAt: earlier,
        updatedAt: earlier,
      });
      return deletedCount;
    },

    async remove(id: string, { session }: Unit): Promise<void> {
      await contacts.deleteOne({ _id: id }, { session });
    },
  };
}
export type ContactRepository = ReturnType<typeof contactRepository>;

export function toContact(stored: StoredContact): Contact {
  const { _id, replies = [], createdAt, updatedAt, words: _words, ...contact } = stored;
  return {
    ...contact,
    replies: replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
    id: _id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
