import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { toUser } from '../accounts/to-user.ts';
import { messages } from '../messages.ts';
import type { PhoneDeps } from './phone-deps.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { verifyPhone } from './verify-phone.ts';

export function phoneRoutes(deps: PhoneDeps): Router {
  const router = Router();

  handle(router, 'sendPhoneCode', async ({ actor, caller, body }) => ({
    data: await sendPhoneCode(deps, actor().id, { ...body, ip: caller.ip }),
    message: messages.phone.sent,
  }));

  handle(router, 'verifyPhone', async ({ actor, body }) => ({
    data: toUser(await verifyPhone(deps, actor().id, body.code)),
    message: messages.phone.verified,
  }));

  return router;
}
