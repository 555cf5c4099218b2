import { mixRgb, type Rgb, rgb } from '../engine/colour.ts';
import { baseLine, counterThings, fridge, tiled, upperLine } from '../furniture/kitchen-parts.ts';
import { pendant } from '../furniture/lamps.ts';
import { trims, windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { chair, stool } from '../furniture/seating.ts';
import { diningTable } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { pictureGroup } from '../furniture/wall-things.ts';
import type { Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A kitchen: along the back, around a corner, or with an island; a table where there is place. */
export function kitchen(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [3.6, 4.6],
    depth: [3.9, 4.6],
    height: [2.5, 2.7],
    eye: [1.35, 1.55],
    floors: ['tiles', 'planks', 'planks', 'stone', 'herringbone'],
  });
  trims(room, false);
  const { palette } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  const colour = random.pick([palette.cabinet, palette.accent, palette.trim, palette.wood]);
  const counter = random.pick([palette.wood, rgb('#e8e4dd'), rgb('#4a4744'), rgb('#cfc8bd')]);
  const style = random.pick(['island', 'corner', 'table'] as const);
  backLine(room, { side, colour, counter });
  if (style === 'corner') cornerLine(room, other, { colour, counter });
  window(room, side, style);
  if (style === 'island') island(room, { colour: random.chance(0.5) ? palette.accent : colour, counter });
  else table(room, style === 'table' ? side : undefined);
  return room;
}

interface Finish {
  colour: Rgb;
  counter: Rgb;
}

/** The main line, with the fridge at the end away from the window. */
function backLine(room: Room, { side, colour, counter }: Finish & { side: 'left' | 'right' }): void {
  const { random, shape, palette } = room;
  const cold = random.pick([rgb('#d9dbdc'), palette.trim, palette.metal, palette.pop]);
  const fridgeAt = side === 'left' ? shape.width - 0.34 : 0.34;
  const u: [number, number] = side === 'left' ? [0.02, shape.width - 0.68] : [0.68, shape.width - 0.02];
  const hob = u[0] + (u[1] - u[0]) * random.between(0.36, 0.64);
  const sink = hob > (u[0] + u[1]) / 2 ? u[0] + 0.55 : u[1] - 0.55;
  tiled(room, 'back', {
    u: [u[0], u[1]],
    v: [0.9, 1.48],
    ...random.pick([
      { size: [0.2, 0.1] as const, style: 'brick' as const },
      { size: [0.1, 0.1] as const, style: 'grid' as const },
      { size: [0.075, 0.19] as const, style: 'stack' as const },
      { size: [0.3, 0.1] as const, style: 'stack' as const },
    ]),
  });
  room.zones.push({
    wall: 'back',
    u,
    v: [0.88, 1.5],
    colour: mixRgb(palette.tile, random.chance(0.4) ? palette.accent : palette.trim, 0.5),
  });
  const spot = baseLine(room, 'back', { u, colour, counter, hob, sink });
  upperLine(spot, room, {
    u,
    hob,
    colour: random.chance(0.5) ? palette.trim : colour,
    style: random.pick(['doors', 'doors', 'boards'] as const),
  });
  fridge(room, 'back', { u: fridgeAt, colour: cold });
  counterThings(
    spot,
    room,
    [u[0] + 0.25, u[1] - 0.25, (hob + sink) / 2].filter(
      (at) => Math.abs(at - hob) > 0.4 && Math.abs(at - sink) > 0.42,
    ),
  );
}

function cornerLine(room: Room, wall: 'left' | 'right', { colour, counter }: Finish): void {
  const { shape } = room;
  const u: [number, number] = [shape.depth - 2.3, shape.depth - 0.66];
  const spot = baseLine(room, wall, { u, colour, counter });
  counterThings(spot, room, [u[0] + 0.35, u[0] + 0.95]);
}

function window(room: Room, wall: 'left' | 'right', style: string): void {
  const { random, shape } = room;
  const length = random.between(1.1, 1.6);
  const from = shape.depth - 0.9 - length;
  const low = style === 'table' ? 0.85 : random.pick([0.02, 0.9]);
  windowIn(room, {
    wall,
    u: [from, from + length],
    v: [low, shape.height - 0.35],
    panes: 2,
    crossbar: random.chance(0.3),
    radiator: low > 0.5 && random.chance(0.5),
    ...(random.chance(0.5) && { curtained: [-1, 1] as const }),
  });
}

function island(room: Room, { colour, counter }: Finish): void {
  const { random, shape } = room;
  const spot = room.spot('back', shape.width / 2, 1.55);
  const half = random.between(0.75, 0.95);
  spot.box([-half, half], [0.08, 0.86], [0, 0.6], { colour, baked: true });
  spot.box([-half - 0.04, half + 0.04], [0.86, 0.9], [-0.04, 0.86], { colour: counter, baked: true });
  counterThings(spot.moved([0, 0, 0.15]), room, [-half + 0.3, half - 0.35]);
  for (const x of half > 0.85 ? [-0.55, 0, 0.55] : [-0.4, 0.4]) stool(spot.moved([x, 0, 0.66]), room);
  for (const x of [-half * 0.55, half * 0.55])
    pendant(spot.moved([x, 0, 0.35]), room, {
      style: room.random.fork('island').pick(['cone', 'dome', 'globe'] as const),
      bottom: 1.62,
    });
}

function table(room: Room, window: 'left' | 'right' | undefined): void {
  const { random, shape } = room;
  const u = shape.width / 2 + (window === 'left' ? -0.35 : window === 'right' ? 0.35 : 0);
  const length = random.between(1.3, 1.6);
  const shell = random.pick(['slats', 'shell'] as const);
  if (random.chance(0.5)) rug(room, ['back', u, 1.15], { size: [length + 0.9, 1.9] });
  const off = 1.72;
  diningTable(room.spot('back', u, off), room, length);
  for (const x of [-length * 0.25, length * 0.25]) {
    chair(room.spot('back', u + x, off - 0.36), room, shell);
    chair(room.spot('front', u + x, shape.depth - off - 0.85 - 0.34), room, shell);
  }
  pendant(room.spot('back', u, off + 0.42), room, {
    style: random.pick(['cone', 'dome', 'drum', 'globe'] as const),
    bottom: 1.5,
  });
  const wall = window === 'left' ? 'right' : 'left';
  if (window) pictureGroup(room.spot(wall, shape.depth - 1.7), room, 1.55);
  if (window)
    plant(room.spot(wall, shape.depth - 1, 0.35), room, {
      kind: random.pick(['ficus', 'monstera', 'snake'] as const),
      height: random.between(0.9, 1.4),
    });
}
