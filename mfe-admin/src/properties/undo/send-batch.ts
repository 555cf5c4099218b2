import { AppError, ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';
import { errorText } from '@pokriv/web-kit/messages';

import { texts as common } from '../../messages.ts';
import { sendDecision, type Decision } from '../../deciding/decision.ts';
import { presenceTexts } from '../presence/messages.ts';

export interface Batch {
  /** With the version that was on screen. */
  listings: readonly Pick<OwnProperty, 'id' | 'title' | 'version'>[];
  decision: Decision;
}

export interface Refused {
  id: string;
  title: string;
  message: string;
  reason?: string;
}

/** The shell handles an ended session; other errors are shown beside their listing. */
const quiet = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => code !== 'UNAUTHENTICATED');

/** Who was first; undefined when it was not another moderator, or cannot be known. */
async function whoDecided(id: string): Promise<string | undefined> {
  try {
    const { decision } = (await call('readPresence', { params: { id }, quiet })).data;
    return decision && !decision.isMine ? `${presenceTexts.decided(decision)}.` : undefined;
  } catch (error) {
    console.debug('moderation decision: the other decision is unknown', error);
    return undefined;
  }
}

const lostCodes: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

async function messageOf(error: unknown, id: string): Promise<string> {
  if (error instanceof AppError) {
    const first = lostCodes.includes(error.code) ? await whoDecided(id) : undefined;
    return first ?? error.message;
  }
  console.error('moderation decision: send failed', error);
  return errorText('general.other');
}

/** Sends all decisions in parallel, so that a closing page sends them too. A refusal does not stop the others. */
export async function sendBatch({ listings, decision }: Batch): Promise<Refused[]> {
  const written = 'reason' in decision && { reason: decision.reason };
  const results = await Promise.all(
    listings.map(({ id, version, title = common.listing.noTitle }) =>
      sendDecision({ id, version }, decision, { quiet, keepalive: true }).then(
        () => [],
        async (error: unknown) => [{ id, title, message: await messageOf(error, id), ...written }],
      ),
    ),
  );
  return results.flat();
}
