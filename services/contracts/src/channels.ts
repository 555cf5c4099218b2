/**
 * Every channel and key that the product has in Redis, beside the queues, which BullMQ names. One table, so that no two
 * meanings share a name and an operator finds what a key is.
 */
import { z } from 'zod';

/** A channel on which processes tell one another what changed; nothing is kept of what it carried. */
export interface Channel<Payload> {
  name: string;
  write: (payload: Payload) => string;
  /** Undefined for a message that is none of this channel's. */
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

/** User service → every BFF: the copy of this person's actor is no longer right. */
export const actorChanged = channel('actor-changed', z.object({ userId: z.string() }));

/** Property service → its other copies and every BFF: what a search of this city finds may have changed. */
export const ChangedListing = z.object({ city: z.string(), id: z.string() });
export type ChangedListing = z.infer<typeof ChangedListing>;
export const listingsChanged = channel('listings-changed', ChangedListing);

/** By `what:…`. Parts that come from people are hashed by the caller: Redis learns no address and no browser. */
export const keys = {
  /** JSON of an actor; the user service fills it, the BFF reads it. */
  actor: (userId: string) => `actor:${userId}`,
  /** Version of the newest change of an actor. */
  actorVersion: (userId: string) => `actor-version:${userId}`,
  /** Wrong passwords for an account within an hour. */
  guesses: (account: string) => `guesses:${account}`,
  /** A browser that an account was signed in on. */
  knownDevice: (accountAndBrowser: string) => `device:${accountAndBrowser}`,
  /** Points of a limit in a window; also the prefix of the library that counts calls. */
  limit: (name: string) => `limit:${name}`,
  /** Phones shown on a day to a caller. */
  shownPhones: (day: string, caller: string) => `phones:${day}:${caller}`,
  /** Listings that a visitor was counted for on a day. */
  seenListings: (counted: string, day: string, visitor: string) => `seen:${counted}:${day}:${visitor}`,
  /** Browsers of a network that were counted on a day. */
  countedBrowsers: (counted: string, day: string, network: string) => `browsers:${counted}:${day}:${network}`,
  /** Views and impressions that are not in the database yet, by listing and day. */
  pendingCounts: 'counts:pending',
  /** Ids of batches that were cut off from them, and each batch. */
  countBatches: 'counts:batches',
  countBatch: (id: string) => `counts:batch:${id}`,
} as const;
