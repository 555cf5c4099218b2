import { findDistrict, type District as Spot } from '@pokriv/contracts/place/districts';

export type DistrictKind = 'centre' | 'fine' | 'green' | 'estate' | 'new' | 'village' | 'sea';

export interface District extends Spot {
  /** Rent relative to the city's mean, which is 1. */
  level: number;
  kind: DistrictKind;
  streets?: readonly string[];
  metro?: string;
}

type Row = readonly [name: string, level: number, kind: DistrictKind, streets?: string, metro?: string];

/**
 * Quarters of a city with known coordinates. Streets are separated by `|`.
 * @throws Error when a quarter is not in the contracts' table
 */
export const districtsOf = (city: string, rows: readonly Row[]): District[] =>
  rows.map(([name, level, kind, streets, metro]) => {
    const spot = findDistrict(city, name);
    if (!spot) throw new Error(`the place of ${name} in ${city} is not known`);
    return {
      ...spot,
      level,
      kind,
      ...(streets && { streets: streets.split('|') }),
      ...(metro && { metro }),
    };
  });
