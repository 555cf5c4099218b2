import type { Spot } from './point-grid.ts';

const TOO_CLOSE = 0.6;

function joined(one: Spot, other: Spot): Spot {
  const count = one.count + other.count;
  const mean = (key: 'lat' | 'lon') => (one[key] * one.count + other[key] * other.count) / count;
  return {
    count,
    lat: mean('lat'),
    lon: mean('lon'),
    priceMin: Math.min(one.priceMin, other.priceMin),
    box: [
      Math.min(one.box[0], other.box[0]),
      Math.min(one.box[1], other.box[1]),
      Math.max(one.box[2], other.box[2]),
      Math.max(one.box[3], other.box[3]),
    ],
    row: one.row,
  };
}

/** A spot and its cell. */
export interface Placed {
  spot: Spot;
  column: number;
  line: number;
}

/** Merges spots of neighbouring cells that are too close to distinguish. */
export function mergeSpots(grid: {
  spots: () => Iterable<Placed>;
  distance: (one: Spot, other: Spot) => number;
}): Spot[] {
  const placed = new Map<string, Placed>();
  for (const found of grid.spots()) placed.set(`${found.column}:${found.line}`, found);
  const largestFirst = [...placed.values()].sort(
    (one, other) => other.spot.count - one.spot.count || one.line - other.line || one.column - other.column,
  );
  const merged: Spot[] = [];
  for (const { spot, column, line } of largestFirst) {
    if (!placed.delete(`${column}:${line}`)) continue;
    let whole = spot;
    for (const [right, up] of around) {
      const key = `${column + right}:${line + up}`;
      const neighbour = placed.get(key)?.spot;
      if (!neighbour || grid.distance(spot, neighbour) >= TOO_CLOSE) continue;
      whole = joined(whole, neighbour);
      placed.delete(key);
    }
    merged.push(whole);
  }
  return merged;
}

const steps = [-1, 0, 1] as const;
const around = steps.flatMap((right) => steps.map((up) => [right, up] as const));
