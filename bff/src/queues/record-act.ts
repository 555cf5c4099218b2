import type { AuditFact } from '@pokriv/contracts/audit';
import { unavailable } from '@pokriv/contracts/errors';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import type { Pool } from 'undici';

import { messages } from '../messages.ts';
import { upstreamError } from '../proxy/upstream-error.ts';

const ANSWER_MS = 3000;
const PATH = '/internal/audit';

/**
 * Writes an act into the log that the moderation service keeps.
 * @throws AppError UNAVAILABLE or TIMEOUT when it could not be written
 */
export type RecordAct = (fact: AuditFact) => Promise<void>;

export function createRecordAct(moderation: Pool, actorSecret: string): RecordAct {
  return async (fact) => {
    const nobody = { identity: null, actor: null, ip: '' };
    try {
      const { statusCode, body } = await moderation.request({
        method: 'POST',
        path: PATH,
        headers: {
          [SEAL_HEADER]: seal(nobody, callKey('POST', PATH), actorSecret),
          'content-type': 'application/json',
        },
        body: JSON.stringify(fact),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await body.dump();
      if (statusCode !== 200)
        throw unavailable(messages.unavailable, new Error(`audit answered ${statusCode}`));
    } catch (error) {
      throw upstreamError(error);
    }
  };
}
