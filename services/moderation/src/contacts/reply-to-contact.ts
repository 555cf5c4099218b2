import type { Actor } from '@pokriv/contracts/actor';
import type { Contact, ContactReply } from '@pokriv/contracts/contact';
import { contactStates } from '@pokriv/contracts/contact-states';
import { transition } from '@pokriv/contracts/transition';

import { contactAct } from './contact-act.ts';
import type { ContactDeps } from './set-contact-status.ts';

/**
 * Answers a message by mail and keeps the answer with it; it is answered then (decisions §9). What was answered before may
 * be answered again.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for spam and what is closed, CONFLICT
 */
export const replyToContact =
  ({ inTransaction, contacts, audit }: ContactDeps) =>
  (actor: Actor, id: string, { message }: ContactReply): Promise<Contact> =>
    inTransaction(async (unit) => {
      const contact = await contacts.get(id, unit);
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
