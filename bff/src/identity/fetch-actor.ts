import { Actor } from '@pokriv/contracts/actor';
import { unavailable } from '@pokriv/contracts/errors';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import type { Pool } from 'undici';
import { z } from 'zod';

import { messages } from '../messages.ts';
import { upstreamError } from '../proxy/upstream-error.ts';

const ANSWER_MS = 3000;
const Reply = z.object({ actor: Actor.nullable() });

/**
 * Asks the user service who this is; null: no profile yet.
 * @throws AppError UNAVAILABLE or TIMEOUT
 */
export type FetchActor = (uid: string) => Promise<Actor | null>;

export function createFetchActor(userService: Pool, actorSecret: string): FetchActor {
  return async (uid) => {
    const path = `/internal/actors/${encodeURIComponent(uid)}`;
    const nobody = { identity: null, actor: null, ip: '' };
    try {
      const { statusCode, body } = await userService.request({
        method: 'GET',
        path,
        headers: { [SEAL_HEADER]: seal(nobody, callKey('GET', path), actorSecret) },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await body.text();
      if (statusCode !== 200)
        throw unavailable(messages.unavailable, new Error(`actors answered ${statusCode}`));
      return Reply.parse(JSON.parse(text)).actor;
    } catch (error) {
      throw upstreamError(error);
    }
  };
}
