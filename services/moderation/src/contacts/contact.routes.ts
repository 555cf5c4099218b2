import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts } from '../messages.ts';
import { contactColumns } from './contact-columns.ts';
import { toContact } from './contact.repository.ts';
import { deleteContact } from './delete-contact.ts';
import { replyToContact } from './reply-to-contact.ts';
import { setContactStatus, type ContactDeps } from './set-contact-status.ts';
import { submitContact, type SubmitContactDeps } from './submit-contact.ts';

/** Fixed paths come before `/contacts/:id`. */
export function contactRoutes(deps: SubmitContactDeps & ContactDeps): Router {
  const router = Router();
  const { contacts, audit } = deps;

  handle(router, 'submitContact', async ({ body, caller }) => {
    await submitContact(deps, body, caller);
    return { data: null, message: texts.contactSent };
  });
  handle(router, 'listContacts', ({ query }) => contacts.list(query));
  handle(router, 'exportContacts', async ({ query, reply }) => {
    await audit.recordExport('contacts', texts.contactsTable);
    await sendCsv(reply, 'saobshteniya', contactColumns, contacts.each(query));
    return ANSWERED;
  });
  handle(router, 'getContact', async ({ params }) => ({ data: toContact(await contacts.get(params.id)) }));
  handle(router, 'setContactStatus', async ({ actor, params, body }) => ({
    data: await setContactStatus(deps, actor(), params.id, body),
  }));
  handle(router, 'replyToContact', async ({ actor, params, body }) => ({
    data: await replyToContact(deps, actor(), params.id, body),
    message: texts.contactReplied,
  }));
  handle(router, 'deleteContact', async ({ params }) => {
    await deleteContact(deps, params.id);
    return { data: null, message: texts.contactDeleted };
  });

  return router;
}
