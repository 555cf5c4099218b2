import { mixRgb, rgb } from '../engine/colour.ts';
import { bookPile, cup, vase } from '../furniture/decor.ts';
import { dayBed } from '../furniture/beds.ts';
import { floorLamp, pendant, tableLamp } from '../furniture/lamps.ts';
import { trims, windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { armchair, pouf } from '../furniture/seating.ts';
import { bookcase } from '../furniture/storage.ts';
import { desk } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { pictureGroup, rectangle, wallShelf } from '../furniture/wall-things.ts';
import type { Room } from '../room.ts';
import type { Spot } from '../engine/spot.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A room to work in: desk, shelves, a place to sit. */
export function study(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [3.3, 4.1],
    depth: [3.8, 4.5],
    height: [2.5, 2.7],
    eye: [1.2, 1.45],
  });
  trims(room, false);
  const { shape, palette } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  if (random.chance(0.5))
    room.zones.push({
      wall: 'back',
      v: [0, shape.height],
      colour: mixRgb(palette.accent, palette.wall, random.pick([0, 0.4])),
    });
  window(room, side);
  const u = shape.width * (side === 'left' ? 0.52 : 0.48);
  workplace(room, room.spot('back', u, 0.02), random.between(1.3, 1.6));
  if (random.chance(0.5)) wallShelf(room.spot('back', u), room, { width: 1.2, y: 1.45, boards: 2 });
  else pictureGroup(room.spot('back', u), room, 1.65);
  bookcase(room.spot(other, shape.depth - 0.75, 0.01), room, { width: 1, shelves: random.int(4, 6) });
  if (random.chance(0.6)) armchair(room.spot(other, shape.depth - 2, 0.3), room, palette.pop);
  rug(room, ['back', u, 0.8], { size: [2.1, 1.5], round: random.chance(0.3) });
  const corner = room.spot('back', side === 'left' ? 0.42 : shape.width - 0.42, 0.38);
  if (random.chance(0.6))
    plant(corner, room, {
      kind: random.pick(['ficus', 'palm', 'snake', 'monstera'] as const),
      height: random.between(0.9, 1.4),
    });
  else floorLamp(corner, room);
  pendant(room.spot('back', shape.width / 2, 1.7), room, {
    style: random.pick(['globe', 'dome', 'drum'] as const),
    bottom: shape.height - 0.6,
  });
  return room;
}

/** A single room to let (a student's, a child's): bed along a wall and a desk at the back. */
export function singleRoom(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [3.1, 3.7],
    depth: [3.8, 4.3],
    height: [2.5, 2.65],
    eye: [1.2, 1.45],
    floors: ['planks', 'carpet', 'planks'],
  });
  trims(room, false);
  const { shape, palette } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  const away = (share: number): number => (side === 'left' ? shape.width * share : shape.width * (1 - share));
  if (random.chance(0.6))
    room.zones.push({
      wall: side,
      u: [0.01, shape.depth],
      v: [0, random.chance(0.5) ? 1.2 : shape.height],
      colour: palette.accent,
    });
  dayBed(room.spot(side, shape.depth - 1.1, 0.02), room);
  if (random.chance(0.5))
    wallShelf(room.spot(side, shape.depth - 1.1), room, { width: 1.2, y: 1.4, boards: 2 });
  else pictureGroup(room.spot(side, shape.depth - 1.1), room, 1.6);
  const half = random.between(0.55, 0.7);
  const low = 0.9;
  windowIn(room, {
    wall: 'back',
    u: [away(0.64) - half, away(0.64) + half],
    v: [low, shape.height - 0.35],
    panes: 2,
    curtained: [side === 'left' ? 1 : -1],
  });
  workplace(room, room.spot(other, shape.depth - 1.05, 0.02), 1.2);
  rug(room, ['back', shape.width / 2, 1], { size: [1.6, 1.6], round: random.chance(0.6) });
  if (random.chance(0.6)) pouf(room.spot('back', away(0.55), 1.5), room);
  plant(room.spot('back', away(0.9), 0.25), room, {
    kind: random.pick(['snake', 'ficus'] as const),
    height: random.between(0.7, 1),
  });
  pendant(room.spot('back', shape.width / 2, 1.6), room, {
    style: random.pick(['globe', 'drum', 'cone'] as const),
    bottom: shape.height - 0.55,
  });
  return room;
}

function window(room: Room, wall: 'left' | 'right'): void {
  const { random, shape } = room;
  const length = random.between(1.2, 1.7);
  const from = shape.depth - 0.8 - length;
  const low = random.pick([0.02, 0.85]);
  windowIn(room, {
    wall,
    u: [from, from + length],
    v: [low, shape.height - 0.35],
    panes: 2,
    curtained: [-1, 1],
    radiator: low > 0.5,
  });
}

/** Desk, chair, screen, lamp and papers. */
function workplace(room: Room, spot: Spot, width: number): void {
  const { random, palette } = room;
  desk(spot, room, width);
  const top = 0.745;
  if (random.chance(0.6)) screen(spot.moved([-0.05, top, 0.14]), room);
  else laptop(spot.moved([-0.08, top, 0.3]));
  tableLamp(spot.moved([-width / 2 + 0.2, top, 0.2]), room);
  bookPile(spot.moved([width / 2 - 0.25, top, 0.2]), room);
  if (random.chance(0.5)) cup(spot.moved([0.3, top, 0.42]), room);
  else vase(spot.moved([0.34, top, 0.28]), room, 'sprig');
  swivelChair(spot.moved([-0.1, 0, 0.62]), random.pick([palette.sofa, palette.pop, palette.metal]), room);
}

function screen(spot: Spot, room: Room): void {
  const dark = rgb('#1d1f21');
  spot.box([-0.1, 0.1], [0, 0.012], [0, 0.16], { colour: dark, blocks: false });
  spot.box([-0.02, 0.02], [0.01, 0.14], [0.05, 0.07], { colour: dark, blocks: false });
  spot.box([-0.31, 0.31], [0.12, 0.48], [0.07, 0.095], { colour: dark });
  spot.front([-0.298, 0.298], [0.132, 0.468], 0.097, (pen) => {
    rectangle(pen, [0, 0, 0.596, 0.336], room.palette.art[2]);
    rectangle(pen, [0, 0.29, 0.596, 0.336], [0.7, 0.72, 0.74], 0.6);
    rectangle(pen, [0.05, 0.06, 0.28, 0.25], [0.8, 0.82, 0.84], 0.5);
    rectangle(pen, [0.32, 0.15, 0.54, 0.25], room.palette.pop, 0.8);
    rectangle(pen, [0.32, 0.06, 0.54, 0.12], room.palette.art[1], 0.8);
  });
  spot.box([-0.2, 0.2], [0, 0.012], [0.26, 0.38], { colour: [0.7, 0.7, 0.7], blocks: false });
}

function laptop(spot: Spot): void {
  const grey = rgb('#b9bcc0');
  spot.box([-0.17, 0.17], [0, 0.014], [0, 0.24], { colour: grey, blocks: false });
  spot.box([-0.17, 0.17], [0.01, 0.24], [-0.02, -0.006], { colour: rgb('#2a2c30'), blocks: false });
  spot.front([-0.16, 0.16], [0.025, 0.23], -0.004, (pen) => {
    rectangle(pen, [0, 0, 0.32, 0.205], rgb('#cfdbe4'));
    rectangle(pen, [0.03, 0.03, 0.18, 0.17], rgb('#ffffff'));
  });
}

function swivelChair(spot: Spot, colour: Room['palette']['sofa'], room: Room): void {
  const metal = room.palette.metal;
  spot.round([0, 0.03, 0.25], 0.03, [0.28, 0.05], { colour: metal });
  spot.round([0, 0.06, 0.25], 0.38, [0.025, 0.025], { colour: metal, blocks: false });
  spot.box([-0.24, 0.24], [0.44, 0.52], [0.02, 0.48], { colour, soft: 0.03 });
  spot.box([-0.22, 0.22], [0.6, 1.02], [0.46, 0.52], { colour, soft: 0.025 });
  spot.box([-0.02, 0.02], [0.48, 0.66], [0.48, 0.51], { colour: metal, blocks: false });
}
