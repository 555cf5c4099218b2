import { cities, type City } from '@pokriv/contracts/place/cities';
import { findDistrict } from '@pokriv/contracts/place/districts';

import { createRandom } from '../../random.ts';
import { burgas, plovdiv, varna } from './big-cities.ts';
import type { District } from './place.ts';
import { sofia } from './sofia.ts';
import { markets, townDistricts } from './towns.ts';

export interface Place {
  city: City;
  rent: number;
  share: number;
  districts: readonly District[];
}

const OLD = /Вароша|Стария|Калето|Асенов|Каменица|Чепино|Лъджене|Етъра|Колуша|Устово|Райково|Воден|Кулата/u;
const SEASIDE = /Слънчев бряг|Черно море|Новия град/u;
const mapped: Record<string, readonly District[]> = { sofia, plovdiv, varna, burgas };

export const places: readonly Place[] = cities.map((city) => {
  const [rent, share] = markets[city.id] ?? [400, 3];
  return { city, rent, share, districts: mapped[city.id] ?? around(city) };
});

/**
 * Quarters of a smaller city. Coordinates are known for some; otherwise the centre is in the middle and the others at
 * fixed points 0.6–1.7 km around.
 */
function around(city: City): District[] {
  const names = (townDistricts[city.id] ?? 'Център').split('|');
  return names.map((name, index): District => {
    const random = createRandom(`district/${city.id}/${name}`);
    const central = index === 0;
    const angle = (index / names.length) * 2 * Math.PI + random.between(-0.3, 0.3);
    const far = central ? 0 : random.between(0.006, 0.015);
    const kind = central ? 'centre' : kindOf(name, random.next());
    return {
      name,
      lat: city.lat + far * Math.sin(angle),
      lon: city.lon + far * Math.cos(angle) * 1.35,
      ...findDistrict(city.id, name),
      level: central ? 1.15 : random.between(0.86, 1.04),
      kind,
    };
  });
}

function kindOf(name: string, chance: number): District['kind'] {
  if (SEASIDE.test(name)) return 'sea';
  if (OLD.test(name)) return 'village';
  return chance < 0.6 ? 'estate' : chance < 0.8 ? 'green' : 'new';
}
