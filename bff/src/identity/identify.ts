import type { Access } from '@pokriv/contracts/calls';
import { unauthenticated } from '@pokriv/contracts/errors';
import { assertAccess } from '@pokriv/service-kit/access';
import type { Caller } from '@pokriv/service-kit/actor';

import type { Exchange } from '../http/exchange.ts';
import { messages } from '../messages.ts';
import type { Actors } from './actors.ts';
import { bearerToken } from './bearer-token.ts';
import type { VerifiedTokens } from './verified-tokens.ts';

/**
 * Who calls. A bad token is refused on every call, public ones too: a 401 is what signs a browser out (spec §8).
 * Whose session has ended because they are suspended is told so by the calls that need a profile, and signed out by the
 * others, which stay open to visitors.
 * @throws AppError UNAUTHENTICATED; ACCOUNT_SUSPENDED; UNAVAILABLE or TIMEOUT when the caller cannot be looked up
 */
export type Identify = (exchange: Pick<Exchange, 'request' | 'ip'>, access: Access) => Promise<Caller>;

export function createIdentify(tokens: VerifiedTokens, actors: Actors): Identify {
  return async ({ request, ip }, access) => {
    const token = bearerToken(request);
    if (token === undefined) return { identity: null, actor: null, ip };
    const { identity, signedInAt } = await tokens.verify(token);
    const actor = await actors.find(identity.uid);
    if (actor && signedInAt < actor.tokensValidAfter) {
      if (actor.isSuspended) assertAccess(access, { identity, actor });
      throw unauthenticated(messages.badToken);
    }
    return { identity: { ...identity, signedInAt }, actor, ip };
  };
}
