/** Decisions §13. `id`: official transliteration in kebab case; `lat`, `lon`: centre, in degrees. */
export interface City {
  id: string;
  name: string;
  nameEn: string;
  lat: number;
  lon: number;
}

export const cities: readonly City[] = [
  { id: 'asenovgrad', name: 'Асеновград', nameEn: 'Asenovgrad', lat: 42.0125, lon: 24.8772 },
  { id: 'bansko', name: 'Банско', nameEn: 'Bansko', lat: 41.8383, lon: 23.4885 },
  { id: 'blagoevgrad', name: 'Благоевград', nameEn: 'Blagoevgrad', lat: 42.0209, lon: 23.0943 },
  { id: 'botevgrad', name: 'Ботевград', nameEn: 'Botevgrad', lat: 42.9077, lon: 23.7932 },
  { id: 'burgas', name: 'Бургас', nameEn: 'Burgas', lat: 42.5048, lon: 27.4626 },
  { id: 'varna', name: 'Варна', nameEn: 'Varna', lat: 43.2141, lon: 27.9147 },
  { id: 'veliko-tarnovo', name: 'Велико Търново', nameEn: 'Veliko Tarnovo', lat: 43.0757, lon: 25.6172 },
  { id: 'velingrad', name: 'Велинград', nameEn: 'Velingrad', lat: 42.0273, lon: 23.9915 },
  { id: 'vidin', name: 'Видин', nameEn: 'Vidin', lat: 43.9962, lon: 22.8679 },
  { id: 'vratsa', name: 'Враца', nameEn: 'Vratsa', lat: 43.2102, lon: 23.5529 },
  { id: 'gabrovo', name: 'Габрово', nameEn: 'Gabrovo', lat: 42.8742, lon: 25.3187 },
  {
    id: 'gorna-oryahovitsa',
    name: 'Горна Оряховица',
    nameEn: 'Gorna Oryahovitsa',
    lat: 43.1278,
    lon: 25.7017,
  },
  { id: 'gotse-delchev', name: 'Гоце Делчев', nameEn: 'Gotse Delchev', lat: 41.5667, lon: 23.7333 },
  { id: 'dimitrovgrad', name: 'Димитровград', nameEn: 'Dimitrovgrad', lat: 42.0586, lon: 25.5906 },
  { id: 'dobrich', name: 'Добрич', nameEn: 'Dobrich', lat: 43.5726, lon: 27.8273 },
  { id: 'dupnitsa', name: 'Дупница', nameEn: 'Dupnitsa', lat: 42.2645, lon: 23.1157 },
  { id: 'kazanlak', name: 'Казанлък', nameEn: 'Kazanlak', lat: 42.6194, lon: 25.393 },
  { id: 'karlovo', name: 'Карлово', nameEn: 'Karlovo', lat: 42.6439, lon: 24.805 },
  { id: 'kardzhali', name: 'Кърджали', nameEn: 'Kardzhali', lat: 41.6338, lon: 25.3777 },
  { id: 'kyustendil', name: 'Кюстендил', nameEn: 'Kyustendil', lat: 42.2839, lon: 22.6911 },
  { id: 'lovech', name: 'Ловеч', nameEn: 'Lovech', lat: 43.137, lon: 24.7142 },
  { id: 'lom', name: 'Лом', nameEn: 'Lom', lat: 43.824, lon: 23.237 },
  { id: 'montana', name: 'Монтана', nameEn: 'Montana', lat: 43.4085, lon: 23.2257 },
  { id: 'nesebar', name: 'Несебър', nameEn: 'Nesebar', lat: 42.659, lon: 27.736 },
  { id: 'nova-zagora', name: 'Нова Загора', nameEn: 'Nova Zagora', lat: 42.491, lon: 26.012 },
  { id: 'pazardzhik', name: 'Пазарджик', nameEn: 'Pazardzhik', lat: 42.1928, lon: 24.3336 },
  { id: 'pernik', name: 'Перник', nameEn: 'Pernik', lat: 42.6052, lon: 23.0378 },
  { id: 'petrich', name: 'Петрич', nameEn: 'Petrich', lat: 41.3953, lon: 23.207 },
  { id: 'pleven', name: 'Плевен', nameEn: 'Pleven', lat: 43.417, lon: 24.6067 },
  { id: 'plovdiv', name: 'Пловдив', nameEn: 'Plovdiv', lat: 42.1354, lon: 24.7453 },
  { id: 'razgrad', name: 'Разград', nameEn: 'Razgrad', lat: 43.5258, lon: 26.5241 },
  { id: 'ruse', name: 'Русе', nameEn: 'Ruse', lat: 43.8356, lon: 25.9657 },
  { id: 'samokov', name: 'Самоков', nameEn: 'Samokov', lat: 42.337, lon: 23.5528 },
  { id: 'sandanski', name: 'Сандански', nameEn: 'Sandanski', lat: 41.5667, lon: 23.2833 },
  { id: 'svishtov', name: 'Свищов', nameEn: 'Svishtov', lat: 43.618, lon: 25.35 },
  { id: 'sevlievo', name: 'Севлиево', nameEn: 'Sevlievo', lat: 43.0258, lon: 25.1136 },
  { id: 'silistra', name: 'Силистра', nameEn: 'Silistra', lat: 44.1171, lon: 27.2606 },
  { id: 'sliven', name: 'Сливен', nameEn: 'Sliven', lat: 42.6817, lon: 26.3229 },
  { id: 'smolyan', name: 'Смолян', nameEn: 'Smolyan', lat: 41.5774, lon: 24.7011 },
  { id: 'sofia', name: 'София', nameEn: 'Sofia', lat: 42.6977, lon: 23.3219 },
  { id: 'stara-zagora', name: 'Стара Загора', nameEn: 'Stara Zagora', lat: 42.4258, lon: 25.6345 },
  { id: 'troyan', name: 'Троян', nameEn: 'Troyan', lat: 42.8944, lon: 24.7159 },
  { id: 'targovishte', name: 'Търговище', nameEn: 'Targovishte', lat: 43.2512, lon: 26.5727 },
  { id: 'harmanli', name: 'Харманли', nameEn: 'Harmanli', lat: 41.9333, lon: 25.9 },
  { id: 'haskovo', name: 'Хасково', nameEn: 'Haskovo', lat: 41.9344, lon: 25.5556 },
  { id: 'shumen', name: 'Шумен', nameEn: 'Shumen', lat: 43.2712, lon: 26.9361 },
  { id: 'yambol', name: 'Ямбол', nameEn: 'Yambol', lat: 42.4842, lon: 26.5035 },
];

const byId = new Map(cities.map((city) => [city.id, city]));

export function findCity(id: string): City | undefined {
  return byId.get(id);
}

const KM_PER_DEGREE = 111.3;

interface Place {
  lat: number;
  lon: number;
}

/** In km; accurate enough within a region. */
export function kmBetween(one: Place, other: Place): number {
  const middle = ((one.lat + other.lat) / 2) * (Math.PI / 180);
  const across = (one.lon - other.lon) * Math.cos(middle);
  return Math.hypot(across, one.lat - other.lat) * KM_PER_DEGREE;
}

/** Undefined when none is within `withinKm`. */
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
