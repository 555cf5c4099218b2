import { z } from 'zod';

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

/** User service → every BFF: invalidates the cached actor of this user. */
export const actorChanged = channel('actor-changed', z.object({ userId: z.string() }));

/** Property service → its other instances and every BFF: search results of this city may have changed. */
export const ChangedListing = z.object({ city: z.string(), id: z.string() });
export type ChangedListing = z.infer<typeof ChangedListing>;
export const listingsChanged = channel('listings-changed', ChangedListing);
/**
 * Property service → every BFF: one more instance has indexed the change. Replies cached from its older index are
 * stale.
 */
export const listingsIndexed = channel('listings-indexed', ChangedListing);

/** Conversations service → its other instances: threads of these people have changed. */
export const threadsChanged = channel(
  'threads-changed',
  z.object({ people: z.array(z.string()), threadId: z.string(), lastSeq: z.number(), at: z.number() }),
);

/** Redis keys. Callers hash personal parts, such as addresses and browser ids. */
export const keys = {
  actor: (userId: string) => `actor:${userId}`,
  actorVersion: (userId: string) => `actor-version:${userId}`,
  guesses: (account: string) => `guesses:${account}`,
  knownDevice: (accountAndBrowser: string) => `device:${accountAndBrowser}`,
  /** Points used of a rate limit; also the key prefix of the rate limiter. */
  limit: (name: string) => `limit:${name}`,
  shownPhones: (day: string, caller: string) => `phones:${day}:${caller}`,
  seenListings: (counted: string, day: string, visitor: string) => `seen:${counted}:${day}:${visitor}`,
  countedBrowsers: (counted: string, day: string, network: string) => `browsers:${counted}:${day}:${network}`,
  pendingCounts: 'counts:pending',
  countBatches: 'counts:batches',
  countBatch: (id: string) => `counts:batch:${id}`,
} as const;
