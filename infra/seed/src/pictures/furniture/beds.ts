import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Spot } from '../engine/spot.ts';
import type { Room } from '../room.ts';
import { tableLamp } from './lamps.ts';
import { bookPile, cup, vase } from './decor.ts';
import { rectangle } from './wall-things.ts';

const LINEN: Rgb = [0.86, 0.84, 0.8];

/** A made bed with its head at the wall. */
export function bed(spot: Spot, room: Room, width: number): void {
  const random = room.random.fork('bed');
  const { wood, sofa, accent, textile, pop, art } = room.palette;
  const half = width / 2;
  const length = 2.06;
  const headColour = random.pick([wood, sofa, accent, textile]);
  const padded = random.chance(0.6);
  headboard(spot, { half: half + 0.05, tall: random.between(0.95, 1.25), colour: headColour, padded });
  spot.box([-half, half], [0.06, 0.3], [0.08, length + 0.04], {
    colour: padded ? headColour : wood,
    soft: 0.015,
  });
  spot.box([-half + 0.02, half - 0.02], [0.28, 0.48], [0.08, length], { colour: LINEN, soft: 0.05 });
  const cover = random.pick([LINEN, textile, mixRgb(accent, LINEN, 0.45), mixRgb(sofa, LINEN, 0.5)]);
  spot.box([-half - 0.03, half + 0.03], [0.2, 0.545], [0.72, length + 0.05], {
    colour: cover,
    soft: 0.055,
    baked: true,
  });
  spot.box([-half - 0.035, half + 0.035], [0.36, 0.57], [0.62, 0.86], {
    colour: scaleRgb(mixRgb(cover, LINEN, 0.7), 1.02),
    soft: 0.045,
  });
  if (random.chance(0.75))
    blanket(spot, random.pick([pop, art[2], accent, art[0]]), {
      half,
      length,
      at: random.between(1.3, 1.45),
    });
  pillows(spot, room, { width, cover: mixRgb(cover, LINEN, 0.5) });
}

function headboard(
  spot: Spot,
  { half, tall, colour, padded }: { half: number; tall: number; colour: Rgb; padded: boolean },
): void {
  if (!padded) {
    spot.box([-half, half], [0, tall], [0, 0.06], { colour });
    return;
  }
  const parts = Math.round((half * 2) / 0.28);
  const wide = (half * 2) / parts;
  spot.box([-half, half], [0, 0.4], [0, 0.08], { colour });
  for (let part = 0; part < parts; part += 1) {
    const x = -half + part * wide;
    spot.box([x + 0.003, x + wide - 0.003], [0.3, tall], [0, 0.1], { colour, soft: 0.02, blocks: true });
  }
}

function blanket(
  spot: Spot,
  colour: Rgb,
  { half, length, at }: { half: number; length: number; at: number },
): void {
  spot.box([-half - 0.045, half + 0.045], [0.14, 0.565], [at, Math.min(at + 0.55, length)], {
    colour,
    soft: 0.05,
  });
  spot.flat([-half, half], [at + 0.06, at + 0.5], 0.567, (pen) => {
    for (const z of [0.03, 0.1, 0.32, 0.39])
      rectangle(pen, [0, z, half * 2, z + 0.018], scaleRgb(colour, 1.5), 0.5);
  });
}

function pillows(spot: Spot, room: Room, { width, cover }: { width: number; cover: Rgb }): void {
  const { pop, accent, art } = room.palette;
  const random = room.random.fork('pillows');
  const sides = width > 1.2 ? [-width * 0.25, width * 0.25] : [0];
  for (const x of sides) spot.pillow([x - 0.33, x + 0.33], [0.49, 0.92], [0.12, 0.28], { colour: LINEN });
  for (const x of sides) spot.pillow([x - 0.3, x + 0.3], [0.5, 0.86], [0.3, 0.44], { colour: cover });
  if (random.chance(0.7))
    spot.pillow([-0.22, 0.22], [0.52, 0.8], [0.46, 0.58], { colour: random.pick([pop, accent, art[0]]) });
}

/** A bedside table with a lamp and small things. */
export function nightstand(spot: Spot, room: Room): void {
  const random = room.random.fork(`nightstand${spot.world([0, 0, 0]).join()}`);
  const colour = room.random.fork('nightstands').pick([room.palette.wood, room.palette.cabinet]);
  for (const x of [-0.2, 0.17])
    for (const z of [0.03, 0.33])
      spot.box([x, x + 0.03], [0, 0.18], [z, z + 0.03], { colour: room.palette.metal });
  spot.box([-0.22, 0.22], [0.17, 0.5], [0, 0.38], { colour });
  for (const y of [0.185, 0.345]) {
    spot.box([-0.205, 0.205], [y, y + 0.145], [0.38, 0.392], {
      colour: scaleRgb(colour, 1.06),
      blocks: false,
    });
    spot.box([-0.04, 0.04], [y + 0.07, y + 0.08], [0.392, 0.405], {
      colour: room.palette.metal,
      blocks: false,
    });
  }
  tableLamp(spot.moved([0, 0.5, 0.17]), room);
  const extra = random.pick(['books', 'cup', 'vase', 'none'] as const);
  if (extra === 'books') bookPile(spot.moved([0.06, 0.5, 0.29]), room);
  if (extra === 'cup') cup(spot.moved([0.14, 0.5, 0.3]), room);
  if (extra === 'vase') vase(spot.moved([-0.13, 0.5, 0.28]), room, 'sprig');
}

/** A narrow bed along the wall, for a child's or a student's room. */
export function dayBed(spot: Spot, room: Room): void {
  const { wood, textile, pop, accent, art } = room.palette;
  const half = 1;
  for (const x of [-half, half - 0.06]) spot.box([x, x + 0.06], [0, 0.75], [0, 0.9], { colour: wood });
  spot.box([-half, half], [0.16, 0.32], [0, 0.88], { colour: wood });
  spot.box([-half + 0.06, half - 0.06], [0.3, 0.46], [0.02, 0.88], { colour: LINEN, soft: 0.045 });
  spot.box([-half + 0.06, half - 0.06], [0.34, 0.5], [0.02, 0.9], {
    colour: textile,
    soft: 0.045,
    baked: true,
  });
  [pop, accent, art[1], art[2]].forEach((colour, index) => {
    const x = -0.82 + index * 0.44;
    spot.pillow([x, x + 0.4], [0.5, 0.88], [0.06 + index * 0.004, 0.2], { colour });
  });
}
