import type { NewContact } from '@pokriv/contracts/contact';
import type { Limit } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { Types } from 'mongoose';

import type { ContactRepository } from './contact.repository.ts';

export interface SubmitContactDeps {
  inTransaction: InTransaction;
  contacts: ContactRepository;
  /** Valid messages an hour and address (decisions §2). */
  contactsAnHour: Limit;
}

/**
 * A message to support: the sender gets a receipt, support the message. A robot that fills the trap field is told the same
 * and nothing is kept.
 * @throws AppError RATE_LIMITED
 */
export const submitContact =
  ({ inTransaction, contacts, contactsAnHour }: SubmitContactDeps) =>
  async ({ website, ...contact }: NewContact, ip: string): Promise<void> => {
    if (website) return;
    await contactsAnHour.take(ip);
    const now = new Date();
    const _id = new Types.ObjectId().toHexString();
    await inTransaction(async (unit) => {
      await contacts.add(
        {
          _id,
          ...contact,
          status: 'new',
          adminNotes: '',
          words: wordsOf(contact.name, contact.email, contact.message),
          handledBy: null,
          createdAt: now,
          updatedAt: now,
        },
        unit,
      );
      await unit.announce('contact-received', { contactId: _id, ...contact });
    });
  };
