import type { Random } from '../random.ts';
import type { Hour } from './daytime.ts';
import type { Camera } from './engine/camera.ts';
import type { Rgb } from './engine/colour.ts';
import type { Lamp } from './engine/light.ts';
import { type Opening, type RoomShape, type Wall, wallLength } from './engine/room-shape.ts';
import { createSpot, type Spot } from './engine/spot.ts';
import type { Solid } from './engine/stage.ts';
import type { Vec } from './engine/vec.ts';
import type { Scenery } from './outside/outlook.ts';
import type { Palette } from './palettes.ts';

export type FloorStyle = 'planks' | 'herringbone' | 'tiles' | 'carpet' | 'stone';

/** A part of a wall with a colour of its own, from height to height. */
export interface WallZone {
  wall: Wall;
  v: readonly [number, number];
  u?: readonly [number, number];
  colour: Rgb;
}

/** A room being furnished: what the furniture functions add to and what the painter reads. */
export interface Room {
  shape: RoomShape;
  palette: Palette;
  hour: Hour;
  random: Random;
  camera: Camera;
  floor: { style: FloorStyle; colour: Rgb; along: 'x' | 'z' };
  ceiling: Rgb;
  zones: WallZone[];
  solids: Solid[];
  /** Flat things that belong to the walls and the floor: painted right after them. */
  decals: Solid[];
  openings: Opening[];
  lamps: Lamp[];
  scenery: Scenery;
  /** A place `u` along a wall, `off` away from it, at height `y`. */
  spot(wall: Wall, u: number, off?: number, y?: number): Spot;
  /** The same for flat things of the shell. */
  decal(wall: Wall, u?: number): Spot;
}

export type RoomPlan = Omit<Room, 'solids' | 'decals' | 'openings' | 'lamps' | 'zones' | 'spot' | 'decal'>;

export function createRoom(plan: RoomPlan): Room {
  const solids: Solid[] = [];
  const decals: Solid[] = [];
  return {
    ...plan,
    solids,
    decals,
    zones: [],
    openings: [],
    lamps: [],
    spot: (wall, u, off = 0, y = 0) => createSpot(plan.shape, solids, { wall, at: [u, y, off] }),
    decal: (wall, u = 0) => createSpot(plan.shape, decals, { wall, at: [u, 0, 0] }),
  };
}

/** Adds a lamp; it shines only when the hour asks for lamps. */
export function addLamp(room: Room, at: Vec, power: number): void {
  if (!room.hour.lampsLit) return;
  room.lamps.push({ at, colour: [power, power * 0.76, power * 0.5] });
}

export const middleOf = (room: Room, wall: Wall): number => wallLength(room.shape, wall) / 2;
