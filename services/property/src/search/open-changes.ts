import type { Changes } from '@pokriv/search-index';
import type { Document, mongo } from 'mongoose';

/** ChangeStreamHistoryLost, ChangeStreamFatalError, InvalidResumeToken, CloseChangeStream. */
const LOST_CODES = new Set<unknown>([286, 280, 260, 222]);

/** Whether a change stream cannot resume after this error. */
export const isPlaceLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST_CODES.has(error.code);

/** Fields that a pipeline must project, besides those of `changeOf`. */
export interface StreamEvent {
  operationType: string;
  /** Commit time by the clock of the primary. */
  wallTime: Date;
}

export interface OpenOptions<Event extends StreamEvent, Change> {
  pipeline: mongo.Document[];
  changeOf: (event: Event) => Change | undefined;
  /** Resume token; absent: from now. */
  place?: unknown;
  /** Looks up changed documents in their state at the time of the read, not of the event. */
  isLookedUp?: boolean;
  /** Called on each read, including an empty one. */
  onRead?: () => void;
  /** Called when the stream is followed and a concurrent fill is complete. */
  onFollow?: () => void;
  /** Called when the reader has consumed the event's change and requests the next. */
  onTaken?: (event: Event) => void;
}

/** Opens the change stream of a collection, for `follow`. Once resolved, it misses no later change. */
export async function openChanges<Event extends StreamEvent, Change>(
  collection: Pick<mongo.Collection, 'watch'>,
  { pipeline, changeOf, place, isLookedUp, onRead, onFollow, onTaken }: OpenOptions<Event, Change>,
): Promise<Changes<Change>> {
  const stream = collection.watch(pipeline, {
    readConcern: { level: 'majority' },
    ...(isLookedUp && { fullDocument: 'updateLookup' }),
    ...(place !== undefined && { startAfter: place }),
  }) as unknown as mongo.ChangeStream<Document, Event & mongo.ChangeStreamDocument>;
  if (onRead) stream.on('resumeTokenChanged', onRead);
  // the driver opens a stream with its first read
  const first: Event | null = await stream.tryNext();
  return {
    get place() {
      return stream.resumeToken;
    },
    close: () => stream.close(),
    async *[Symbol.asyncIterator]() {
      onFollow?.();
      const opening = first && changeOf(first);
      if (opening) yield opening;
      if (first) onTaken?.(first);
      for await (const event of stream as AsyncIterable<Event>) {
        if (event.operationType === 'invalidate') return;
        const change = changeOf(event);
        if (change) yield change;
        onTaken?.(event);
      }
    },
  };
}
