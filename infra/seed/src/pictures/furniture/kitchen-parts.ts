import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Pen } from '../engine/panel.ts';
import type { Wall } from '../engine/room-shape.ts';
import type { Spot } from '../engine/spot.ts';
import type { Span } from '../engine/vec.ts';
import { addLamp, type Room } from '../room.ts';
import { bowl, cup, vase } from './decor.ts';
import { plant } from './plants.ts';
import { doorFronts } from './storage.ts';
import { rectangle } from './wall-things.ts';

const STEEL: Rgb = [0.5, 0.51, 0.52];
const BLACK: Rgb = [0.015, 0.015, 0.017];
const COUNTER = 0.9;

export interface Line {
  /** From–to along the wall. */
  u: Span;
  colour: Rgb;
  counter: Rgb;
  /** Where the hob and the sink are, along the wall. */
  hob?: number;
  sink?: number;
}

/** Base cabinets with counter, oven, hob and sink. */
export function baseLine(room: Room, wall: Wall, { u, colour, counter, hob, sink }: Line): Spot {
  const spot = room.spot(wall, 0);
  spot.box([u[0] + 0.02, u[1] - 0.02], [0, 0.1], [0, 0.53], {
    colour: scaleRgb(colour, 0.35),
    blocks: false,
  });
  spot.box(u, [0.1, COUNTER - 0.04], [0, 0.58], { colour, baked: true });
  spot.box([u[0] - 0.01, u[1] + 0.01], [COUNTER - 0.04, COUNTER], [0, 0.62], {
    colour: counter,
    baked: true,
  });
  const metal = room.random.fork('grips').chance(0.7) ? room.palette.metal : undefined;
  const free = hob === undefined ? [u] : [[u[0], hob - 0.3] as Span, [hob + 0.3, u[1]] as Span];
  for (const [from, to] of free) {
    if (to - from < 0.25) continue;
    const count = Math.max(1, Math.round((to - from) / 0.5));
    doorFronts(spot, {
      from,
      to,
      low: 0.12,
      high: COUNTER - 0.055,
      z: 0.58,
      count,
      colour: scaleRgb(colour, 1.05),
      ...(metal && { metal }),
    });
  }
  if (hob !== undefined) {
    oven(spot, hob);
    spot.box([hob - 0.29, hob + 0.29], [COUNTER, COUNTER + 0.006], [0.06, 0.56], {
      colour: BLACK,
      blocks: false,
    });
    spot.flat([hob - 0.28, hob + 0.28], [0.08, 0.54], COUNTER + 0.008, (pen) => {
      for (const [x, z, r] of [
        [0.14, 0.12, 0.07],
        [0.42, 0.12, 0.09],
        [0.14, 0.34, 0.09],
        [0.42, 0.34, 0.07],
      ] as const) {
        pen.circle([x, z], r, [0.3, 0.3, 0.3], 0.5);
        pen.circle([x, z], r - 0.008, BLACK);
      }
    });
  }
  if (sink !== undefined) sinkAndTap(spot, sink);
  return spot;
}

function oven(spot: Spot, at: number): void {
  spot.box([at - 0.295, at + 0.295], [0.12, 0.845], [0.58, 0.595], { colour: STEEL, blocks: false });
  spot.box([at - 0.25, at + 0.25], [0.2, 0.62], [0.595, 0.602], { colour: BLACK, blocks: false });
  spot.box([at - 0.24, at + 0.24], [0.655, 0.675], [0.602, 0.63], {
    colour: scaleRgb(STEEL, 1.3),
    blocks: false,
  });
  for (const x of [-0.2, -0.1, 0.1, 0.2])
    spot.round([at + x, 0.755, 0.6], 0.035, [0.016, 0.016], { colour: BLACK, blocks: false });
}

function sinkAndTap(spot: Spot, at: number): void {
  spot.flat([at - 0.27, at + 0.27], [0.12, 0.52], COUNTER + 0.003, (pen) => {
    rectangle(pen, [0, 0, 0.54, 0.4], scaleRgb(STEEL, 1.2));
    rectangle(pen, [0.03, 0.03, 0.51, 0.37], scaleRgb(STEEL, 0.5));
    rectangle(pen, [0.03, 0.2, 0.51, 0.37], scaleRgb(STEEL, 0.72));
  });
  spot.round([at, COUNTER, 0.09], 0.28, [0.014, 0.014], { colour: STEEL, blocks: false });
  spot.box([at - 0.012, at + 0.012], [COUNTER + 0.27, COUNTER + 0.295], [0.08, 0.28], {
    colour: STEEL,
    blocks: false,
  });
  spot.box([at - 0.012, at + 0.012], [COUNTER + 0.21, COUNTER + 0.275], [0.258, 0.28], {
    colour: STEEL,
    blocks: false,
  });
}

/** Wall cabinets, or open boards, with a hood over the hob. */
export function upperLine(
  spot: Spot,
  room: Room,
  { u, hob, colour, style }: { u: Span; hob: number; colour: Rgb; style: 'doors' | 'boards' },
): void {
  const low = 1.45;
  const high = Math.min(room.shape.height - 0.12, 2.2);
  for (const [from, to] of [
    [u[0], hob - 0.3],
    [hob + 0.3, u[1]],
  ] as const) {
    if (to - from < 0.3) continue;
    if (style === 'boards') {
      boards(spot, room, [from, to]);
      continue;
    }
    spot.box([from, to], [low, high], [0, 0.34], { colour, baked: true });
    doorFronts(spot, {
      from,
      to,
      low: low + 0.005,
      high: high - 0.005,
      z: 0.34,
      count: Math.max(1, Math.round((to - from) / 0.5)),
      colour: scaleRgb(colour, 1.05),
    });
    if (room.hour.lampsLit) {
      spot.box([from + 0.05, to - 0.05], [low - 0.015, low], [0.1, 0.13], {
        colour: [1, 0.9, 0.7],
        glow: [1, 0.75, 0.4],
        blocks: false,
      });
      addLamp(room, spot.world([(from + to) / 2, low - 0.1, 0.2]), 0.7);
    }
  }
  spot.box([hob - 0.3, hob + 0.3], [1.55, 1.63], [0, 0.48], { colour: STEEL });
  spot.box([hob - 0.13, hob + 0.13], [1.63, room.shape.height], [0, 0.26], { colour: scaleRgb(STEEL, 0.95) });
}

function boards(spot: Spot, room: Room, [from, to]: Span): void {
  const random = room.random.fork(`boards${from.toFixed(1)}`);
  for (const y of [1.48, 1.84]) {
    spot.box([from + 0.05, to - 0.05], [y, y + 0.03], [0, 0.24], { colour: room.palette.wood });
    for (let x = from + 0.16; x < to - 0.14; x += random.between(0.13, 0.24)) {
      const place = spot.moved([x, y + 0.03, 0.12]);
      const thing = random.pick(['jar', 'cup', 'bowl', 'plates', 'plant'] as const);
      if (thing === 'jar')
        place.round([0, 0, 0], random.between(0.12, 0.2), [0.045, 0.045], {
          colour: random.pick([room.palette.textile, room.palette.pop, room.palette.tile]),
          blocks: false,
        });
      if (thing === 'cup') cup(place, room);
      if (thing === 'bowl')
        place.round([0, 0, 0], 0.07, [0.05, 0.09], { colour: room.palette.trim, blocks: false });
      if (thing === 'plates')
        for (let level = 0; level < 5; level += 1)
          place.round([0, level * 0.014, 0], 0.01, [0.09, 0.1], { colour: room.palette.trim, blocks: false });
      if (thing === 'plant') plant(place, room, { kind: 'trailing', height: 0.2 });
    }
  }
}

/** A tall fridge: free-standing, or behind fronts. */
export function fridge(room: Room, wall: Wall, { u, colour }: { u: number; colour: Rgb }): void {
  const spot = room.spot(wall, u);
  spot.box([-0.3, 0.3], [0.04, 1.9], [0, 0.6], { colour, baked: true });
  for (const [low, high] of [
    [0.06, 0.68],
    [0.7, 1.885],
  ] as const) {
    spot.box([-0.293, 0.293], [low, high], [0.6, 0.63], {
      colour: scaleRgb(colour, 1.04),
      soft: 0.006,
      blocks: false,
    });
    spot.box([-0.26, -0.235], [low + 0.16, Math.min(high - 0.12, low + 0.6)], [0.63, 0.665], {
      colour: STEEL,
      blocks: false,
    });
  }
}

/** Tiles between counter and cabinets (or over a whole stretch of wall), drawn over the lit wall. */
export function tiled(
  room: Room,
  wall: Wall,
  { u, v, size, style }: { u: Span; v: Span; size: Span; style: 'grid' | 'brick' | 'stack' },
): void {
  room
    .decal(wall)
    .front(u, v, 0.003, (pen) =>
      tilePattern(pen, room, { width: u[1] - u[0], height: v[1] - v[0], size, style }),
    );
}

interface Tiling {
  width: number;
  height: number;
  size: Span;
  style: 'grid' | 'brick' | 'stack';
}

function tilePattern(pen: Pen, room: Room, { width, height, size: [w, h], style }: Tiling): void {
  const random = room.random.fork('wall-tiles');
  for (let y = 0, row = 0; y < height; y += h, row += 1) {
    const shift = style === 'brick' && row % 2 === 1 ? -w / 2 : 0;
    const top = Math.min(height, y + h);
    for (let x = shift; x < width; x += w) {
      const [left, right] = [Math.max(0, x), Math.min(width, x + w)];
      if (right - left < 0.01) continue;
      rectangle(pen, [left, y, right, top], [1, 1, 1], Math.round(random.between(0, 0.1) * 100) / 100);
      if (x > 0) rectangle(pen, [left - 0.003, y, left + 0.003, top], [0.06, 0.05, 0.045], 0.28);
    }
    rectangle(pen, [0, y - 0.003, width, y + 0.003], [0.06, 0.05, 0.045], 0.28);
  }
}

/** What stands on a kitchen counter. */
export function counterThings(spot: Spot, room: Room, places: readonly number[]): void {
  const random = room.random.fork('counter-things');
  for (const at of places) {
    const place = spot.moved([at, COUNTER, 0.2]);
    const thing = random.pick(['kettle', 'jars', 'bowl', 'boards', 'vase', 'coffee', 'plant'] as const);
    const { pop, wood, metal } = room.palette;
    if (thing === 'kettle') {
      place.round([0, 0, 0], 0.2, [0.085, 0.065], { colour: mixRgb(STEEL, pop, 0.35), blocks: false });
      place.round([0, 0.2, 0], 0.02, [0.06, 0.02], { colour: metal, blocks: false });
    }
    if (thing === 'jars')
      for (const [x, tall] of [
        [-0.12, 0.2],
        [0, 0.16],
        [0.11, 0.13],
      ] as const)
        place.round([x, 0, 0], tall, [0.05, 0.05], { colour: room.palette.tile, blocks: false });
    if (thing === 'bowl') bowl(place, room);
    if (thing === 'vase') vase(place, room, 'bunch');
    if (thing === 'plant') plant(place, room, { kind: 'trailing', height: 0.28 });
    if (thing === 'boards')
      for (const [x, tall, z] of [
        [-0.08, 0.36, -0.15],
        [0.04, 0.28, -0.12],
      ] as const)
        place.box([x - 0.11, x + 0.11], [0, tall], [z, z + 0.02], {
          colour: scaleRgb(wood, 1.1),
          blocks: false,
        });
    if (thing === 'coffee') {
      place.box([-0.12, 0.12], [0, 0.32], [-0.1, 0.1], { colour: BLACK, soft: 0.012, blocks: false });
      place.box([-0.1, 0.1], [0.06, 0.2], [0.1, 0.102], { colour: STEEL, blocks: false });
      cup(place.moved([0, 0, 0.14]), room);
    }
  }
}
