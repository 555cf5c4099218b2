import { mailChoicesPath } from '@pokriv/contracts/mail-links';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';
import { Router } from 'express';

import type { AccountDeps } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import { silenceMail } from './silence-mail.ts';

export function mailChoiceRoutes(deps: AccountDeps & { linkSigning: SigningSecret }): Router {
  const router = Router();

  handle(router, 'silenceMail', async ({ params }) => {
    await silenceMail(deps, params.token, deps.linkSigning);
    return { data: null, message: messages.mailSilenced };
  });

  // opening the link changes nothing: mail scanners open every link (RFC 8058, 1)
  handle(router, 'openMailChoice', async ({ reply }) => {
    reply.set('Cache-Control', 'no-store').redirect(303, mailChoicesPath);
    return ANSWERED;
  });

  return router;
}
