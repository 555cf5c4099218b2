import type { Vec } from './vec.ts';

const DIRECTIONS = 10;
const TURNS = 16;

/** Sets of directions over the upper half, denser near the pole (cosine-weighted), each set turned a little further. */
const SETS: readonly (readonly Vec[])[] = Array.from({ length: TURNS }, (_, set) =>
  Array.from({ length: DIRECTIONS }, (__, index): Vec => {
    const height = (index + 0.5) / DIRECTIONS;
    const angle = index * 2.399963 + (set * 2 * Math.PI) / TURNS / 2.7;
    const radius = Math.sqrt(height);
    return [radius * Math.cos(angle), Math.sqrt(1 - height), radius * Math.sin(angle)];
  }),
);

const kept = new Map<number, Vec[]>();

/** Directions around a normal. `turn` varies the set from sample to sample. */
export function directionsAround(normal: Vec, turn: number): Vec[] {
  const [x, y, z] = normal;
  const key =
    (((Math.round(x * 8) + 8) * 17 + Math.round(y * 8) + 8) * 17 + Math.round(z * 8) + 8) * TURNS +
    (turn % TURNS);
  const known = kept.get(key);
  if (known) return known;
  const made = turned(SETS[turn % TURNS] as readonly Vec[], normal);
  kept.set(key, made);
  return made;
}

function turned(set: readonly Vec[], normal: Vec): Vec[] {
  const side: Vec = Math.abs(normal[1]) > 0.7 ? [1, 0, 0] : [0, 1, 0];
  const tangent = cross(side, normal);
  const other = cross(normal, tangent);
  return set.map(([a, b, c]): Vec => [
    a * tangent[0] + b * normal[0] + c * other[0],
    a * tangent[1] + b * normal[1] + c * other[1],
    a * tangent[2] + b * normal[2] + c * other[2],
  ]);
}

function cross(a: Vec, b: Vec): Vec {
  const out: Vec = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const length = Math.hypot(...out) || 1;
  return [out[0] / length, out[1] / length, out[2] / length];
}
