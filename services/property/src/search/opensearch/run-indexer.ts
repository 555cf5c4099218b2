import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { log } from '@pokriv/service-kit/log';
import { beforeScrape, gauges } from '@pokriv/service-kit/telemetry/metrics';
import { duringSpan, startSpan } from '@pokriv/service-kit/telemetry/trace';
import type { Connection } from 'mongoose';

import { isPlaceLost } from '../open-changes.ts';
import { allCards, MOST_CHANGES, watchCards } from './card-changes.repository.ts';
import { clusterClient } from './client.ts';
import { indexerState } from './indexer-state.repository.ts';
import { createdAt, indices } from './indices.ts';
import { writeDocuments, type Write } from './write-documents.ts';

const LEASE_MS = 15_000;
const RETRY_MS = 1000;
/** Interval in ms of storing the position without changes, so that the change stream can resume there. */
const KEEP_MS = 10_000;
const HOUR_MS = 3_600_000;
/** How long instances of the release before, or a roll-back to it, find its index. */
const ROLL_BACK_MS = 24 * HOUR_MS;

export interface IndexerOptions {
  connection: Connection;
  url: string;
  alias: string;
  shards: number;
}

export interface Indexer {
  /**
   * MongoDB and the cluster have replied once. Independent of the lease and permanent, because an outage
   * would hit every replica.
   */
  readonly isConnected: boolean;
  close: () => Promise<void>;
}

/** A new index being filled. */
interface Filling {
  index: string;
  /** The fulfilled rebuild request; undefined without one. */
  askedAt: Date | undefined;
  isDone: boolean;
  stop: () => void;
  done: Promise<void>;
}

/**
 * Synchronises the index of an OpenSearch cluster with the search cards: follows their change stream from the
 * stored position, and fills a new index beside the old one when there is none or on request. Releases with
 * other fields have an index, a position and a lease of their own. One process works under a lease; others
 * wait. Crash-safe: writes are repeated, and older versions rejected.
 */
export function runIndexer({ connection, url, alias, shards }: IndexerOptions): Indexer {
  const client = clusterClient(url);
  const state = indexerState(connection, alias);
  const all = indices(client, alias);
  const holder = randomUUID();
  let isClosed = false;
  let isConnected = false;
  let isWorking = false;
  const stopMeasuring = beforeScrape(async () => {
    gauges.indexerWorks.set(isWorking ? 1 : 0);
    gauges.indexerBehind.remove();
    const upTo = await state.upTo();
    if (upTo) gauges.indexerBehind.set(Math.max(0, Date.now() - upTo.getTime()) / 1000);
  });

  const mayWork = async () => !isClosed && (await state.takeLease(holder, LEASE_MS));

  async function fill(askedAt: Date | undefined): Promise<Filling> {
    const index = await all.create(shards);
    let isStopped = false;
    const filling: Filling = {
      index,
      askedAt,
      isDone: false,
      stop: () => (isStopped = true),
      done: Promise.resolve(),
    };
    const write = async () => {
      const started = performance.now();
      let count = 0;
      for await (const writes of allCards(connection)) {
        if (isStopped) return;
        await writeDocuments(client, index, { writes });
        count += writes.length;
      }
      log.info({ index, count, ms: Math.round(performance.now() - started) }, 'indexer: index filled');
    };
    filling.done = write().finally(() => (filling.isDone = true));
    // awaited later
    filling.done.catch(() => undefined);
    return filling;
  }

  /**
   * Deletes the indexes of releases that are over: no indexer has kept or filled one for a day, and instances
   * had a day to change to the index of this release.
   */
  async function deleteOld(serving: string): Promise<void> {
    const isOver = (ms: number) => Date.now() - ms > ROLL_BACK_MS;
    if (!isOver(createdAt(serving))) return;
    for (const [other, itsIndexes] of await all.ofOtherReleases()) {
      const its = indexerState(connection, other);
      const upTo = await its.upTo();
      if (!isOver(Math.max(...itsIndexes.map(createdAt), upTo?.getTime() ?? 0))) continue;
      for (const index of itsIndexes) await all.remove(index);
      await its.forget();
      log.info({ indexes: itsIndexes }, 'indexer: indexes of another release deleted');
    }
  }

  async function work(): Promise<void> {
    const place = await state.place();
    let serving = place && (await all.isUsable(place.index)) ? place.index : undefined;
    if (serving) await all.serve(serving);
    const changes = watchCards(connection, serving && place?.token);
    let filling: Filling | undefined;
    let keptAt = 0;
    let lookedAt = 0;
    let changedAt: Date | undefined;
    const keepPlace = (index: string, at: Date) =>
      state.keepPlace({ index, token: changes.token }, { upTo: changes.upTo, changedAt: at });
    try {
      // opens the stream, so that no change during the fill is missed
      let writes = await changes.next();
      while (writes && (await mayWork())) {
        if (!filling) {
          const askedAt = await state.rebuildAskedAt();
          if (!serving || askedAt) filling = await fill(askedAt);
        }
        await apply(writes, [serving, filling?.index]);
        // the first batch counts as a change: the previous process's writes are unknown
        if (!changedAt || writes.length > 0) changedAt = changes.upTo;
        if (filling?.isDone && writes.length < MOST_CHANGES) {
          await filling.done;
          const { askedAt } = filling;
          serving = filling.index;
          filling = undefined;
          await keepPlace(serving, changedAt);
          await all.serve(serving);
          if (askedAt) await state.forgetRebuild(askedAt);
        } else if (serving && (writes.length > 0 || Date.now() - keptAt > KEEP_MS)) {
          await keepPlace(serving, changedAt);
          keptAt = Date.now();
        }
        if (serving && Date.now() - lookedAt > HOUR_MS) {
          // left for the next hour: the index of this release comes first
          await deleteOld(serving).catch((error: unknown) =>
            log.warn({ err: error }, 'indexer: indexes of other releases cannot be deleted'),
          );
          lookedAt = Date.now();
        }
        writes = await changes.next();
      }
      if (!writes) await state.losePlace();
    } finally {
      filling?.stop();
      await filling?.done.catch(() => undefined);
      await changes.close();
    }
  }

  async function apply(writes: readonly Write[], targets: readonly (string | undefined)[]): Promise<void> {
    if (writes.length === 0) return;
    const span = startSpan('index cards', { kind: 'consumer', attributes: { count: writes.length } });
    try {
      await duringSpan(span, async () => {
        for (const index of targets) if (index) await writeDocuments(client, index, { writes });
      });
      span?.end();
    } catch (error) {
      span?.end(error instanceof Error ? error.name : 'error');
      throw error;
    }
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      try {
        if (!isConnected) await all.names();
        isWorking = await mayWork();
        isConnected = true;
        if (isWorking) await work();
      } catch (error) {
        if (isPlaceLost(error)) await state.losePlace().catch(() => undefined);
        if (!isClosed) log.warn({ err: error }, 'indexer: interrupted, retrying');
      }
      isWorking = false;
      if (!isClosed) await sleep(RETRY_MS);
    }
    await state.releaseLease(holder);
  }

  const running = run();
  return {
    get isConnected() {
      return isConnected;
    },
    close: async () => {
      isClosed = true;
      stopMeasuring();
      await running;
    },
  };
}
