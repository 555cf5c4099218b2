import { scaleRgb } from '../engine/colour.ts';
import type { Spot } from '../engine/spot.ts';
import type { Room } from '../room.ts';
import { bookPile, bowl, cup, vase } from './decor.ts';

/** A low table in front of a sofa, with something lived-in on it. */
export function coffeeTable(spot: Spot, room: Room): void {
  const random = room.random.fork('coffee-table');
  const { wood, metal } = room.palette;
  const style = random.pick(['box', 'round', 'nest', 'slab'] as const);
  const top = 0.4;
  if (style === 'round') {
    spot.round([0, 0, 0.4], 0.03, [0.22, 0.22], { colour: metal });
    spot.round([0, 0.03, 0.4], top - 0.06, [0.04, 0.04], { colour: metal });
    spot.round([0, top - 0.03, 0.4], 0.03, [0.42, 0.42], { colour: wood, blocks: true });
  }
  if (style === 'nest') {
    legs(spot, [-0.5, 0.3, 0.1, 0.6], top - 0.03, room);
    spot.box([-0.5, 0.3], [top - 0.03, top], [0.1, 0.6], { colour: wood });
    spot.round([0.5, 0, 0.58], 0.3, [0.03, 0.03], { colour: metal });
    spot.round([0.5, 0.3, 0.58], 0.025, [0.25, 0.25], { colour: scaleRgb(wood, 0.7), blocks: true });
  }
  if (style === 'box' || style === 'slab') {
    legs(spot, [-0.55, 0.55, 0.1, 0.7], top - 0.04, room);
    spot.box([-0.55, 0.55], [top - 0.04, top], [0.1, 0.7], {
      colour: style === 'slab' ? room.palette.tile : wood,
      soft: 0.01,
    });
    if (style === 'box') spot.box([-0.5, 0.5], [0.14, 0.165], [0.14, 0.66], { colour: wood });
  }
  const left = style === 'nest' ? -0.3 : -0.22;
  bookPile(spot.moved([left, top, 0.34]), room);
  if (random.chance(0.6)) vase(spot.moved([0.14, top, 0.36]), room, 'sprig');
  else bowl(spot.moved([0.12, top, 0.36]), room);
  if (random.chance(0.5)) cup(spot.moved([0, top, 0.5]), room);
}

type Rectangle = readonly [x0: number, x1: number, z0: number, z1: number];

export function legs(spot: Spot, [x0, x1, z0, z1]: Rectangle, height: number, room: Room): void {
  const colour = room.random.fork('legs').chance(0.5) ? room.palette.metal : room.palette.wood;
  for (const x of [x0 + 0.03, x1 - 0.07]) {
    for (const z of [z0 + 0.03, z1 - 0.07]) spot.box([x, x + 0.04], [0, height], [z, z + 0.04], { colour });
  }
}

/** A dining table, its length along the wall. */
export function diningTable(spot: Spot, room: Room, length: number): void {
  const random = room.random.fork('dining');
  const half = length / 2;
  legs(spot, [-half, half, 0, 0.85], 0.72, room);
  spot.box([-half, half], [0.71, 0.75], [0, 0.85], { colour: room.palette.wood, soft: 0.008, baked: true });
  if (random.chance(0.5)) vase(spot.moved([random.between(-0.2, 0.2), 0.75, 0.42]), room, 'bunch');
  else bowl(spot.moved([0, 0.75, 0.42]), room);
  for (const x of [-half * 0.55, half * 0.55]) {
    spot.round([x, 0.75, 0.66], 0.012, [0.12, 0.13], { colour: [0.85, 0.84, 0.8], blocks: false });
    cup(spot.moved([x + 0.2, 0.75, 0.6]), room);
  }
}

/** A small round table on one leg. */
export function sideTable(spot: Spot, room: Room): void {
  const { wood, metal } = room.palette;
  spot.round([0, 0, 0.24], 0.02, [0.15, 0.15], { colour: metal });
  spot.round([0, 0.02, 0.24], 0.48, [0.02, 0.02], { colour: metal });
  spot.round([0, 0.5, 0.24], 0.025, [0.23, 0.23], { colour: wood, blocks: true });
}

/** A desk with a drawer block on one side. */
export function desk(spot: Spot, room: Room, width: number): void {
  const half = width / 2;
  const { wood, cabinet } = room.palette;
  legs(spot, [-half, half, 0, 0.62], 0.72, room);
  spot.box([-half, half], [0.71, 0.745], [0, 0.62], { colour: wood, soft: 0.006, baked: true });
  spot.box([half - 0.46, half - 0.06], [0.16, 0.71], [0.04, 0.58], { colour: cabinet });
  for (let drawer = 0; drawer < 3; drawer += 1) {
    const y = 0.18 + drawer * 0.175;
    spot.box([half - 0.45, half - 0.07], [y, y + 0.165], [0.58, 0.592], {
      colour: scaleRgb(cabinet, 1.03),
      blocks: false,
    });
    spot.box([half - 0.31, half - 0.21], [y + 0.08, y + 0.09], [0.592, 0.606], {
      colour: room.palette.metal,
      blocks: false,
    });
  }
}
