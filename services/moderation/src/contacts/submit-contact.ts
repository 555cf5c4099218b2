import type { JobData } from '@pokriv/contracts/jobs';
import type { NewContact } from '@pokriv/contracts/moderation/contact';
import { AppError } from '@pokriv/contracts/errors';
import type { Caller } from '@pokriv/service-kit/actor';
import type { Limit, NetworkLimit } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { Types } from 'mongoose';

import type { ContactRepository } from './contact.repository.ts';

export interface SubmitContactDeps {
  inTransaction: InTransaction;
  contacts: ContactRepository;
  /** Hourly rate limit of valid messages: by network (decisions §2), or by account with a verified e-mail. */
  contactsAnHour: { network: NetworkLimit; account: Limit };
  /** Daily rate limit of receipts by recipient address, over all senders. */
  receiptsADay: Limit;
}

type Receipt = JobData<'contact-received'>['receipt'];

/**
 * Stores a message to support and mails it, with a receipt to the sender. A filled honeypot field gets the same
 * response without storing anything.
 * @throws AppError RATE_LIMITED
 */
export async function submitContact(
  deps: SubmitContactDeps,
  { website, ...contact }: NewContact,
  caller: Caller,
): Promise<void> {
  if (website) return;
  await takeMessage(deps.contactsAnHour, caller);
  const receipt = await receiptFor(deps.receiptsADay, contact.email, caller);
  const now = new Date();
  const _id = new Types.ObjectId().toHexString();
  await deps.inTransaction(async (unit) => {
    await deps.contacts.add(
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
    await unit.announce('contact-received', { contactId: _id, ...contact, receipt });
  });
}

/**
 * Verified accounts have a separate rate limit: a flood from their network does not block them. @throws AppError
 * RATE_LIMITED
 */
function takeMessage(
  { network, account }: SubmitContactDeps['contactsAnHour'],
  { actor, ip }: Caller,
): Promise<void> {
  return actor?.isEmailVerified ? account.take(actor.id) : network.take(ip);
}

/** Quotes the message only to the caller's own verified address: any other may belong to a stranger. */
async function receiptFor(receiptsADay: Limit, email: string, { actor }: Caller): Promise<Receipt> {
  const address = email.toLowerCase();
  if (actor?.isEmailVerified && actor.email.toLowerCase() === address) return 'full';
  try {
    await receiptsADay.take(address);
    return 'plain';
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return 'none';
    throw error;
  }
}
