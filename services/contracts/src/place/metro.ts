/** Metro of Sofia: stations, lines, walks. Free of zod. Coordinates are approximate, so texts say „около“. */
import { kmBetween } from './cities.ts';

export const metroLines = ['M1', 'M2', 'M3', 'M4'] as const;
export type MetroLine = (typeof metroLines)[number];

/** `id`: official transliteration in kebab case; `lat`, `lon` in degrees. */
export interface MetroStation {
  id: string;
  name: string;
  lines: readonly MetroLine[];
  lat: number;
  lon: number;
}

type Row = readonly [id: string, name: string, lines: readonly MetroLine[], lat: number, lon: number];

const rows: readonly Row[] = [
  ['obelya', 'Обеля', ['M2', 'M4'], 42.7384, 23.2744],
  ['slivnitsa', 'Сливница', ['M1', 'M4'], 42.7281, 23.2609],
  ['lyulin', 'Люлин', ['M1', 'M4'], 42.7182, 23.256],
  ['zapaden-park', 'Западен парк', ['M1', 'M4'], 42.7093, 23.2711],
  ['vardar', 'Вардар', ['M1', 'M4'], 42.7057, 23.2861],
  ['konstantin-velichkov', 'Константин Величков', ['M1', 'M4'], 42.7025, 23.2992],
  ['opalchenska', 'Опълченска', ['M1', 'M4'], 42.6996, 23.311],
  ['serdika', 'Сердика', ['M1', 'M4'], 42.6977, 23.3215],
  ['su-sv-kliment-ohridski', 'СУ „Св. Климент Охридски“', ['M1', 'M4'], 42.6936, 23.335],
  ['stadion-vasil-levski', 'Стадион „Васил Левски“', ['M1', 'M4'], 42.6857, 23.3361],
  ['zholio-kyuri', 'Жолио-Кюри', ['M1', 'M4'], 42.6702, 23.3505],
  ['g-m-dimitrov', 'Г. М. Димитров', ['M1', 'M4'], 42.6623, 23.3563],
  ['musagenitsa', 'Мусагеница', ['M1', 'M4'], 42.6591, 23.366],
  ['mladost-1', 'Младост 1', ['M1', 'M4'], 42.6553, 23.3733],
  ['aleksandar-malinov', 'Александър Малинов', ['M1'], 42.6458, 23.3793],
  ['akad-aleksandar-teodorov-balan', 'Акад. Александър Теодоров-Балан', ['M1'], 42.637, 23.3768],
  ['biznes-park', 'Бизнес парк', ['M1'], 42.629, 23.3742],
  ['mladost-3', 'Младост 3', ['M4'], 42.6487, 23.3862],
  ['inter-ekspo-tsentar', 'Интер Експо център – Цариградско шосе', ['M4'], 42.6489, 23.3935],
  ['druzhba', 'Дружба', ['M4'], 42.6587, 23.4003],
  ['iskarsko-shose', 'Искърско шосе', ['M4'], 42.6671, 23.4039],
  ['sofiyska-sveta-gora', 'Софийска Света гора', ['M4'], 42.6787, 23.4075],
  ['letishte-sofia', 'Летище София', ['M4'], 42.6876, 23.4105],
  ['lomsko-shose', 'Ломско шосе', ['M2'], 42.7414, 23.2878],
  ['beli-dunav', 'Бели Дунав', ['M2'], 42.7355, 23.2937],
  ['nadezhda', 'Надежда', ['M2'], 42.7294, 23.3022],
  ['han-kubrat', 'Хан Кубрат', ['M2'], 42.7219, 23.3081],
  ['knyaginya-maria-luiza', 'Княгиня Мария Луиза', ['M2'], 42.7173, 23.3135],
  ['tsentralna-zhp-gara', 'Централна ЖП гара', ['M2'], 42.7116, 23.321],
  ['lavov-most', 'Лъвов мост', ['M2'], 42.7054, 23.3237],
  ['serdika-2', 'Сердика 2', ['M2'], 42.6984, 23.3222],
  ['ndk', 'НДК', ['M2'], 42.6872, 23.3193],
  ['evropeyski-sayuz', 'Европейски съюз', ['M2'], 42.6793, 23.3213],
  ['dzheyms-baucher', 'Джеймс Баучер', ['M2'], 42.6711, 23.3194],
  ['vitosha', 'Витоша', ['M2'], 42.6595, 23.316],
  ['gorna-banya', 'Горна баня', ['M3'], 42.6811, 23.2346],
  ['ovcha-kupel-2', 'Овча купел 2', ['M3'], 42.6826, 23.2447],
  ['mizia-nbu', 'Мизия / НБУ', ['M3'], 42.6802, 23.2532],
  ['ovcha-kupel', 'Овча купел', ['M3'], 42.681, 23.2643],
  ['krasno-selo', 'Красно село', ['M3'], 42.6788, 23.279],
  ['balgaria', 'България', ['M3'], 42.6775, 23.2955],
  ['meditsinski-universitet', 'Медицински университет', ['M3'], 42.6858, 23.3076],
  ['ndk-2', 'НДК 2', ['M3'], 42.685, 23.3165],
  ['sv-patriarh-evtimiy', 'Св. Патриарх Евтимий', ['M3'], 42.6889, 23.3262],
  ['orlov-most', 'Орлов мост', ['M3'], 42.6904, 23.3357],
  ['teatralna', 'Театрална', ['M3'], 42.6991, 23.3437],
  ['hadzhi-dimitar', 'Хаджи Димитър', ['M3'], 42.7072, 23.3517],
];

export const metroStations: readonly MetroStation[] = rows.map(([id, name, lines, lat, lon]) => ({
  id,
  name,
  lines,
  lat,
  lon,
}));

const byId = new Map(metroStations.map((station) => [station.id, station]));

export const findMetroStation = (id: string): MetroStation | undefined => byId.get(id);

/** Streets are longer than the straight line; people walk 4.5 km/h. */
const DETOUR = 1.3;
const KM_PER_MINUTE = 4.5 / 60;

interface Place {
  lat: number;
  lon: number;
}

/** Whole minutes, rounded up. */
export const minutesOnFoot = (from: Place, to: Place): number =>
  Math.ceil((kmBetween(from, to) * DETOUR) / KM_PER_MINUTE);

export interface WayToMetro {
  station: MetroStation;
  minutes: number;
}

/** Longest walk shown, in minutes. */
export const MOST_METRO_MINUTES = 30;

/** Default maximum walk to a station, in minutes. */
export const NEAR_METRO_MINUTES = 15;

/** Degrees of latitude or longitude beyond half an hour: skips most distance computations. */
const BEYOND_DEGREES = 0.03;

const mayBeNear = (one: Place, other: Place): boolean =>
  Math.abs(one.lat - other.lat) < BEYOND_DEGREES && Math.abs(one.lon - other.lon) < BEYOND_DEGREES;

/** Stations within half an hour on foot, nearest first. */
export function metroNear(point: Place): WayToMetro[] {
  return metroStations
    .filter((station) => mayBeNear(point, station))
    .map((station) => ({ station, minutes: minutesOnFoot(point, station) }))
    .filter(({ minutes }) => minutes <= MOST_METRO_MINUTES)
    .sort((one, other) => one.minutes - other.minutes);
}
