import type { IncomingMessage } from 'node:http';

import { unauthenticated } from '@pokriv/contracts/errors';
import { assertNotSuspended } from '@pokriv/service-kit/access';
import type { Caller } from '@pokriv/service-kit/actor';
import { isSessionOver } from '@pokriv/service-kit/session-over';

import type { Context } from '../http/context.ts';
import { messages } from '../messages.ts';
import type { Actors } from './actors.ts';
import { bearerToken } from './bearer-token.ts';
import type { ApplySecondFactor } from './second-factor.ts';
import type { VerifiedTokens } from './verified-tokens.ts';
import type { VisitorCookies } from './visitor-cookie.ts';

/**
 * Identifies the caller. Refuses an invalid token on every call, public ones included: the 401 signs the browser out
 * (spec §8). A session ended by a suspension gets ACCOUNT_SUSPENDED on its next call.
 * @throws AppError UNAUTHENTICATED; ACCOUNT_SUSPENDED; UNAVAILABLE or TIMEOUT when the actor lookup fails
 */
export type Identify = (request: IncomingMessage, context: Pick<Context, 'ip' | 'caller'>) => Promise<Caller>;

export interface IdentifyParts {
  tokens: VerifiedTokens;
  actors: Actors;
  visitors: VisitorCookies;
  applySecondFactor: ApplySecondFactor;
}

export function createIdentify({ tokens, actors, visitors, applySecondFactor }: IdentifyParts): Identify {
  return async (request, context) => {
    const { ip } = context;
    const visitor = visitors.read(request.headers.cookie);
    const token = bearerToken(request);
    if (token === undefined) {
      context.caller = { identity: null, actor: null, ip, visitor };
      return context.caller;
    }
    const { identity, signedInAt } = await tokens.verify(token);
    const actor = await actors.find(identity.uid);
    context.caller = applySecondFactor({ identity: { ...identity, signedInAt }, actor, ip, visitor });
    if (actor && isSessionOver(actor, signedInAt)) {
      assertNotSuspended(actor);
      throw unauthenticated(messages.badToken);
    }
    return context.caller;
  };
}
