import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import type { Act } from '@pokriv/service-kit/acts';

import type { StoredContact } from './contact.model.ts';

/** Audit entry of a changed message: its subject, never its author. */
export const contactAct = (
  { _id, subject, status }: StoredContact,
  after: Readonly<Record<string, unknown>>,
): Act => ({
  target: { kind: 'contact', id: _id, label: contactSubjects[subject] },
  before: { status },
  after,
});
