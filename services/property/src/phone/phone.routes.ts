import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readPhoneAllowance } from './phone-allowance.ts';
import { revealPhone, type PhoneDeps } from './reveal-phone.ts';

export function phoneRoutes(deps: PhoneDeps): Router {
  const router = Router();

  handle(router, 'revealPhone', async ({ caller, params }) => ({
    data: await revealPhone(deps, caller, params.id),
  }));

  handle(router, 'readPhoneAllowance', async ({ caller, params }) => ({
    data: await readPhoneAllowance(deps, caller, params.id),
  }));

  return router;
}
