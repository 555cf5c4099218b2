/**
 * Expected alerts, derived offline from filters and histories alone: it shares no code with the service, so an error in
 * its matching or its rows shows (design/alerts, To show).
 */
export interface Home {
  city: string;
  type: string;
  rooms: number;
  area: number;
}

export interface PlainFilter {
  location?: string;
  propertyType?: readonly string[];
  /** Whole euros. */
  priceMin?: number;
  priceMax?: number;
  roomsMin?: number;
  roomsMax?: number;
  areaMin?: number;
  areaMax?: number;
}

/** One acknowledged change of a listing: the rent in euros while it is public, else null. */
export interface LifeStep {
  /** When it was first asked for and when it was acknowledged, ms since 1970: it was committed in between. */
  from: number;
  to: number;
  before: number | null;
  after: number | null;
  /** `return`: public again, after it was rented; `resume`: unchanged after a pause, which is no news. */
  kind: 'publish' | 'price' | 'pause' | 'resume' | 'rent' | 'return';
}

export interface Life {
  listingId: string;
  home: Home;
  steps: LifeStep[];
}

export interface WantedSearch {
  id: string;
  email: string;
  filter: PlainFilter;
  /** Changes acknowledged before are old: `asOf` less the longest transaction; ms since 1970. */
  oldUntil: number;
  /** Changes that began later must be told. */
  newFrom: number;
}

const isWithin = (value: number, least = -Infinity, most = Infinity): boolean =>
  value >= least && value <= most;

export function isMatch(
  filter: PlainFilter,
  { city, type, rooms, area }: Home,
  rent: number | null,
): boolean {
  if (rent === null) return false;
  if (filter.location !== undefined && filter.location !== city) return false;
  if (filter.propertyType && !filter.propertyType.includes(type)) return false;
  return (
    isWithin(rent, filter.priceMin, filter.priceMax) &&
    isWithin(rooms, filter.roomsMin, filter.roomsMax) &&
    isWithin(area, filter.areaMin, filter.areaMax)
  );
}

const DROP = { share: 0.02, euros: 10 };

/** Reason of the alert that a step causes for a filter, as the design states it; undefined without an alert. */
export function expectedReason(filter: PlainFilter, home: Home, step: LifeStep): string | undefined {
  const { before, after, kind } = step;
  if (after === null || !isMatch(filter, home, after)) return undefined;
  if (kind === 'publish') return 'new';
  if (kind === 'return') return 'back';
  if (kind === 'resume' || before === null) return undefined;
  if (!isMatch(filter, home, before)) return 'entered';
  const fall = before - after;
  return fall >= DROP.euros && fall >= DROP.share * before ? 'price_drop' : undefined;
}

/** Keyed by search, listing and reason. */
export interface Expected {
  must: Map<string, number>;
  /** Of changes that were on their way while the search was saved: told or not. */
  may: Map<string, number>;
}

export const hitKey = (searchId: string, listingId: string, reason: string): string =>
  `${searchId} ${listingId} ${reason}`;

export function expectedHits(searches: readonly WantedSearch[], lives: readonly Life[]): Expected {
  const expected: Expected = { must: new Map(), may: new Map() };
  for (const { id, filter, oldUntil, newFrom } of searches)
    for (const { listingId, home, steps } of lives) {
      // rules out most pairs: nothing but the rent changes
      if (!isMatch({ ...filter, priceMin: undefined, priceMax: undefined }, home, 0)) continue;
      for (const step of steps) {
        const reason = expectedReason(filter, home, step);
        if (reason === undefined || step.to < oldUntil) continue;
        const counts = step.from >= newFrom ? expected.must : expected.may;
        const key = hitKey(id, listingId, reason);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  return expected;
}

/** @param found how many of each key there are */
export function compareHits({ must, may }: Expected, found: ReadonlyMap<string, number>) {
  let [missed, wrong] = [0, 0];
  for (const [key, count] of must) missed += Math.max(0, count - (found.get(key) ?? 0));
  for (const [key, count] of found) wrong += Math.max(0, count - (must.get(key) ?? 0) - (may.get(key) ?? 0));
  return { missed, wrong };
}
