import { places } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';
import { listedPlaceRepository } from '@pokriv/property-service/search/suggest/listed-place.repository';
import { suggestPlaces } from '@pokriv/property-service/search/suggest/suggest-places';
import { suggestedPlaces } from '@pokriv/property-service/search/suggest/suggested-places';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { createRandom, type Random } from '../random.ts';
import { quantile } from '../report/quantile.ts';
import type { Measure } from '../report/row.ts';
import type { OpenedSearch } from './open-search.ts';
import { streetNames, streetsByCity } from './street-names.ts';

const TYPED = 500;
const WARM_UP = 50;
const MOST_MS = 30;
const SEED = 19;
/** Its listings have the districts; the streets are those of the set of cards. */
const DEMO = 'property';

const names: readonly string[] = [
  ...places.flatMap(({ name, nameEn }) => [name, nameEn]),
  ...Object.values(districts).flatMap((known) => known.map(({ name }) => name)),
  ...metroStations.map(({ name }) => name),
  ...streetNames,
];
const streets = [...streetsByCity].flatMap(([city, list]) =>
  list.map((name) => ({ city, name, lat: null, lon: null })),
);
const sentences = ['двустаен в ', 'апартамент до метро ', 'стая под 500 в ', 'тристаен с паркинг '];

/** Beginning of a place's name as typed: one in seven with a wrong letter, a third in a sentence. */
function typedText(random: Random): string {
  const name = random.pick(names).toLowerCase();
  const beginning = name.slice(0, 2 + random.below(name.length - 1));
  const at = 1 + random.below(beginning.length - 1);
  const typed = random.chance(1 / 7) ? `${beginning.slice(0, at)}ф${beginning.slice(at + 1)}` : beginning;
  return random.chance(1 / 3) ? random.pick(sentences) + typed : typed;
}

/** Suggestions while typing, one text after the other, with the counts of their listings. */
export async function suggestions({ deps }: OpenedSearch, mongoUrl: string): Promise<Measure> {
  const connection = await connectMongo(mongoUrl, DEMO);
  try {
    const { districts: listed } = listedPlaceRepository(connection);
    const known = suggestedPlaces({ districts: listed, streets: async () => streets }, deps.now);
    await known();
    const random = createRandom(SEED);
    const taken: number[] = [];
    for (let typed = 0; typed < WARM_UP + TYPED; typed += 1) {
      const query = typedText(random);
      const started = performance.now();
      await suggestPlaces({ ...deps, places: known }, { query });
      taken.push(performance.now() - started);
    }
    const measured = taken.slice(WARM_UP);
    const slowest = quantile(measured, 0.99);
    return {
      what: 'p99 of suggestions while typing',
      target: `≤ ${MOST_MS} ms`,
      measured: `${slowest.toFixed(2)} ms (p50 ${quantile(measured, 0.5).toFixed(2)} ms; ${streets.length} streets)`,
      met: slowest <= MOST_MS,
    };
  } finally {
    await connection.close();
  }
}
