import type { Actor } from '@pokriv/contracts/actor';
import type { Contact, ContactReply } from '@pokriv/contracts/moderation/contact';
import { contactStates } from '@pokriv/contracts/moderation/contact-states';
import { conflict } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';

import { texts } from '../messages.ts';
import { contactAct } from './contact-act.ts';
import type { ContactDeps } from './set-contact-status.ts';

/**
 * Mails an answer, stores it with the message and marks the message answered (decisions §9). An answered message
 * accepts further answers; concurrent ones conflict.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for spam and closed messages, CONFLICT after a concurrent answer
 */
export async function replyToContact(
  { inTransaction, contacts, audit }: ContactDeps,
  actor: Actor,
  id: string,
  { message, answers }: ContactReply,
): Promise<Contact> {
  // read before the transaction: its retry would count a concurrent answer as already seen
  const contact = await contacts.get(id);
  const known = contact.replies?.length ?? 0;
  if (answers !== undefined && answers !== known) throw conflict(texts.answeredMeanwhile);
  return inTransaction(async (unit) => {
    if (contact.status !== 'answered')
      transition(contactStates, contact.status, 'answered', { role: actor.role, isOwner: false });
    const by = `${actor.firstName} ${actor.lastName}`.trim();
    const replies = [...(contact.replies ?? []), { at: new Date(), by, message }];
    const change = { status: 'answered', handledBy: actor.id, replies } as const;
    const changed = await contacts.change(contact, change, unit);
    const { name, email, message: question } = contact;
    await unit.announce('contact-answered', { contactId: id, name, email, question, message });
    await audit.record(contactAct(contact, { status: 'answered', replies: replies.length }), unit);
    return changed;
  });
}
