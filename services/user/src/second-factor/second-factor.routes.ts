import { AppError, unauthenticated } from '@pokriv/contracts/errors';
import type { Caller } from '@pokriv/service-kit/actor';
import { handle } from '@pokriv/service-kit/http';
import { recordSecurity } from '@pokriv/service-kit/security-log';
import { Router, type Request } from 'express';

import { toAdminUser } from '../admin-users/to-admin-user.ts';
import { removeSecondFactor, renewRecoveryCodes, resetSecondFactor } from './change-second-factor.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { messages } from './messages.ts';
import { readSecondFactor } from './read-second-factor.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { confirmSecondFactor, setUpSecondFactor } from './set-up-second-factor.ts';

export function secondFactorRoutes(deps: SecondFactorDeps): Router {
  const router = Router();

  handle(router, 'readSecondFactor', async ({ caller }) => ({
    data: await readSecondFactor(deps, identityOf(caller)),
  }));

  handle(router, 'setUpSecondFactor', async ({ caller }) => ({
    data: await setUpSecondFactor(deps, identityOf(caller)),
  }));

  handle(router, 'confirmSecondFactor', async ({ caller, body, request }) => ({
    data: await recorded(
      { request, caller },
      confirmSecondFactor(deps, identityOf(caller), { ...body, caller }),
    ),
    message: messages.isSetUp,
  }));

  handle(router, 'verifySecondFactor', async ({ caller, body, request }) => ({
    data: await recorded(
      { request, caller },
      giveSecondFactor(deps, identityOf(caller), { ...body, caller }),
    ),
  }));

  handle(router, 'renewRecoveryCodes', async ({ caller, body, request }) => ({
    data: await recorded(
      { request, caller },
      renewRecoveryCodes(deps, identityOf(caller), { ...body, caller }),
    ),
    message: messages.codesRenewed,
  }));

  handle(router, 'removeSecondFactor', async ({ caller, body, request }) => {
    const identity = identityOf(caller);
    await recorded({ request, caller }, removeSecondFactor(deps, identity, { ...body, caller }));
    return { data: await readSecondFactor(deps, identity), message: messages.switchedOff };
  });

  handle(router, 'resetSecondFactor', async ({ actor, params, body }) => ({
    data: toAdminUser(await resetSecondFactor(deps, actor(), params.id, body.reason)),
    message: messages.wasReset,
  }));

  return router;
}

function identityOf({ identity }: Caller) {
  if (!identity) throw unauthenticated();
  return identity;
}

async function recorded<Result>(
  { request, caller }: { request: Request; caller: Caller },
  result: Promise<Result>,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_REQUEST') {
      const { method, path, headers } = request;
      const requestId = String(headers['x-request-id'] ?? '');
      const fact = { method, path, requestId, actorId: caller.identity?.uid, ip: caller.ip };
      recordSecurity({ event: 'second-factor-refused', reason: error.code, ...fact });
    }
    throw error;
  }
}
