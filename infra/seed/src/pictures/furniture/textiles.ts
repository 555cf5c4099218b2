import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Pen } from '../engine/panel.ts';
import type { Wall } from '../engine/room-shape.ts';
import type { Spot } from '../engine/spot.ts';
import type { Point } from '../engine/vec.ts';
import type { Room } from '../room.ts';
import { rectangle } from './wall-things.ts';

export interface RugChoice {
  /** Metres along and away from the wall. */
  size: Point;
  round?: boolean;
}

/** A rug that starts `off` metres away from a wall; its pattern differs from home to home. */
export function rug(
  room: Room,
  [wall, u, off]: readonly [Wall, number, number],
  { size: [width, depth], round = false }: RugChoice,
): void {
  const spot = room.decal(wall, u).moved([0, 0, off]);
  const random = room.random.fork('rug');
  const base = random.pick([
    room.palette.textile,
    room.palette.art[3],
    mixRgb(room.palette.accent, room.palette.textile, 0.5),
  ]);
  const mark = random.pick([room.palette.pop, room.palette.accent, room.palette.art[0], room.palette.art[2]]);
  const style = random.pick(['border', 'stripes', 'diamonds', 'plain', 'berber'] as const);
  spot.flat([-width / 2, width / 2], [0, depth], 0.008, (pen) => {
    if (round) {
      pen.circle(
        [width / 2, depth / 2 - 0.01],
        [width / 2 + 0.02, depth / 2 + 0.02],
        [0.02, 0.015, 0.01],
        0.25,
      );
      pen.circle([width / 2, depth / 2], [width / 2, depth / 2], base);
      for (const share of [0.86, 0.6, 0.34])
        pen.circle(
          [width / 2, depth / 2],
          [(width / 2) * share, (depth / 2) * share],
          share === 0.6 ? mark : base,
          share === 0.6 ? 0.5 : 1,
        );
      return;
    }
    rectangle(pen, [-0.02, -0.02, width + 0.02, depth + 0.02], [0.02, 0.015, 0.01], 0.22);
    rectangle(pen, [0, 0, width, depth], base);
    patterns[style]?.({ pen, width, depth, mark });
    fringe(pen, width, depth, scaleRgb(base, 0.92));
  });
}

interface Field {
  pen: Pen;
  width: number;
  depth: number;
  mark: Rgb;
}

const patterns: Record<string, (field: Field) => void> = {
  plain: ({ pen, width, depth, mark }) => {
    for (let x = 0.05; x < width; x += 0.05)
      pen.line(
        [
          [x, 0],
          [x, depth],
        ],
        0.006,
        mark,
        0.14,
      );
  },
  border: ({ pen, width, depth, mark }) => {
    for (const [inset, thick] of [
      [0.1, 0.05],
      [0.2, 0.015],
    ] as const) {
      rectangle(pen, [inset, inset, width - inset, inset + thick], mark, 0.8);
      rectangle(pen, [inset, depth - inset - thick, width - inset, depth - inset], mark, 0.8);
      rectangle(pen, [inset, inset, inset + thick, depth - inset], mark, 0.8);
      rectangle(pen, [width - inset - thick, inset, width - inset, depth - inset], mark, 0.8);
    }
    pen.shape(
      [
        [width / 2, depth * 0.3],
        [width * 0.68, depth / 2],
        [width / 2, depth * 0.7],
        [width * 0.32, depth / 2],
      ],
      mark,
      0.35,
    );
  },
  stripes: ({ pen, width, depth, mark }) => {
    for (let x = 0.12; x < width - 0.08; x += 0.3) {
      rectangle(pen, [x, 0, x + 0.1, depth], mark, 0.6);
      rectangle(pen, [x + 0.15, 0, x + 0.17, depth], mark, 0.5);
    }
  },
  diamonds: ({ pen, width, depth, mark }) => {
    const [across, along] = [Math.round(width / 0.45), Math.round(depth / 0.45)];
    const [w, d] = [width / across, depth / along];
    for (let a = 0; a < across; a += 1) {
      for (let b = 0; b < along; b += 1) {
        const [x, z] = [(a + 0.5) * w, (b + 0.5) * d];
        pen.shape(
          [
            [x, z - d * 0.42],
            [x + w * 0.42, z],
            [x, z + d * 0.42],
            [x - w * 0.42, z],
          ],
          mark,
          0.6,
        );
        pen.shape(
          [
            [x, z - d * 0.2],
            [x + w * 0.2, z],
            [x, z + d * 0.2],
            [x - w * 0.2, z],
          ],
          [0.85, 0.8, 0.7],
          0.6,
        );
      }
    }
  },
  berber: ({ pen, width, depth, mark }) => {
    for (let shift = -depth; shift < width; shift += 0.55) {
      const line = (from: Point, to: Point): void => pen.line([from, to], 0.022, mark, 0.8);
      const clip = (x: number): [number, number] => [
        Math.min(width, Math.max(0, x)),
        Math.min(depth, Math.max(0, x < 0 ? -x : x > width ? x - width : 0)),
      ];
      const [a, b] = [
        clip(shift),
        shift + depth > width ? ([width, width - shift] as const) : ([shift + depth, depth] as const),
      ];
      line(a, b);
      line([width - a[0], a[1]], [width - b[0], b[1]]);
    }
  },
};

function fringe(pen: Pen, width: number, depth: number, colour: Rgb): void {
  for (let z = 0.01; z < depth; z += 0.035) {
    for (const x of [-0.05, width]) rectangle(pen, [x, z, x + 0.05, z + 0.012], colour, 0.85);
  }
}

/** A pair of curtains (or one) hung beside an opening: `u` is the opening along the wall. */
export function curtains(
  spot: Spot,
  room: Room,
  { half, top, sides }: { half: number; top: number; sides: readonly (-1 | 1)[] },
): void {
  const random = room.random.fork('curtain');
  const colour = random.pick([
    room.palette.curtain,
    room.palette.curtain,
    room.palette.accent,
    room.palette.textile,
  ]);
  const spread = random.between(0.28, 0.46);
  const reach = half + 0.22;
  spot.box([-reach - 0.08, reach + 0.08], [top, top + 0.022], [0.09, 0.112], {
    colour: room.palette.metal,
    blocks: false,
  });
  for (const side of sides) {
    const from = side < 0 ? -reach : reach - spread;
    const folds = Math.max(4, Math.round(spread / 0.075));
    for (let fold = 0; fold < folds; fold += 1) {
      const x = from + (spread * fold) / folds;
      const wide = spread / folds;
      const deep = fold % 2 === 0 ? 0.13 : 0.105;
      spot.box([x, x + wide], [0.025, top - 0.01], [0.07, deep], {
        colour: scaleRgb(colour, fold % 2 === 0 ? 1.02 : 0.84),
        blocks: false,
      });
    }
  }
  if (sides.length > 0) sheer(spot, room, { half, top });
}

/** A thin inner curtain that softens the view. */
function sheer(spot: Spot, room: Room, { half, top }: { half: number; top: number }): void {
  if (!room.random.fork('sheer').chance(0.35)) return;
  spot.front([-half, half], [0.04, top - 0.02], 0.06, (pen) => {
    const wide = half * 2;
    for (let x = 0; x < wide; x += 0.07) {
      rectangle(
        pen,
        [x, 0, Math.min(wide, x + 0.07), top - 0.06],
        [0.95, 0.94, 0.9],
        Math.round(x / 0.07) % 2 === 0 ? 0.3 : 0.2,
      );
    }
  });
}
