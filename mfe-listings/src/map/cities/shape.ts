/** `[lat, lon]`, in degrees. */
export type Corner = readonly [lat: number, lon: number];

/** Named line or ring; simplified by hand, accurate to a few hundred metres. */
export interface Shape {
  name: string;
  points: readonly Corner[];
}

type Row = readonly [name: string, ...points: Corner[]];

export type ShapesOfCity = Readonly<Record<string, readonly Shape[]>>;

export const toShapes = (rows: Readonly<Record<string, readonly Row[]>>): ShapesOfCity =>
  Object.fromEntries(
    Object.entries(rows).map(([city, list]) => [city, list.map(([name, ...points]) => ({ name, points }))]),
  );
