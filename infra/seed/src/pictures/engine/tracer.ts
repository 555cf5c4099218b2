import type { Rgb } from './colour.ts';
import type { Vec } from './vec.ts';

/** What stops light: boxes with the colour that they throw back. */
export interface Blocker {
  min: Vec;
  max: Vec;
  colour: Rgb;
}

export interface Tracer {
  /** Whether anything stands between the origin and `reach` times the direction. */
  blocked(origin: Vec, direction: Vec, reach: number): boolean;
  /** The nearest blocker within `reach` times the direction: its index, or -1. Its distance is in `distance`. */
  hit(origin: Vec, direction: Vec, reach: number): number;
  /** Of the last hit, in lengths of its direction. */
  readonly distance: number;
  colourOf(index: number): Rgb;
}

/** Ray against axis-aligned boxes by slabs; a room holds few enough for a plain loop, which allocates nothing. */
export function createTracer(blockers: readonly Blocker[]): Tracer {
  const count = blockers.length;
  const bounds = new Float64Array(count * 6);
  blockers.forEach(({ min, max }, index) => bounds.set([...min, ...max], index * 6));
  let best = 0;

  const nearest = (origin: Vec, direction: Vec, reach: number): number => {
    const ox = origin[0];
    const oy = origin[1];
    const oz = origin[2];
    const ix = 1 / (direction[0] || 1e-9);
    const iy = 1 / (direction[1] || 1e-9);
    const iz = 1 / (direction[2] || 1e-9);
    let found = -1;
    best = Math.abs(reach);
    for (let index = 0, base = 0; index < count; index += 1, base += 6) {
      const ay = ((bounds[base + 1] as number) - oy) * iy;
      const by = ((bounds[base + 4] as number) - oy) * iy;
      let enter = ay < by ? ay : by;
      let leave = ay < by ? by : ay;
      if (leave < 0 || enter > best) continue;
      const ax = ((bounds[base] as number) - ox) * ix;
      const bx = ((bounds[base + 3] as number) - ox) * ix;
      const nearX = ax < bx ? ax : bx;
      const farX = ax < bx ? bx : ax;
      if (nearX > enter) enter = nearX;
      if (farX < leave) leave = farX;
      if (leave < enter) continue;
      const az = ((bounds[base + 2] as number) - oz) * iz;
      const bz = ((bounds[base + 5] as number) - oz) * iz;
      const nearZ = az < bz ? az : bz;
      const farZ = az < bz ? bz : az;
      if (nearZ > enter) enter = nearZ;
      if (farZ < leave) leave = farZ;
      // An origin inside a box (a point on its own face) sees out of it.
      if (leave < enter || enter < 1e-4 || enter >= best) continue;
      best = enter;
      found = index;
      // A negative reach asks only whether there is anything.
      if (reach < 0) break;
    }
    return found;
  };

  return {
    blocked: (origin, direction, reach) => nearest(origin, direction, -reach) >= 0,
    hit: nearest,
    get distance() {
      return best;
    },
    colourOf: (index) => (blockers[index] as Blocker).colour,
  };
}
