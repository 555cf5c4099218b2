import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Spot } from '../engine/spot.ts';
import type { Room } from '../room.ts';

const LEG: Rgb = [0.05, 0.04, 0.035];

export interface SofaChoice {
  width: number;
  colour: Rgb;
  /** Adds a chaise to one end. */
  corner?: 'left' | 'right' | undefined;
  arms?: 'broad' | 'slim' | undefined;
}

/** A sofa with its back to the wall; seats face into the room. */
export function sofa(spot: Spot, room: Room, { width, colour, corner, arms = 'broad' }: SofaChoice): void {
  const random = room.random.fork('sofa');
  const half = width / 2;
  const arm = arms === 'broad' ? 0.2 : 0.11;
  const depth = 0.92;
  const look = { colour, soft: 0.035 };
  const dark = { colour: scaleRgb(colour, 0.86), soft: 0.03 };
  for (const [x, z] of [
    [-half + 0.08, 0.08],
    [half - 0.14, 0.08],
    [-half + 0.08, depth - 0.12],
    [half - 0.14, depth - 0.12],
  ] as const) {
    spot.box([x, x + 0.06], [0, 0.12], [z, z + 0.06], { colour: LEG });
  }
  spot.box([-half + 0.02, half - 0.02], [0.11, 0.3], [0.02, depth + 0.02], {
    ...dark,
    baked: true,
    blocks: true,
  });
  spot.box([-half, half], [0.3, 0.8], [0, 0.24], look);
  for (const side of [-1, 1]) {
    const from = side < 0 ? -half : half - arm;
    spot.box([from, from + arm], [0.3, arms === 'broad' ? 0.6 : 0.66], [0.24, depth], look);
  }
  const seats = Math.max(2, Math.round((width - 2 * arm) / 0.75));
  const seat = (width - 2 * arm) / seats;
  for (let index = 0; index < seats; index += 1) {
    const from = -half + arm + index * seat;
    const long = (corner === 'left' && index === 0) || (corner === 'right' && index === seats - 1);
    spot.box([from + 0.005, from + seat - 0.005], [0.29, 0.45], [0.24, long ? 1.6 : depth], {
      ...look,
      soft: 0.045,
      baked: true,
    });
    if (long) spot.box([from, from + seat], [0.1, 0.3], [depth, 1.6], dark);
    spot.box([from + 0.01, from + seat - 0.01], [0.45, 0.84], [0.22, 0.4], { ...look, soft: 0.05 });
  }
  cushions(spot, room, [-half + arm + 0.04, half - arm - 0.04], random.int(2, 4));
  if (random.chance(0.5)) throwOver(spot, room, random.chance(0.5) ? -half + arm + 0.12 : half - arm - 0.6);
}

function cushions(spot: Spot, room: Room, [from, to]: readonly [number, number], count: number): void {
  const random = room.random.fork('cushions');
  const { pop, textile, accent, art } = room.palette;
  const places = random.some([from, from + 0.34, to - 0.44, to - 0.78, (from + to) / 2 - 0.2], count);
  places.forEach((at, index) => {
    const size = random.between(0.38, 0.46);
    const colour = index === 0 ? pop : random.pick([textile, accent, art[1], art[3]]);
    const layer = 0.4 + index * 0.012;
    spot.pillow([at, at + size], [0.45, 0.45 + size * 0.95], [layer, layer + 0.14], { colour });
  });
}

function throwOver(spot: Spot, room: Room, at: number): void {
  const colour = room.random
    .fork('throw')
    .pick([room.palette.textile, room.palette.pop, room.palette.art[3]]);
  const look = { colour, soft: 0.012, blocks: false };
  spot.box([at, at + 0.46], [0.45, 0.468], [0.42, 0.95], look);
  spot.box([at, at + 0.46], [0.2, 0.46], [0.945, 0.958], look);
  for (let fringe = 0; fringe < 12; fringe += 1) {
    const x = at + 0.02 + fringe * 0.037;
    spot.box([x, x + 0.012], [0.15, 0.2], [0.946, 0.956], { colour: scaleRgb(colour, 0.9), blocks: false });
  }
}

/** An upholstered armchair on wooden legs. */
export function armchair(spot: Spot, room: Room, colour: Rgb): void {
  const { wood } = room.palette;
  const look = { colour, soft: 0.04 };
  for (const x of [-0.33, 0.27])
    for (const z of [0.1, 0.66]) spot.box([x, x + 0.05], [0, 0.24], [z, z + 0.05], { colour: wood });
  spot.box([-0.36, 0.36], [0.22, 0.42], [0.1, 0.76], { ...look, baked: true });
  spot.box([-0.36, 0.36], [0.42, 0.9], [0.02, 0.2], look);
  spot.box([-0.38, -0.28], [0.42, 0.6], [0.2, 0.72], { colour: scaleRgb(colour, 0.9), soft: 0.03 });
  spot.box([0.28, 0.38], [0.42, 0.6], [0.2, 0.72], { colour: scaleRgb(colour, 0.9), soft: 0.03 });
  spot.pillow([-0.2, 0.2], [0.43, 0.76], [0.2, 0.32], { colour: mixRgb(colour, room.palette.textile, 0.75) });
}

/** A dining chair: straight wooden legs, a seat pad, a back of slats or a panel. */
export function chair(spot: Spot, room: Room, style: 'slats' | 'shell' = 'slats'): void {
  const { wood, textile } = room.palette;
  for (const x of [-0.21, 0.17]) {
    spot.box([x, x + 0.04], [0, 0.44], [0.36, 0.4], { colour: wood });
    spot.box([x, x + 0.04], [0, 0.86], [0, 0.04], { colour: wood });
  }
  spot.box([-0.22, 0.22], [0.43, 0.47], [0, 0.42], {
    colour: style === 'slats' ? wood : textile,
    soft: 0.012,
  });
  if (style === 'slats') {
    spot.box([-0.2, 0.2], [0.47, 0.5], [0.05, 0.4], { colour: textile, soft: 0.014, blocks: false });
    for (const y of [0.58, 0.69, 0.8])
      spot.box([-0.17, 0.17], [y, y + 0.055], [0.008, 0.03], { colour: wood });
    return;
  }
  spot.box([-0.22, 0.22], [0.5, 0.84], [0, 0.035], { colour: textile, soft: 0.016 });
}

/** A high stool for a kitchen island. */
export function stool(spot: Spot, room: Room): void {
  const { wood, metal } = room.palette;
  for (const [x, z] of [
    [-0.15, 0.02],
    [0.12, 0.02],
    [-0.15, 0.29],
    [0.12, 0.29],
  ] as const) {
    spot.box([x, x + 0.028], [0, 0.64], [z, z + 0.028], { colour: metal });
  }
  spot.box([-0.15, 0.15], [0.22, 0.24], [0.02, 0.04], { colour: metal });
  spot.box([-0.17, 0.17], [0.64, 0.69], [0, 0.34], { colour: wood, soft: 0.015 });
}

/** A round upholstered pouf. */
export function pouf(spot: Spot, room: Room): void {
  const colour = room.random.fork('pouf').pick([room.palette.pop, room.palette.accent, room.palette.textile]);
  spot.round([0, 0, 0.27], 0.36, [0.25, 0.25], { colour });
  spot.round([0, 0.36, 0.27], 0.03, [0.25, 0.21], { colour, blocks: false });
}
