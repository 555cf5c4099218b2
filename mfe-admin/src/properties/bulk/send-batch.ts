import { AppError, ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import type { RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { errorText } from '@pokriv/web-kit/messages';

import { texts as common } from '../../messages.ts';
import { sendDecision, type Decision } from '../../deciding/decision.ts';

/** What several listings are decided on with. */
export type BulkDecision = { action: 'approve' } | { action: 'reject'; reason: string; code?: RejectCode };

/** Listings as they were on screen, and the decision about all of them. */
export interface Batch {
  listings: readonly OwnProperty[];
  decision: BulkDecision;
}

/** A listing that was not decided on, and why: another moderator has it open, or it has changed meanwhile. */
export interface Refused {
  id: string;
  title: string;
  message: string;
  /** What was written to the owner, so that it is not lost. */
  reason?: string;
}

/** The end of the session is the shell's to tell; the rest is told here, each beside its listing. */
const quiet = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => code !== 'UNAUTHENTICATED');

function toldOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  console.error('a decision was not sent', error);
  return errorText('general.other');
}

/** Sends all in parallel, so that a page that is being left sends them too; a refusal holds up nothing else. */
export async function sendBatch({
  listings,
  decision,
}: Pick<Batch, 'listings'> & { decision: Decision }): Promise<Refused[]> {
  const written = 'reason' in decision && { reason: decision.reason };
  const results = await Promise.all(
    listings.map(({ id, version, title = common.listing.noTitle }) =>
      sendDecision({ id, version }, decision, { quiet, keepalive: true }).then(
        () => [],
        (error: unknown) => [{ id, title, message: toldOf(error), ...written }],
      ),
    ),
  );
  return results.flat();
}
