import { contactAct } from './contact-act.ts';
import type { ContactDeps } from './set-contact-status.ts';

/**
 * Hard delete; the audit log keeps an entry.
 * @throws AppError NOT_FOUND
 */
export async function deleteContact(
  { inTransaction, contacts, audit }: ContactDeps,
  id: string,
): Promise<void> {
  await inTransaction(async (unit) => {
    const contact = await contacts.get(id, unit);
    await contacts.remove(id, unit);
    await audit.record(contactAct(contact, {}), unit);
  });
}
