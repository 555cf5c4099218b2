import { setTimeout as sleep } from 'node:timers/promises';

import { log } from '@pokriv/service-kit/log';
import type { Connection, mongo } from 'mongoose';

import { searchCards } from '../search-card.repository.ts';
import { CardSummary } from './card-summary.ts';
import type { CurrentSummary } from './current-summary.ts';
import { summaryProjection, type SummaryCard } from './summary-card.ts';

const RETRY_MS = 1000;
const BATCH = 1000;
/** The change stream has forgotten where it was, or never knew it: ChangeStreamHistoryLost, InvalidResumeToken, … */
const LOST = new Set<unknown>([286, 280, 260, 222]);

/** What can be searched by is written as a whole, only ranks are rewritten by themselves; counters are not followed. */
const changes = [
  {
    $match: {
      $or: [
        { operationType: { $in: ['insert', 'replace', 'delete', 'invalidate'] } },
        { operationType: 'update', 'updateDescription.updatedFields.r': { $exists: true } },
      ],
    },
  },
  {
    $project: {
      operationType: 1,
      documentKey: 1,
      'updateDescription.updatedFields.r': 1,
      fullDocument: summaryProjection,
    },
  },
];

interface CardChange {
  operationType: 'insert' | 'replace' | 'delete' | 'update' | 'invalidate';
  documentKey: { _id: string };
  fullDocument?: SummaryCard;
  updateDescription?: { updatedFields: { r: number } };
}

function apply(summary: CardSummary, change: CardChange): void {
  const { operationType, documentKey, fullDocument, updateDescription } = change;
  if (operationType === 'delete') summary.remove(documentKey._id);
  else if (fullDocument) summary.put(fullDocument);
  else if (updateDescription) summary.rank(documentKey._id, updateDescription.updatedFields.r);
}

/**
 * Fills a summary and keeps it in step by a change stream, whichever copy of the service made a change. When the stream
 * breaks, it goes on where it was; if MongoDB does not know that place any more, a new summary is filled.
 */
export function followCards(connection: Connection, summary: CurrentSummary): { close: () => Promise<void> } {
  const cards = searchCards(connection);
  let isClosed = false;
  let stream: mongo.ChangeStream<SummaryCard, CardChange & mongo.ChangeStreamDocument> | undefined;
  let token: unknown;

  const open = () => {
    const resuming = token === undefined ? {} : { startAfter: token };
    stream = cards.watch(changes, {
      readConcern: { level: 'majority' },
      ...resuming,
    }) as unknown as typeof stream;
    return stream;
  };

  const fill = async (changed: NonNullable<typeof stream>): Promise<void> => {
    // opens the stream: what changes while the cards are read comes after them
    const first = await changed.tryNext();
    const filling = new CardSummary();
    const found = cards
      .find<SummaryCard>({}, { projection: summaryProjection, batchSize: BATCH })
      .sort({ _id: 1 });
    for await (const card of found) filling.put(card);
    if (first) apply(filling, first);
    await filling.complete();
    summary.current = filling;
  };

  const follow = async (): Promise<void> => {
    const opened = open();
    if (!opened) return;
    if (!summary.current) await fill(opened);
    token = opened.resumeToken;
    for await (const change of opened) {
      if (change.operationType === 'invalidate') return;
      if (summary.current) apply(summary.current, change);
      token = opened.resumeToken;
    }
  };

  const forget = () => {
    summary.current = undefined;
    token = undefined;
  };

  const run = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await follow();
        forget();
      } catch (error) {
        if (error instanceof Error && 'code' in error && LOST.has(error.code)) forget();
        if (!isClosed)
          log.warn(
            { err: error instanceof Error ? error.message : error },
            'the summary of cards lags behind',
          );
      }
      await stream?.close().catch(() => undefined);
      if (!isClosed) await sleep(RETRY_MS, undefined, { ref: false });
    }
  };
  void run();
  return {
    close: async () => {
      isClosed = true;
      await stream?.close().catch(() => undefined);
    },
  };
}
