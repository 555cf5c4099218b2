import { box } from './box.ts';
import { cylinder } from './cylinder.ts';
import { panel, type Pen } from './panel.ts';
import { pillow } from './pillow.ts';
import { inward, onWall, type RoomShape, type Wall } from './room-shape.ts';
import type { Look, Solid, Stage } from './stage.ts';
import type { Point, Span, Vec } from './vec.ts';

/**
 * A place beside a wall with coordinates of its own: x along the wall from the place's middle, y up, z away from the wall.
 * Furniture is written once in these coordinates and turns with the wall.
 */
export interface Spot {
  box(x: Span, y: Span, z: Span, look: Look): void;
  pillow(x: Span, y: Span, z: Span, look: Look): void;
  round(at: Vec, height: number, radius: Span, look: Look): void;
  /** A drawing that faces away from the wall at distance `z`; its pen starts at the lower left corner (x[0], y[0]). */
  front(x: Span, y: Span, z: number, draw: (pen: Pen, stage: Stage) => void): void;
  /** A drawing that lies flat at height `y`; its pen starts at (x[0], z[0]). */
  flat(x: Span, z: Span, y: number, draw: (pen: Pen, stage: Stage) => void): void;
  /** Something that paints itself, with the room it takes. */
  sprite(x: Span, y: Span, z: Span, paint: (stage: Stage, world: (at: Vec) => Vec) => string): void;
  world(at: Vec): Vec;
  /** The same place moved along the wall, up and away from it. */
  moved(by: Vec): Spot;
}

export function createSpot(shape: RoomShape, solids: Solid[], { wall, at }: { wall: Wall; at: Vec }): Spot {
  const world = ([x, y, z]: Vec): Vec => onWall(shape, wall, [at[0] + x, at[1] + y, at[2] + z]);
  const extent = (x: Span, y: Span, z: Span): [Vec, Vec] => {
    const [a, b] = [world([x[0], y[0], z[0]]), world([x[1], y[1], z[1]])];
    return [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
    ];
  };
  const across: Vec = wall === 'left' || wall === 'right' ? [0, 0, 1] : [1, 0, 0];
  return {
    world,
    box: (x, y, z, look) => void solids.push(box(...extent(x, y, z), look)),
    pillow: (x, y, z, look) => void solids.push(pillow(...extent(x, y, z), look)),
    round: (place, height, radius, look) =>
      void solids.push(cylinder({ at: world(place), height, radius, look })),
    front: (x, y, z, draw) => {
      const size: Point = [x[1] - x[0], y[1] - y[0]];
      solids.push(
        panel({ origin: world([x[0], y[0], z]), across, up: [0, 1, 0], normal: inward(wall), size, draw }),
      );
    },
    flat: (x, z, y, draw) => {
      const size: Point = [x[1] - x[0], z[1] - z[0]];
      solids.push(
        panel({
          origin: world([x[0], y, z[0]]),
          across,
          up: inward(wall),
          normal: [0, 1, 0],
          size,
          draw,
          shaded: size[0] * size[1] > 1,
        }),
      );
    },
    sprite: (x, y, z, paint) => {
      const [min, max] = extent(x, y, z);
      solids.push({
        min,
        max,
        look: { colour: [0.3, 0.3, 0.3], blocks: false },
        paint: (stage) => paint(stage, world),
      });
    },
    moved: ([x, y, z]) => createSpot(shape, solids, { wall, at: [at[0] + x, at[1] + y, at[2] + z] }),
  };
}
