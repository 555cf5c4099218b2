import { mixRgb } from '../engine/colour.ts';
import { bookcase, lowboard } from '../furniture/storage.ts';
import { floorLamp, pendant, tableLamp } from '../furniture/lamps.ts';
import { trims, windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { armchair, pouf, sofa } from '../furniture/seating.ts';
import { coffeeTable, sideTable } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { pictureGroup, television, wallShelf } from '../furniture/wall-things.ts';
import { vase } from '../furniture/decor.ts';
import type { Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A living room: one of four arrangements of sofa, window and screen. */
export function livingRoom(brief: RoomBrief): Room {
  const { random } = brief;
  const layout = random.pick(['sofa-back', 'sofa-side', 'screen-back', 'window-back'] as const);
  const room = planRoom(brief, {
    width: [3.9, 5],
    depth: [4.5, 5.3],
    height: [2.55, 2.85],
    eye: [1.15, 1.45],
  });
  trims(room, random.chance(0.3));
  layouts[layout](room);
  return room;
}

const layouts: Record<'sofa-back' | 'sofa-side' | 'screen-back' | 'window-back', (room: Room) => void> = {
  'sofa-back': (room) => {
    const { random, shape, palette } = room;
    const side = random.pick(['left', 'right'] as const);
    bigWindow(room, side);
    if (random.chance(0.5)) room.zones.push({ wall: 'back', v: [0, shape.height], colour: palette.accent });
    const width = random.between(2, 2.5);
    const u = shape.width * (side === 'left' ? 0.54 : 0.46);
    const spot = room.spot('back', u, 0.06);
    sofa(spot, room, {
      width,
      colour: palette.sofa,
      corner: random.pick([undefined, undefined, 'left', 'right'] as const),
      arms: random.pick(['broad', 'slim'] as const),
    });
    pictureGroup(room.spot('back', u), room, 1.62);
    rug(room, ['back', u, 0.85], { size: [random.between(2.2, 2.8), 1.7], round: random.chance(0.2) });
    coffeeTable(room.spot('back', u + random.between(-0.15, 0.15), 1.35), room);
    cornerPiece(room, u - width / 2 - 0.45, 'back');
    cornerPiece(room, u + width / 2 + 0.45, 'back');
    if (random.chance(0.75))
      armchair(
        room.spot(side === 'left' ? 'right' : 'left', shape.depth - 2.1, 0.35),
        room,
        random.pick([palette.pop, palette.accent, palette.textile]),
      );
    hangLamp(room, u, 1.9);
  },
  'sofa-side': (room) => {
    const { random, shape, palette } = room;
    const side = random.pick(['left', 'right'] as const);
    const other = side === 'left' ? 'right' : 'left';
    backWindow(room, random.between(0.42, 0.58));
    const u = shape.depth - 1.75;
    sofa(room.spot(side, u, 0.06), room, {
      width: random.between(1.9, 2.3),
      colour: palette.sofa,
      arms: random.pick(['broad', 'slim'] as const),
    });
    pictureGroup(room.spot(side, u), room, 1.6);
    rug(room, [side, u, 0.75], { size: [2.2, 1.7], round: random.chance(0.25) });
    coffeeTable(room.spot(side, u, 1.2), room);
    lowboard(room.spot(other, u, 0.02), room, 1.8);
    television(room.spot(other, u), { width: 1.25, y: 0.62, off: 0.14 });
    plant(room.spot('back', side === 'left' ? shape.width - 0.45 : 0.45, 0.45), room, {
      kind: random.pick(['ficus', 'palm', 'monstera'] as const),
      height: random.between(1.2, 1.7),
    });
    floorLamp(room.spot('back', side === 'left' ? 0.5 : shape.width - 0.5, 0.2), room);
    hangLamp(room, shape.width / 2, 2);
  },
  'screen-back': (room) => {
    const { random, shape, palette } = room;
    const side = random.pick(['left', 'right'] as const);
    bigWindow(room, side);
    room.zones.push({
      wall: 'back',
      v: [0, shape.height],
      colour: random.chance(0.6) ? palette.accent : mixRgb(palette.wall, palette.wood, 0.25),
    });
    const u = shape.width * 0.5;
    lowboard(room.spot('back', u, 0.02), room, random.between(1.8, 2.4));
    television(room.spot('back', u), { width: random.between(1.2, 1.5), y: 0.72, off: 0.03 });
    vase(room.spot('back', u + 0.85, 0.25, 0.5), room, 'sprig');
    if (random.chance(0.5))
      wallShelf(room.spot('back', side === 'left' ? shape.width - 0.7 : 0.7), room, {
        width: 0.95,
        y: 1.2,
        boards: 2,
      });
    else
      bookcase(room.spot('back', side === 'left' ? shape.width - 0.65 : 0.65, 0.01), room, {
        width: 0.8,
        shelves: 5,
      });
    sofa(room.spot(side === 'left' ? 'right' : 'left', shape.depth - 2.35, 0.06), room, {
      width: 2,
      colour: palette.sofa,
      arms: 'slim',
    });
    rug(room, ['back', u, 1.2], { size: [2.3, 1.7] });
    coffeeTable(room.spot('back', u, 1.7), room);
    pouf(room.spot('back', u + (side === 'left' ? -1 : 1), 1.3), room);
    plant(room.spot('back', side === 'left' ? 0.45 : shape.width - 0.45, 0.45), room, {
      kind: random.pick(['ficus', 'palm', 'snake'] as const),
      height: random.between(1.1, 1.7),
    });
    hangLamp(room, u, 2);
  },
  'window-back': (room) => {
    const { random, shape, palette } = room;
    backWindow(room, 0.5);
    const side = random.pick(['left', 'right'] as const);
    const other = side === 'left' ? 'right' : 'left';
    const u = shape.depth - 1.9;
    sofa(room.spot(side, u, 0.06), room, { width: 2.1, colour: palette.sofa });
    pictureGroup(room.spot(side, u), room, 1.62);
    rug(room, ['back', shape.width / 2, 0.9], { size: [2.4, 1.8], round: random.chance(0.3) });
    coffeeTable(room.spot('back', shape.width / 2, 1.45), room);
    armchair(room.spot(other, u + 0.5, 0.3), room, palette.pop);
    bookcase(room.spot(other, u - 0.75, 0.01), room, { width: 1, shelves: 5 });
    const corner = room.spot('back', side === 'left' ? 0.45 : shape.width - 0.45, 0.4);
    plant(corner, room, {
      kind: random.pick(['ficus', 'monstera', 'palm'] as const),
      height: random.between(1.1, 1.6),
    });
    hangLamp(room, shape.width / 2, 2.1);
  },
};

function bigWindow(room: Room, wall: 'left' | 'right'): void {
  const { random, shape } = room;
  const length = random.between(1.7, 2.4);
  const from = shape.depth - random.between(0.55, 0.9) - length;
  const low = random.pick([0.02, 0.45, 0.85]);
  windowIn(room, {
    wall,
    u: [from, from + length],
    v: [low, shape.height - 0.35],
    panes: length > 2 ? 3 : 2,
    curtained: [-1, 1],
    radiator: low > 0.6,
  });
}

function backWindow(room: Room, centre: number): void {
  const { random, shape } = room;
  const half = random.between(0.85, 1.2);
  const low = random.pick([0.02, 0.4, 0.85]);
  const u = shape.width * centre;
  windowIn(room, {
    wall: 'back',
    u: [u - half, u + half],
    v: [low, shape.height - 0.32],
    panes: half > 1 ? 3 : 2,
    curtained: [-1, 1],
    radiator: low > 0.6,
    crossbar: random.chance(0.25),
  });
}

function cornerPiece(room: Room, u: number, wall: 'back'): void {
  const { random, shape } = room;
  if (u < 0.35 || u > shape.width - 0.35) return;
  const choice = random.pick(['plant', 'lamp', 'table'] as const);
  if (choice === 'plant')
    plant(room.spot(wall, u, 0.4), room, {
      kind: random.pick(['ficus', 'palm', 'snake', 'monstera'] as const),
      height: random.between(0.9, 1.6),
    });
  if (choice === 'lamp') floorLamp(room.spot(wall, u, 0.15), room);
  if (choice !== 'table') return;
  sideTable(room.spot(wall, u, 0.15), room);
  tableLamp(room.spot(wall, u, 0.39, 0.525), room);
}

function hangLamp(room: Room, u: number, off: number): void {
  const { random, shape } = room;
  if (!random.chance(0.6)) return;
  pendant(room.spot('back', u, off), room, {
    style: random.pick(['cone', 'drum', 'globe', 'dome'] as const),
    bottom: shape.height - random.between(0.55, 0.8),
  });
}
