import { AppError, ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import type { RejectCode } from '@pokriv/contracts/listing-states';
import type { OwnProperty } from '@pokriv/contracts/property';
import { errorText } from '@pokriv/web-kit/messages';

import { texts as common } from '../../messages.ts';
import { sendDecision } from '../../deciding/decision.ts';

/** What several listings are decided on with. */
export type BulkDecision = { action: 'approve' } | { action: 'reject'; reason: string; code?: RejectCode };

/** Listings as they were on screen, and the decision about all of them. */
export interface Batch {
  listings: readonly OwnProperty[];
  decision: BulkDecision;
}

/** A listing that was not decided on, and why: somebody has it open, or it has changed meanwhile. */
export interface Refused {
  id: string;
  title: string;
  message: string;
}

/** The end of the session is the shell's to tell; the rest is told here, each beside its listing. */
const quiet = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => code !== 'UNAUTHENTICATED');

function toldOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  console.error('a decision was not sent', error);
  return errorText('general.other');
}

/** Sends all of it at once, so that a page that is being left lets it go; what is refused holds up nothing else. */
export async function sendBatch({ listings, decision }: Batch): Promise<Refused[]> {
  const results = await Promise.all(
    listings.map(({ id, version, title = common.listing.noTitle }) =>
      sendDecision({ id, version }, decision, { quiet, keepalive: true }).then(
        () => [],
        (error: unknown) => [{ id, title, message: toldOf(error) }],
      ),
    ),
  );
  return results.flat();
}
