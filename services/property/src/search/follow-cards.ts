import { log } from '@pokriv/service-kit/log';
import type { Connection } from 'mongoose';

import { summaryProjection, type CardSummary, type SummaryCard } from './card-summary.ts';
import { searchCards } from './search-card.repository.ts';

const RETRY_MS = 1000;

/** Counters alone change by an update: what can be searched by is always written as a whole. */
const changes = [
  { $match: { operationType: { $in: ['insert', 'replace', 'delete'] } } },
  {
    $project: {
      operationType: 1,
      documentKey: 1,
      fullDocument: { _id: 1, ...summaryProjection },
    },
  },
];

interface CardChange {
  operationType: 'insert' | 'replace' | 'delete';
  documentKey: { _id: string };
  fullDocument?: SummaryCard;
}

/**
 * Fills the summary and keeps it in step by a change stream, whichever copy of the service made a change. When the stream
 * breaks, the summary counts nothing until it was filled anew.
 */
export function followCards(connection: Connection, summary: CardSummary): { close: () => Promise<void> } {
  const cards = searchCards(connection);
  let isClosed = false;
  let stream: ReturnType<typeof cards.watch<SummaryCard, CardChange>> | undefined;

  const apply = ({ operationType, documentKey, fullDocument }: CardChange): void => {
    if (operationType === 'delete') summary.remove(documentKey._id);
    else if (fullDocument) summary.put(fullDocument);
  };

  const fill = async (): Promise<void> => {
    const opened = cards.watch<SummaryCard, CardChange>(changes, { readConcern: 'majority' });
    stream = opened;
    /** Opens the stream: what changes while the cards are read comes after them. */
    const first = await opened.tryNext();
    const found = cards.find<SummaryCard>({}, { projection: summaryProjection, batchSize: 1000 });
    for await (const card of found) summary.put(card);
    if (first) apply(first);
    summary.isComplete = true;
    for await (const change of opened) apply(change);
  };

  const follow = async (): Promise<void> => {
    while (!isClosed) {
      await fill().catch((error: unknown) => {
        if (!isClosed)
          log.warn(
            { err: error instanceof Error ? error.message : error },
            'the summary of cards is filled anew',
          );
      });
      summary.clear();
      await stream?.close().catch(() => undefined);
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
  };
  void follow();
  return {
    close: async () => {
      isClosed = true;
      await stream?.close().catch(() => undefined);
    },
  };
}
