import type { Span, Vec } from './vec.ts';

/** The four sides of a room seen by somebody who stands at the front and looks to the back. */
export type Wall = 'back' | 'left' | 'right' | 'front';

/** Metres; the room spans x 0…width, y 0…height, z 0…depth. */
export interface RoomShape {
  width: number;
  height: number;
  depth: number;
}

/** A rectangle of a wall: `u` runs along the wall, `v` up. */
export interface Opening {
  wall: Wall;
  u: Span;
  v: Span;
}

/** The point at `u` along a wall, `v` high and `off` away from it into the room. */
export function onWall(shape: RoomShape, wall: Wall, [u, v, off]: Vec): Vec {
  switch (wall) {
    case 'back':
      return [u, v, shape.depth - off];
    case 'front':
      return [u, v, off];
    case 'left':
      return [off, v, u];
    case 'right':
      return [shape.width - off, v, u];
  }
}

/** The direction from a wall into the room. */
export function inward(wall: Wall): Vec {
  switch (wall) {
    case 'back':
      return [0, 0, -1];
    case 'front':
      return [0, 0, 1];
    case 'left':
      return [1, 0, 0];
    case 'right':
      return [-1, 0, 0];
  }
}

export const wallLength = (shape: RoomShape, wall: Wall): number =>
  wall === 'back' || wall === 'front' ? shape.width : shape.depth;

/** The wall's coordinates of a point: along, up, and away from the wall. */
export function alongWall(shape: RoomShape, wall: Wall, [x, y, z]: Vec): Vec {
  switch (wall) {
    case 'back':
      return [x, y, shape.depth - z];
    case 'front':
      return [x, y, z];
    case 'left':
      return [z, y, x];
    case 'right':
      return [z, y, shape.width - x];
  }
}
