import { follow, type Change, type Changes, type Source } from '@pokriv/search-index';
import { log } from '@pokriv/service-kit/log';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { beforeScrape, gauges } from '@pokriv/service-kit/telemetry/metrics';
import type { Connection, mongo } from 'mongoose';

import {
  entryOf,
  indexedProjection,
  type IndexedCard,
  type ListingSchema,
  type LiveListingIndex,
} from './listing-index.ts';
import { searchCards } from './search-card.repository.ts';

const BATCH = 1000;
/** ChangeStreamHistoryLost, ChangeStreamFatalError, InvalidResumeToken, CloseChangeStream. */
const LOST_CODES = new Set<unknown>([286, 280, 260, 222]);

/** Cards are replaced as a whole, ranks also updated alone; counters are not indexed. */
const pipeline = [
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
      fullDocument: indexedProjection,
    },
  },
];

interface CardEvent {
  operationType: 'insert' | 'replace' | 'delete' | 'update' | 'invalidate';
  documentKey: { _id: string };
  fullDocument?: IndexedCard;
  updateDescription?: { updatedFields: { r: number } };
}
type Stream = mongo.ChangeStream<IndexedCard, CardEvent & mongo.ChangeStreamDocument>;

function changeOf(event: CardEvent): Change<ListingSchema> | undefined {
  const { operationType, documentKey, fullDocument, updateDescription } = event;
  if (operationType === 'delete') return { remove: documentKey._id };
  if (fullDocument) return { put: entryOf(fullDocument) };
  if (!updateDescription) return undefined;
  return { move: documentKey._id, by: 'rank', value: updateDescription.updatedFields.r };
}

/** Whether a change stream cannot resume after this error. */
export const isPlaceLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST_CODES.has(error.code);

function cardSource(connection: Connection, onRead: () => void): Source<ListingSchema> {
  const cards = searchCards(connection);
  return {
    open: async (place) => {
      const stream = cards.watch(pipeline, {
        readConcern: { level: 'majority' },
        ...(place !== undefined && { startAfter: place }),
      }) as unknown as Stream;
      // each read, also an empty one, moves the token
      stream.on('resumeTokenChanged', onRead);
      // the driver opens a stream with its first read
      const first = await stream.tryNext();
      return changesOf(stream, first);
    },
    entries: async function* () {
      const found = cards
        .find<IndexedCard>({}, { projection: indexedProjection, batchSize: BATCH })
        .sort({ _id: 1 });
      for await (const card of found) yield entryOf(card);
    },
    isPlaceLost,
  };
}

const changesOf = (stream: Stream, first: CardEvent | null): Changes<ListingSchema> => ({
  get place() {
    return stream.resumeToken;
  },
  close: () => stream.close(),
  async *[Symbol.asyncIterator]() {
    const opening = first && changeOf(first);
    if (opening) yield opening;
    for await (const event of stream) {
      if (event.operationType === 'invalidate') return;
      const change = changeOf(event);
      if (change) yield change;
    }
  },
});

/** Fills the index with the search cards and follows their change stream, so that it sees writes of every replica. */
export function followCards(connection: Connection, live: LiveListingIndex): { close: () => Promise<void> } {
  let readAt = Date.now();
  const source = cardSource(connection, () => (readAt = Date.now()));
  const following = follow(live, source, {
    onBreak: (error) => log.warn({ err: error }, 'search index: change stream broken, retrying'),
  });
  const stopMeasuring = beforeScrape(async () => {
    gauges.indexAge.set((Date.now() - readAt) / 1000);
    gauges.indexSize.set(live.current?.size ?? 0);
  });
  return {
    close: () => {
      stopMeasuring();
      return following.close();
    },
  };
}

/** Re-indexes the cards of these listings without waiting for the change stream. */
export async function refreshCards(
  { connection, liveIndex }: { connection: Connection; liveIndex: LiveListingIndex },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await searchCards(connection)
    .find<IndexedCard>({ _id: { $in: [...ids] } }, { projection: indexedProjection, maxTimeMS: QUERY_MS })
    .toArray();
  const cards = new Map(found.map((card) => [card._id, card]));
  for (const id of ids) {
    const card = cards.get(id);
    liveIndex.apply(card ? { put: entryOf(card) } : { remove: id });
  }
}

export type RefreshCards = (ids: readonly string[]) => Promise<void>;
