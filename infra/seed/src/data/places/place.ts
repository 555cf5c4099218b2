/** What kind of quarter it is: prices, buildings and texts follow it. */
export type DistrictKind = 'centre' | 'fine' | 'green' | 'estate' | 'new' | 'village' | 'sea';

export interface District {
  name: string;
  lat: number;
  lon: number;
  /** Rent against the city's mean: 1 is the mean. */
  level: number;
  kind: DistrictKind;
  streets?: readonly string[];
  metro?: string;
}

type Row = readonly [
  name: string,
  lat: number,
  lon: number,
  level: number,
  kind: DistrictKind,
  streets?: string,
  metro?: string,
];

/** Streets are separated by `|`. */
export const districtsOf = (rows: readonly Row[]): District[] =>
  rows.map(([name, lat, lon, level, kind, streets, metro]) => ({
    name,
    lat,
    lon,
    level,
    kind,
    ...(streets && { streets: streets.split('|') }),
    ...(metro && { metro }),
  }));
