import { readPlaces, type KnownPlace } from './place-rows.ts';
import { towns } from './towns.ts';

export type City = KnownPlace;

/** The 47 cities of decisions §13 with their centres, in degrees. */
export const cities: readonly City[] = readPlaces(`
  Асеновград 42.0125 24.8772, Банско 41.8383 23.4885, Благоевград 42.0209 23.0943,
  Ботевград 42.9077 23.7932, Бургас 42.5048 27.4626, Варна 43.2141 27.9147,
  Велико Търново 43.0757 25.6172, Велинград 42.0273 23.9915, Видин 43.9962 22.8679,
  Враца 43.2102 23.5529, Габрово 42.8742 25.3187, Горна Оряховица 43.1278 25.7017,
  Гоце Делчев 41.5667 23.7333, Димитровград 42.0586 25.5906, Добрич 43.5726 27.8273,
  Дупница 42.2645 23.1157, Казанлък 42.6194 25.393, Карлово 42.6439 24.805,
  Кърджали 41.6338 25.3777, Кюстендил 42.2839 22.6911, Ловеч 43.137 24.7142,
  Лом 43.824 23.237, Монтана 43.4085 23.2257, Несебър 42.659 27.736,
  Нова Загора 42.491 26.012, Пазарджик 42.1928 24.3336, Перник 42.6052 23.0378,
  Петрич 41.3953 23.207, Плевен 43.417 24.6067, Пловдив 42.1354 24.7453,
  Разград 43.5258 26.5241, Русе 43.8356 25.9657, Самоков 42.337 23.5528,
  Сандански 41.5667 23.2833, Свищов 43.618 25.35, Севлиево 43.0258 25.1136,
  Силистра 44.1171 27.2606, Сливен 42.6817 26.3229, Смолян 41.5774 24.7011,
  София 42.6977 23.3219, Стара Загора 42.4258 25.6345, Троян 42.8944 24.7159,
  Търговище 43.2512 26.5727, Харманли 41.9333 25.9, Хасково 41.9344 25.5556,
  Шумен 43.2712 26.9361, Ямбол 42.4842 26.5035
`);

/** Cities, then other seats of municipalities and resorts. */
export const places: readonly City[] = [...cities, ...towns];

const byId = new Map(places.map((place) => [place.id, place]));

export function findCity(id: string): City | undefined {
  return byId.get(id);
}

const KM_PER_DEGREE = 111.3;

interface Place {
  lat: number;
  lon: number;
}

/** Distance in km, accurate within a region. */
export function kmBetween(one: Place, other: Place): number {
  const middle = ((one.lat + other.lat) / 2) * (Math.PI / 180);
  const across = (one.lon - other.lon) * Math.cos(middle);
  return Math.hypot(across, one.lat - other.lat) * KM_PER_DEGREE;
}

/** Undefined beyond `withinKm`. */
export function nearestOf<Some extends Place>(
  places: readonly Some[],
  point: Place,
  withinKm: number,
): Some | undefined {
  let nearest: Some | undefined;
  let least = withinKm;
  for (const place of places) {
    const km = kmBetween(place, point);
    if (km > least) continue;
    nearest = place;
    least = km;
  }
  return nearest;
}

const CITY_REACH_KM = 10;

export const cityAt = (point: Place): City | undefined => nearestOf(cities, point, CITY_REACH_KM);

/** Falls back to the id (spec §2, city picker). */
export function cityName(id: string): string {
  return byId.get(id)?.name ?? id;
}
