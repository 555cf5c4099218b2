import type { Random } from '../random.ts';
import type { Hour } from './daytime.ts';
import type { Camera } from './engine/camera.ts';
import type { Rgb } from './engine/colour.ts';
import type { Lamp, Sun } from './engine/light.ts';
import { createSpot, type Spot } from './engine/spot.ts';
import type { Solid } from './engine/stage.ts';
import type { Vec } from './engine/vec.ts';
import type { Scenery } from './outside/outlook.ts';
import type { Palette } from './palettes.ts';

/** A piece of ground: lawn, pavement, street. Metres; painted in order. */
export interface Ground {
  x: readonly [number, number];
  z: readonly [number, number];
  colour: Rgb;
}

/** A place in the open with a building on it. The façade stands at `front`; everything nearer is before the house. */
export interface Lot {
  random: Random;
  palette: Palette;
  hour: Hour;
  camera: Camera;
  scenery: Scenery;
  front: number;
  grounds: Ground[];
  solids: Solid[];
  decals: Solid[];
  lamps: Lamp[];
  sun?: Sun | undefined;
  /** At `u` along the façade, `off` before it; things face the viewer. */
  spot(u: number, off?: number, y?: number): Spot;
  /** On a side wall of a building that starts at x; things face to the left, `u` is the depth. */
  side(x: number, u: number, facing?: 'left' | 'right'): Spot;
}

export type LotPlan = Omit<Lot, 'solids' | 'decals' | 'lamps' | 'grounds' | 'spot' | 'side'>;

export function createLot(plan: LotPlan): Lot {
  const solids: Solid[] = [];
  const place = (wall: 'back' | 'left' | 'right', width: number, at: Vec): Spot =>
    createSpot({ width, height: 30, depth: plan.front }, solids, { wall, at });
  return {
    ...plan,
    solids,
    decals: [],
    lamps: [],
    grounds: [],
    spot: (u, off = 0, y = 0) => place('back', 0, [u, y, off]),
    side: (x, u, facing = 'left') =>
      facing === 'left' ? place('right', x, [u, 0, 0]) : place('left', 0, [u, 0, x]),
  };
}
