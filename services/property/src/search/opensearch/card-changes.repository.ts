import type { Connection, mongo } from 'mongoose';

import { indexedProjection, type IndexedCard } from '../listing-index.ts';
import { searchCards } from '../search-card.repository.ts';
import { versionAt } from './versioned-cards.repository.ts';
import type { Write } from './write-documents.ts';

/** Batch limit; a smaller batch is the last one for now. */
export const MOST_CHANGES = 1000;
const BATCH = 1000;
const WAIT_MS = 200;

const pipeline = [
  {
    $match: {
      $or: [
        { operationType: { $in: ['insert', 'replace', 'delete', 'invalidate'] } },
        { operationType: 'update', 'updateDescription.updatedFields.r': { $exists: true } },
      ],
    },
  },
  { $project: { operationType: 1, documentKey: 1, clusterTime: 1, fullDocument: indexedProjection } },
];

interface CardEvent {
  operationType: 'insert' | 'replace' | 'delete' | 'update' | 'invalidate';
  documentKey: { _id: string };
  clusterTime: mongo.Timestamp;
  fullDocument?: IndexedCard | null;
}
type Stream = mongo.ChangeStream<IndexedCard, CardEvent & mongo.ChangeStreamDocument>;

/** The change stream of search cards, read in batches. */
export function watchCards(connection: Connection, token?: unknown) {
  const stream = searchCards(connection).watch(pipeline, {
    readConcern: { level: 'majority' },
    fullDocument: 'updateLookup',
    maxAwaitTimeMS: WAIT_MS,
    batchSize: MOST_CHANGES,
    ...(token !== undefined && { resumeAfter: token }),
  }) as unknown as Stream;
  let upTo = new Date(0);
  return {
    /** Resume token after the last read change. */
    get token(): unknown {
      return stream.resumeToken;
    },
    /** All changes before this time are read. */
    get upTo(): Date {
      return upTo;
    },
    close: () => stream.close(),

    /**
     * Changes since the last call; waits briefly for one.
     * @returns undefined after the end of the stream
     */
    async next(): Promise<Write[] | undefined> {
      const writes: Write[] = [];
      const asked = new Date();
      for (
        let event = await stream.tryNext();
        event;
        event = writes.length < MOST_CHANGES ? await stream.tryNext() : null
      ) {
        const { operationType, documentKey, clusterTime, fullDocument } = event;
        upTo = new Date(clusterTime.t * 1000);
        if (operationType === 'invalidate') return undefined;
        // a separate event deletes a card that no longer exists
        if (operationType !== 'delete' && !fullDocument) continue;
        const card = operationType === 'delete' ? undefined : (fullDocument ?? undefined);
        writes.push({ id: documentKey._id, version: versionAt(clusterTime), card });
      }
      if (writes.length < MOST_CHANGES) upTo = asked;
      return writes;
    },
  };
}

/** All cards, in batches, at least as recent as their common version. */
export async function* allCards(connection: Connection): AsyncGenerator<Write[]> {
  const { operationTime } = (await connection.db?.command({ ping: 1 })) as { operationTime: mongo.Timestamp };
  const session = await connection.startSession({ causalConsistency: true });
  try {
    session.advanceOperationTime(operationTime);
    const found = searchCards(connection)
      .find<IndexedCard>(
        {},
        { projection: indexedProjection, batchSize: BATCH, session, readConcern: { level: 'majority' } },
      )
      .sort({ _id: 1 });
    let batch: Write[] = [];
    for await (const card of found) {
      batch.push({ id: card._id, version: versionAt(operationTime), card });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  } finally {
    await session.endSession();
  }
}
