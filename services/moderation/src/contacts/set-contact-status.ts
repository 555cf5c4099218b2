import type { Actor } from '@pokriv/contracts/actor';
import type { Contact, ContactStatusChange } from '@pokriv/contracts/moderation/contact';
import { contactStates } from '@pokriv/contracts/moderation/contact-states';
import { conflict } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AuditRepository } from '../audit/audit.repository.ts';
import { texts } from '../messages.ts';
import { contactAct } from './contact-act.ts';
import type { StoredContact } from './contact.model.ts';
import { toContact, type ContactRepository } from './contact.repository.ts';

export interface ContactDeps {
  inTransaction: InTransaction;
  contacts: ContactRepository;
  audit: AuditRepository;
}

/**
 * Changes a message's status (decisions §9), its note, or both; unchanged values are a no-op.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION; CONFLICT when the admin has seen another status or note
 */
export async function setContactStatus(
  { inTransaction, contacts, audit }: ContactDeps,
  actor: Actor,
  id: string,
  asked: ContactStatusChange,
): Promise<Contact> {
  return inTransaction(async (unit) => {
    const contact = await contacts.get(id, unit);
    const { status = contact.status, adminNotes = contact.adminNotes } = asked;
    const [isMoved, isNoted] = [status !== contact.status, adminNotes !== contact.adminNotes];
    if (!isMoved && !isNoted) return toContact(contact);
    if (isMoved) assertStep(actor, contact, { ...asked, status });
    if (isNoted) assertNoteRead(contact, asked);
    const changed = await contacts.change(contact, { status, handledBy: actor.id, adminNotes }, unit);
    await audit.record(contactAct(contact, { status, ...(isNoted && { adminNotes }) }), unit);
    return changed;
  });
}

function assertStep(
  { role }: Actor,
  contact: StoredContact,
  { status, from = contact.status }: Pick<ContactStatusChange, 'from'> & Pick<StoredContact, 'status'>,
): void {
  if (from !== contact.status) throw conflict(texts.changedMeanwhile);
  transition(contactStates, contact.status, status, { role, isOwner: false });
}

function assertNoteRead(
  { adminNotes }: StoredContact,
  { notesRead = adminNotes }: Pick<ContactStatusChange, 'notesRead'>,
): void {
  if (notesRead !== adminNotes) throw conflict(texts.notedMeanwhile);
}
