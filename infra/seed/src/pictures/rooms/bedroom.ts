import { mixRgb } from '../engine/colour.ts';
import { bed, nightstand } from '../furniture/beds.ts';
import { pendant } from '../furniture/lamps.ts';
import { trims, windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { armchair } from '../furniture/seating.ts';
import { dresser, wardrobe } from '../furniture/storage.ts';
import { rug } from '../furniture/textiles.ts';
import { mirror, pictureGroup, wallShelf } from '../furniture/wall-things.ts';
import { vase } from '../furniture/decor.ts';
import type { Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A bedroom: the bed's head at the back or at a side wall, the window beside it. */
export function bedroom(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [3.6, 4.4],
    depth: [4, 4.7],
    height: [2.5, 2.75],
    eye: [1.2, 1.5],
    floors: ['planks', 'planks', 'carpet', 'herringbone'],
  });
  trims(room, random.chance(0.2));
  if (random.chance(0.62)) headAtBack(room);
  else headAtSide(room);
  return room;
}

function headAtBack(room: Room): void {
  const { random, shape, palette } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  const u = shape.width * (side === 'left' ? 0.53 : 0.47);
  const width = random.pick([1.44, 1.64, 1.84]);
  dressWall(room, 'back');
  sideWindow(room, side);
  bed(room.spot('back', u, 0.03), room, width);
  for (const way of [-1, 1]) nightstand(room.spot('back', u + way * (width / 2 + 0.36), 0.04), room);
  if (random.chance(0.7)) pictureGroup(room.spot('back', u), room, 1.72);
  rug(room, ['back', u, 0.95], { size: [width + 1.1, 1.9], round: false });
  const far = shape.depth - 1;
  const piece = random.pick(['wardrobe', 'dresser', 'mirror', 'chair'] as const);
  if (piece === 'wardrobe')
    wardrobe(room.spot(other, shape.depth - 0.82, 0.01), room, { width: 1.6, height: 2.15 });
  if (piece === 'dresser') {
    dresser(room.spot(other, far - 0.3, 0.02), room, 1.1);
    mirror(room.spot(other, far - 0.3), room, { width: 0.7, y: 1.5, round: true });
    vase(room.spot(other, far - 0.55, 0.22, 0.84), room, 'sprig');
  }
  if (piece === 'mirror') mirror(room.spot(other, far - 0.4), room, { width: 0.7, y: 1.1, round: false });
  if (piece === 'chair') armchair(room.spot(other, far - 0.5, 0.2), room, palette.accent);
  corner(room, side);
  hang(room, u, 1.6);
}

function headAtSide(room: Room): void {
  const { random, shape } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  const half = random.between(0.75, 1.05);
  const centre = shape.width * (side === 'left' ? 0.55 : 0.45);
  const low = random.pick([0.02, 0.85]);
  windowIn(room, {
    wall: 'back',
    u: [centre - half, centre + half],
    v: [low, shape.height - 0.33],
    panes: 2,
    curtained: [-1, 1],
    radiator: low > 0.5,
  });
  dressWall(room, side);
  const width = random.pick([1.24, 1.44, 1.64]);
  const u = shape.depth - width / 2 - 0.75;
  bed(room.spot(side, u, 0.03), room, width);
  nightstand(room.spot(side, u + width / 2 + 0.3, 0.04), room);
  if (random.chance(0.7)) pictureGroup(room.spot(side, u), room, 1.72);
  rug(room, [side, u, 0.9], { size: [width + 0.9, 1.9] });
  if (random.chance(0.5))
    wardrobe(room.spot(other, shape.depth - 0.87, 0.01), room, { width: 1.7, height: 2.2 });
  else {
    dresser(room.spot(other, shape.depth - 1, 0.02), room, 1.2);
    wallShelf(room.spot(other, shape.depth - 1), room, { width: 0.9, y: 1.35, boards: 1 });
  }
  corner(room, other);
  hang(room, shape.width / 2, 1.7);
}

/** The wall behind the bed: plain, painted, or painted halfway up. */
function dressWall(room: Room, wall: 'back' | 'left' | 'right'): void {
  const { palette, shape } = room;
  const style = room.random.pick(['plain', 'accent', 'half', 'soft'] as const);
  const from = wall === 'back' ? 0 : 0.01;
  const to = wall === 'back' ? shape.width : shape.depth;
  if (style === 'accent')
    room.zones.push({ wall, u: [from, to], v: [0, shape.height], colour: palette.accent });
  if (style === 'soft')
    room.zones.push({
      wall,
      u: [from, to],
      v: [0, shape.height],
      colour: mixRgb(palette.accent, palette.wall, 0.5),
    });
  if (style !== 'half') return;
  room.zones.push({ wall, u: [from, to], v: [0, 1.3], colour: palette.accent });
  room.decal(wall).box([from, to], [1.29, 1.325], [0, 0.012], { colour: palette.trim, blocks: false });
}

function sideWindow(room: Room, wall: 'left' | 'right'): void {
  const { random, shape } = room;
  const length = random.between(1.3, 1.9);
  const from = shape.depth - random.between(0.7, 1.1) - length;
  const low = random.pick([0.02, 0.85, 0.85]);
  windowIn(room, {
    wall,
    u: [from, from + length],
    v: [low, shape.height - 0.33],
    panes: 2,
    curtained: [-1, 1],
    radiator: low > 0.5,
  });
}

function corner(room: Room, side: 'left' | 'right'): void {
  const { random, shape } = room;
  if (!random.chance(0.55)) return;
  const u = side === 'left' ? 0.3 : shape.width - 0.3;
  plant(room.spot('back', u, 0.32), room, {
    kind: random.pick(['ficus', 'snake', 'palm', 'monstera'] as const),
    height: random.between(0.8, 1.3),
  });
}

function hang(room: Room, u: number, off: number): void {
  const { random, shape } = room;
  if (!random.chance(0.65)) return;
  pendant(room.spot('back', u, off), room, {
    style: random.pick(['drum', 'globe', 'dome', 'cone'] as const),
    bottom: shape.height - random.between(0.5, 0.65),
  });
}
