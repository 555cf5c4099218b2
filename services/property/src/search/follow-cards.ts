import { follow, type Change, type Entry, type Source } from '@pokriv/search-index';
import { log } from '@pokriv/service-kit/log';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { beforeScrape, gauges } from '@pokriv/service-kit/telemetry/metrics';
import type { Connection } from 'mongoose';

import {
  entryOf,
  indexedProjection,
  type IndexedCard,
  type ListingSchema,
  type LiveListingIndex,
} from './listing-index.ts';
import { IndexTime } from './index-time.ts';
import { isPlaceLost, openChanges, type StreamEvent } from './open-changes.ts';
import { searchCards } from './search-card.repository.ts';

const BATCH = 1000;

/** Cards are replaced as a whole, ranks are also updated alone; counters are not indexed. */
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
      wallTime: 1,
      documentKey: 1,
      'updateDescription.updatedFields.r': 1,
      fullDocument: indexedProjection,
    },
  },
];

interface CardEvent extends StreamEvent {
  operationType: 'insert' | 'replace' | 'delete' | 'update' | 'invalidate';
  documentKey: { _id: string };
  fullDocument?: IndexedCard;
  updateDescription?: { updatedFields: { r: number } };
}

function changeOf(event: CardEvent): Change<ListingSchema> | undefined {
  const { operationType, documentKey, fullDocument, updateDescription } = event;
  if (operationType === 'delete') return { remove: documentKey._id };
  if (fullDocument) return { put: entryOf(fullDocument) };
  if (!updateDescription) return undefined;
  return { move: documentKey._id, by: 'rank', value: updateDescription.updatedFields.r };
}

interface Watching {
  time: IndexTime;
  onRead: () => void;
}

function cardSource(
  connection: Connection,
  { time, onRead }: Watching,
): Source<Entry<ListingSchema>, Change<ListingSchema>> {
  const cards = searchCards(connection);
  return {
    open: async (place) => {
      const openedAt = new Date();
      return openChanges<CardEvent, Change<ListingSchema>>(cards, {
        pipeline,
        changeOf,
        place,
        onRead,
        onFollow: () => {
          if (place === undefined) time.applied(openedAt);
        },
        onTaken: ({ wallTime }) => time.applied(wallTime),
      });
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

/**
 * Fills the index with the search cards and follows their change stream, to see the writes of every replica.
 * @param time updated with the index
 */
export function followCards(
  connection: Connection,
  live: LiveListingIndex,
  time = new IndexTime(new Date()),
): { close: () => Promise<void> } {
  let readAt = Date.now();
  const onRead = () => {
    readAt = Date.now();
    time.read(new Date(readAt));
  };
  const source = cardSource(connection, { time, onRead });
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
