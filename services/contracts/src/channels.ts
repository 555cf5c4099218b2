/** Every Redis channel and key of the product besides BullMQ's: names stay unique and documented. */
import { z } from 'zod';

/** Pub/sub channel; messages are not stored. */
export interface Channel<Payload> {
  name: string;
  write: (payload: Payload) => string;
  read: (message: string) => Payload | undefined;
}

function channel<Payload>(name: string, shape: z.ZodType<Payload>): Channel<Payload> {
  const parse = (message: string): unknown => {
    try {
      return JSON.parse(message);
    } catch {
      return undefined;
    }
  };
  return {
    name,
    write: (payload) => JSON.stringify(payload),
    read: (message) => shape.safeParse(parse(message)).data,
  };
}

/** User service → every BFF: the cached actor of this user is stale. */
export const actorChanged = channel('actor-changed', z.object({ userId: z.string() }));

/** Property service → its other instances and every BFF: search results of this city may have changed. */
export const ChangedListing = z.object({ city: z.string(), id: z.string() });
export type ChangedListing = z.infer<typeof ChangedListing>;
export const listingsChanged = channel('listings-changed', ChangedListing);

/** Callers hash parts that identify a person: Redis holds no addresses or browser ids. */
export const keys = {
  actor: (userId: string) => `actor:${userId}`,
  actorVersion: (userId: string) => `actor-version:${userId}`,
  /** Wrong passwords of an account within an hour. */
  guesses: (account: string) => `guesses:${account}`,
  knownDevice: (accountAndBrowser: string) => `device:${accountAndBrowser}`,
  /** Points of a rate limit in its window; also the key prefix of the rate limiter. */
  limit: (name: string) => `limit:${name}`,
  /** Phones revealed to a caller on a day. */
  shownPhones: (day: string, caller: string) => `phones:${day}:${caller}`,
  /** Listings already counted for a visitor on a day. */
  seenListings: (counted: string, day: string, visitor: string) => `seen:${counted}:${day}:${visitor}`,
  /** Browsers of a network counted on a day. */
  countedBrowsers: (counted: string, day: string, network: string) => `browsers:${counted}:${day}:${network}`,
  /** Views and impressions not yet in the database, by listing and day. */
  pendingCounts: 'counts:pending',
  /** Ids of the batches split off from `pendingCounts`; `countBatch` holds each. */
  countBatches: 'counts:batches',
  countBatch: (id: string) => `counts:batch:${id}`,
} as const;
