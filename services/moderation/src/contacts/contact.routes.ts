import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts } from '../messages.ts';
import { toContact } from './contact.repository.ts';
import { setContactStatus, type SetContactStatusDeps } from './set-contact-status.ts';
import { submitContact, type SubmitContactDeps } from './submit-contact.ts';

export function contactRoutes(deps: SubmitContactDeps & SetContactStatusDeps): Router {
  const router = Router();
  const { contacts } = deps;

  handle(router, 'submitContact', async ({ body, caller }) => {
    await submitContact(deps)(body, caller.ip);
    return { data: null, message: texts.contactSent };
  });
  handle(router, 'listContacts', ({ query }) => contacts.list(query));
  handle(router, 'getContact', async ({ params }) => ({ data: toContact(await contacts.get(params.id)) }));
  handle(router, 'setContactStatus', async ({ actor, params, body }) => ({
    data: await setContactStatus(deps)(actor(), params.id, body),
  }));

  return router;
}
