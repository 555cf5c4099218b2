import type { Actor } from '@pokriv/contracts/actor';
import type { Contact, ContactStatusChange } from '@pokriv/contracts/contact';
import { contactStates } from '@pokriv/contracts/contact-states';
import { transition } from '@pokriv/contracts/transition';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AuditRepository } from '../audit/audit.repository.ts';
import { contactAct } from './contact-act.ts';
import { toContact, type ContactRepository } from './contact.repository.ts';

export interface ContactDeps {
  inTransaction: InTransaction;
  contacts: ContactRepository;
  audit: AuditRepository;
}

/**
 * Moves a message on (decisions §9); the same state again only keeps another note.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT
 */
export const setContactStatus =
  ({ inTransaction, contacts, audit }: ContactDeps) =>
  (actor: Actor, id: string, { status, adminNotes }: ContactStatusChange): Promise<Contact> =>
    inTransaction(async (unit) => {
      const contact = await contacts.get(id, unit);
      const isNoteNew = adminNotes !== undefined && adminNotes !== contact.adminNotes;
      if (contact.status === status && !isNoteNew) return toContact(contact);
      if (contact.status !== status)
        transition(contactStates, contact.status, status, { role: actor.role, isOwner: false });
      const change = { status, handledBy: actor.id, ...(adminNotes !== undefined && { adminNotes }) };
      const changed = await contacts.change(contact, change, unit);
      await audit.record(contactAct(contact, { status, ...(isNoteNew && { adminNotes }) }), unit);
      return changed;
    });
