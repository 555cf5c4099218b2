/** Map cells of two sizes, in degrees: a small box is a list of fine cells, a large one of coarse cells. */
const FINE = 0.05;
const COARSE = 0.5;
const MOST_CELLS = 60;

const cellOf = (degrees: number, size: number) => Math.floor(degrees / size + 1e-9);
const keyOf = (lat: number, lon: number) => `${lat}:${lon}`;

/** The fine and the coarse cell of a point. */
export function cellsAt({ lat, lon }: { lat: number; lon: number }): [fine: string, coarse: string] {
  return [keyOf(cellOf(lat, FINE), cellOf(lon, FINE)), keyOf(cellOf(lat, COARSE), cellOf(lon, COARSE))];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function cover(
  [west = 0, south = 0, east = 0, north = 0]: readonly number[],
  size: number,
): string[] | undefined {
  const [left, right, bottom, top] = [west, east, south, north].map((degrees) => cellOf(degrees, size));
  if (left === undefined || right === undefined || bottom === undefined || top === undefined)
    return undefined;
  if ((right - left + 1) * (top - bottom + 1) > MOST_CELLS) return undefined;
  return range(bottom, top).flatMap((lat) => range(left, right).map((lon) => keyOf(lat, lon)));
}

/** The cells that cover a box; undefined when even coarse ones are too many to be worth a list. */
export function cellsWithin(box: readonly number[]): { key: 'g1' | 'g2'; cells: string[] } | undefined {
  const fine = cover(box, FINE);
  if (fine) return { key: 'g1', cells: fine };
  const coarse = cover(box, COARSE);
  return coarse && { key: 'g2', cells: coarse };
}
