import { setTimeout as sleep } from 'node:timers/promises';

import { propertyTypes } from '@pokriv/contracts/listing/property-options';

import type { Ask } from '../faults/api.ts';
import type { Person } from '../faults/people.ts';
import type { Random } from '../random.ts';
import type { PlainFilter, WantedSearch } from './alert-oracle.ts';

const AT_ONCE = 8;
const RETRY_MS = 100;
/** The longest transaction: a change has its time before it is committed. */
const MARGIN_MS = 60_000;
const cities = ['sofia', 'plovdiv', 'varna'] as const;
const types = Object.keys(propertyTypes);

/** Narrow enough that a change matches some hundredth of the searches. */
function randomFilter(random: Random): PlainFilter {
  const priceMin = 200 + 10 * random.below(130);
  return {
    ...(random.chance(0.95) && { location: random.pick(cities) }),
    priceMin,
    priceMax: priceMin + 20 + 10 * random.below(25),
    ...(random.chance(0.3) && { propertyType: ['apartment', random.pick(types)] }),
    ...(random.chance(0.4) && { roomsMin: 1 + random.below(4) }),
    ...(random.chance(0.2) && { areaMin: 30 + random.below(50) }),
    ...(random.chance(0.2) && { areaMax: 80 + random.below(70) }),
  };
}

/** As an address has it. */
const bodyOf = (filter: PlainFilter, name: string, asOf: string | undefined) => ({
  name,
  filter: {
    currency: 'EUR',
    ...Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? value : String(value)]),
    ),
  },
  ...(asOf !== undefined && { asOf }),
});

/** Saves `each` searches of every person as the results page does: with the `asOf` of results that were read before. */
export async function saveSearches(
  ask: Ask,
  people: readonly Person[],
  random: Random,
  each: number,
): Promise<WantedSearch[]> {
  const wishes = people.flatMap((person) =>
    Array.from({ length: each }, (_, number) => ({ person, number, filter: randomFilter(random) })),
  );
  const saved: WantedSearch[] = [];
  for (let from = 0; from < wishes.length; from += AT_ONCE)
    saved.push(
      ...(await Promise.all(
        wishes
          .slice(from, from + AT_ONCE)
          .map(({ person, number, filter }) => saveSearch(ask, person, filter, `Търсене ${number}`)),
      )),
    );
  // two equal filters of a person are one search
  return [...new Map(saved.map((search) => [search.id, search])).values()];
}

async function saveSearch(
  ask: Ask,
  { email, token }: Person,
  filter: PlainFilter,
  name: string,
): Promise<WantedSearch> {
  for (;;) {
    const results = await ask('searchProperties', { query: { location: filter.location ?? 'sofia' } });
    const { asOf } = results.body as { asOf?: string };
    const newFrom = Date.now();
    const answer = await ask('saveSearch', { body: bodyOf(filter, name, asOf), token });
    const id = answer.body.data?.id;
    const oldUntil = (asOf === undefined ? newFrom : Date.parse(asOf)) - MARGIN_MS;
    if (answer.isAcknowledged && id !== undefined) return { id, email, filter, oldUntil, newFrom };
    if (!answer.isUnknown && answer.status !== 401 && answer.status !== 429)
      throw new Error(`saving a search answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await sleep(RETRY_MS);
  }
}
