/** Map cells of two sizes, in degrees: a small box is a list of fine cells, a large one of coarse cells. */
const sizes = { g: 0.05, G: 0.5 } as const;
type Level = keyof typeof sizes;
const MOST_CELLS = 60;

const cellOf = (degrees: number, level: Level) => Math.floor(degrees / sizes[level] + 1e-9);
const keyOf = (level: Level, lat: number, lon: number) => `${level}:${lat}:${lon}`;

/** The cells of a point, one of each size. */
export function cellsAt({ lat, lon }: { lat: number; lon: number }): string[] {
  return (Object.keys(sizes) as Level[]).map((level) => keyOf(level, cellOf(lat, level), cellOf(lon, level)));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The cells that cover a box; undefined when even coarse ones are too many to be worth a list. */
export function cellsWithin([west, south, east, north]: readonly number[]): string[] | undefined {
  for (const level of Object.keys(sizes) as Level[]) {
    const [left, right] = [cellOf(west ?? 0, level), cellOf(east ?? 0, level)];
    const [bottom, top] = [cellOf(south ?? 0, level), cellOf(north ?? 0, level)];
    if ((right - left + 1) * (top - bottom + 1) > MOST_CELLS) continue;
    return range(bottom, top).flatMap((lat) => range(left, right).map((lon) => keyOf(level, lat, lon)));
  }
  return undefined;
}
