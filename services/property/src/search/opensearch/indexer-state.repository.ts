import type { Connection } from 'mongoose';

export interface Place {
  /** Index that serves searches. */
  index: string;
  /** Resume token: all earlier changes are written. */
  token: unknown;
}

interface Times {
  /** The index includes all earlier changes. */
  upTo: Date;
  /** Time of the last batch of changes. */
  changedAt: Date;
}

interface State extends Partial<Place>, Partial<Times> {
  _id: string;
  holder?: string;
  until?: Date;
  askedAt?: Date;
}

const DUPLICATE = 11_000;

/**
 * Collection `search_indexer`: lease, position and rebuild request of the indexer.
 * @param alias of the release: beside another one, each has an indexer and an index
 */
export function indexerState(connection: Connection, alias: string) {
  const states = connection.collection<State>('search_indexer');
  const [lease, place, rebuild] = [`${alias} lease`, `${alias} place`, `${alias} rebuild`] as const;
  return {
    /** Takes or renews the lease. @returns false while another process holds it */
    async takeLease(holder: string, ms: number): Promise<boolean> {
      const now = Date.now();
      const free = { _id: lease, $or: [{ holder }, { until: { $lt: new Date(now) } }] };
      const mine = { $set: { holder, until: new Date(now + ms) } };
      try {
        await states.updateOne(free, mine, { upsert: true });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === DUPLICATE) return false;
        throw error;
      }
    },

    releaseLease: (holder: string) => states.deleteOne({ _id: lease, holder }),

    async place(): Promise<Place | undefined> {
      const found = await states.findOne({ _id: place });
      return found?.index === undefined ? undefined : { index: found.index, token: found.token };
    },

    keepPlace: ({ index, token }: Place, { upTo, changedAt }: Times) =>
      states.updateOne({ _id: place }, { $set: { index, token, upTo, changedAt } }, { upsert: true }),

    /** Forces the next start to fill a new index; searches use the old one until then, so its time stays. */
    losePlace: () => states.updateOne({ _id: place }, { $unset: { index: 1, token: 1 } }),

    /** Searches include all changes before this time; undefined before the first index is filled. */
    upTo: async () => (await states.findOne({ _id: place }))?.upTo,

    /** For `asOf` of searches; undefined before the first index is filled. */
    async times(): Promise<{ readUpTo: Date; changedAt: Date } | undefined> {
      const { upTo, changedAt = upTo } = (await states.findOne({ _id: place })) ?? {};
      return upTo && changedAt && { readUpTo: upTo, changedAt };
    },

    askForRebuild: () =>
      states.updateOne({ _id: rebuild }, { $set: { askedAt: new Date() } }, { upsert: true }),

    rebuildAskedAt: async () => (await states.findOne({ _id: rebuild }))?.askedAt,

    /** @param askedAt of the fulfilled request; a later one stays */
    forgetRebuild: (askedAt: Date) => states.deleteOne({ _id: rebuild, askedAt }),

    /** For a release whose index is deleted. */
    forget: () => states.deleteMany({ _id: { $in: [lease, place, rebuild] } }),
  };
}
export type IndexerState = ReturnType<typeof indexerState>;
