import { latinName, latinSlug } from './latin-name.ts';

/** `lat`, `lon`: centre, in degrees. */
export interface PlaceRow {
  name: string;
  lat: number;
  lon: number;
}

/** `id`: official transliteration in kebab case, in addresses and stored listings. */
export interface KnownPlace extends PlaceRow {
  id: string;
  nameEn: string;
  /** Distinguishes towns of the same name. */
  region?: string;
}

const ROW = /^\s*(.+) ([\d.]+) ([\d.]+)\s*$/u;

/**
 * Parses „Лом 43.824 23.237, Враца 43.2102 23.5529“; compact, because browsers load the tables.
 * @throws Error on a row without a name and two numbers
 */
export const readRows = (rows: string): PlaceRow[] =>
  rows.split(',').map((row) => {
    const [, name, lat, lon] = ROW.exec(row) ?? [];
    if (name === undefined) throw new Error(`not a place: ${row}`);
    return { name, lat: Number(lat), lon: Number(lon) };
  });

/** @throws Error like `readRows` */
export const readPlaces = (rows: string, region?: string): KnownPlace[] =>
  readRows(rows).map(({ name, ...point }) => ({
    ...{ id: latinSlug(name), name, nameEn: latinName(name), ...point },
    ...(region !== undefined && { region }),
  }));
