import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { errorText } from '@pokriv/web-kit/messages';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

import type { Refused, Sending, Undoable } from '../deciding/undoable.ts';

const sending: Sending = { quiet: pageErrorCodes, keepalive: true };

const lostCodes: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

async function messageOf(error: unknown, id: string, { nameFirst }: Undoable): Promise<string> {
  if (!(error instanceof AppError)) {
    console.error('moderation decision: send failed', error);
    return errorText('general.other');
  }
  const first = lostCodes.includes(error.code) ? await nameFirst?.(id, sending) : undefined;
  return first ?? error.message;
}

/** Sends all decisions in parallel, so that a closing page sends them too. A refusal does not stop the others. */
export async function sendUndoable(undoable: Undoable): Promise<Refused[]> {
  const { subjects, written } = undoable;
  const results = await Promise.all(
    subjects.map(({ id, title, send }) =>
      send(sending).then(
        () => [],
        async (error: unknown) => [
          { id, title, message: await messageOf(error, id, undoable), ...(written && { written }) },
        ],
      ),
    ),
  );
  return results.flat();
}
