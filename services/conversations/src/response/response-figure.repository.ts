import { RESPONSE_FIGURE } from '@pokriv/contracts/conversation/conversation-rules';
import type { ResponseFigure } from '@pokriv/contracts/conversation/thread';
import { trusted, type Connection } from 'mongoose';

import { threadModel, type StoredThread } from '../threads/thread.model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const READ_MOST = 1000;

type Reached = Pick<StoredThread, 'reachedAt' | 'answeredAt'>;

/** Minutes from the first message to the first answer. */
const minutesOf = ({ reachedAt, answeredAt }: Reached): number | undefined =>
  reachedAt && answeredAt ? (answeredAt.getTime() - reachedAt.getTime()) / MINUTE_MS : undefined;

/**
 * Share of threads answered in time and the median response time. Excludes threads still within the time
 * limit.
 */
export function responseFigureOf(threads: readonly Reached[], now: Date): ResponseFigure {
  const { answeredWithinH, least } = RESPONSE_FIGURE;
  const counted = threads.filter(
    ({ reachedAt, answeredAt }) =>
      reachedAt && (answeredAt || now.getTime() - reachedAt.getTime() >= answeredWithinH * HOUR_MS),
  );
  if (counted.length < least) return null;
  const minutes = counted.map(minutesOf).filter((one) => one !== undefined);
  minutes.sort((one, other) => one - other);
  const inTime = minutes.filter((one) => one <= answeredWithinH * 60).length;
  const middle = Math.floor(minutes.length / 2);
  const upper = minutes[middle];
  const lower = minutes.length % 2 === 0 ? minutes[middle - 1] : upper;
  return {
    share: inTime / counted.length,
    medianMinutes: upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2),
  };
}

/** Covers threads that reached the landlord within 30 days; null under five. */
export async function readResponseFigure(
  connection: Connection,
  landlordId: string,
  now: Date,
): Promise<ResponseFigure> {
  const since = new Date(now.getTime() - RESPONSE_FIGURE.days * DAY_MS);
  const reached = await threadModel(connection)
    .find({ landlordId, reachedAt: trusted({ $gte: since }) }, { reachedAt: 1, answeredAt: 1 })
    .sort({ reachedAt: -1 })
    .limit(READ_MOST)
    .lean<Reached[]>();
  return responseFigureOf(reached, now);
}
