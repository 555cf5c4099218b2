import { GATHER_MIN, type FavoriteNews } from '@pokriv/contracts/alert/alert-rules';
import { inBatches } from '@pokriv/service-kit/batches';

import type { AlertHitRepository, ToldRent } from './alert-hit.repository.ts';
import type { AlertHit, AlertPersonKey, ListingChangeRow } from './alert.models.ts';
import { causeOf, hitId } from './hit-id.ts';
import type { ReportersOf } from './listing-reporter.repository.ts';

const BATCH = 500;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Favorite {
  userId: string;
  savedCents?: number;
}

export interface FavoriteNewsDeps {
  favorites: { toTell: (listingId: string, by: Date) => AsyncIterable<Favorite> };
  alertHits: AlertHitRepository;
  now: () => Date;
}

/** Possible news of a change for favourites; rent news depends on each fan's last rent. */
export function newsOf({
  before,
  after,
}: Pick<ListingChangeRow, 'before' | 'after'>): FavoriteNews | undefined {
  if (!after) return 'gone';
  if (!before) return 'back';
  return after.p < before.p ? 'cheaper' : undefined;
}

/**
 * Stores the news of a change for everyone who had the listing as a favourite at that time (design/alerts,
 * Rules).
 */
export async function notifyFavorites(
  deps: FavoriteNewsDeps & { reportersOf: ReportersOf },
  change: ListingChangeRow,
): Promise<void> {
  const news = newsOf(change);
  if (!news) return;
  const { listingId, ownerId, at } = change;
  const reporters = deps.reportersOf(listingId);
  for await (const some of inBatches(deps.favorites.toTell(listingId, at), BATCH)) {
    const others = some.filter(({ userId }) => userId !== ownerId && !reporters.has(userId));
    const told = news === 'cheaper' ? await toldRents(deps, change, others) : new Map<string, ToldRent>();
    const hits = others.flatMap(
      (favorite) =>
        newsHit(change, news, { favorite, told: told.get(keyOf(favorite)), now: deps.now() }) ?? [],
    );
    await deps.alertHits.add(hits);
  }
}

const keyOf = ({ userId }: Pick<Favorite, 'userId'>): AlertPersonKey => `u:${userId}`;

/** Last rent notified to each person before this change. */
async function toldRents(
  { alertHits }: FavoriteNewsDeps,
  change: ListingChangeRow,
  favorites: readonly Favorite[],
): Promise<Map<AlertPersonKey, ToldRent>> {
  const people = favorites.map(keyOf);
  const told = await alertHits.toldRents(change.listingId, { people, before: causeOf(change) });
  return new Map(told.map((rent) => [rent.person, rent]));
}

interface Fan {
  favorite: Favorite;
  told: ToldRent | undefined;
  now: Date;
}

function newsHit(change: ListingChangeRow, reason: FavoriteNews, fan: Fan): AlertHit | undefined {
  const { listingId, before, after } = change;
  const card = after ?? before;
  if (!card) return undefined;
  const previousCents = reason === 'cheaper' ? lastRent(fan, before?.p ?? card.p) : null;
  if (previousCents !== null && card.p >= previousCents) return undefined;
  const person = keyOf(fan.favorite);
  const cause = causeOf(change);
  return {
    _id: hitId(['favorite', person, listingId, reason, String(cause)]),
    person,
    searchId: null,
    listingId,
    reason,
    cause,
    cents: card.p,
    previousCents,
    at: fan.now,
    dueAt: dueOf(change, reason, fan),
    state: 'waiting',
    mailId: null,
    dropReason: null,
  };
}

/** @param before fallback for a favourite without a stored sum */
const lastRent = ({ favorite, told }: Fan, before: number): number =>
  told?.cents ?? favorite.savedCents ?? before;

/**
 * News of a listing that may return waits a day, and sending drops it if the listing is public again. Rate
 * limit: one rent news per listing and day; later ones wait for the next.
 */
function dueOf({ mayReturn }: ListingChangeRow, reason: FavoriteNews, { told, now }: Fan): Date {
  const soon = now.getTime() + GATHER_MIN * MINUTE_MS;
  if (reason === 'gone' && mayReturn) return new Date(soon + DAY_MS);
  const last = reason === 'cheaper' && told?.reason === 'cheaper' ? told.dueAt : null;
  if (!last) return new Date(soon);
  return last > now ? last : new Date(Math.max(soon, last.getTime() + DAY_MS));
}
