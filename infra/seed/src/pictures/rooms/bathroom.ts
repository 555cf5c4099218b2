import { mixRgb, rgb } from '../engine/colour.ts';
import { bathtub, shower, toilet, towelRail, vanity, washer } from '../furniture/bath-parts.ts';
import { tiled } from '../furniture/kitchen-parts.ts';
import { windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { rug } from '../furniture/textiles.ts';
import { addLamp, type Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A bathroom: tub or shower, basin with mirror, toilet; tiles in one of several patterns. */
export function bathroom(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [2.5, 3.1],
    depth: [2.9, 3.5],
    height: [2.45, 2.6],
    eye: [1.35, 1.55],
    floors: ['tiles', 'stone', 'tiles'],
    turn: 0.2,
    focal: [900, 1000],
  });
  dressWalls(room);
  const { shape } = room;
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  const away = (share: number): number => (side === 'left' ? shape.width * share : shape.width * (1 - share));
  if (random.chance(0.5)) {
    bathtub(room.spot(side, shape.depth - 0.84, 0), room);
    vanity(room.spot('back', away(0.66), 0), room, random.pick([0.8, 0.9]));
    toilet(room.spot(other, shape.depth - 1.25, 0), room);
    highWindow(room, side, shape.depth - 0.85);
  } else {
    shower(room.spot('back', away(0.2) + (side === 'left' ? 0.0 : 0), 0), room);
    vanity(room.spot('back', away(0.7), 0), room, 0.9);
    toilet(room.spot(side, shape.depth - 1.75, 0), room);
    if (random.chance(0.6)) washer(room.spot(other, shape.depth - 1.25, 0));
    else towelRail(room.spot(other, shape.depth - 1.3, 0), room);
    highWindow(room, other, shape.depth - 1.2);
  }
  rug(room, ['back', away(0.66), 0.62], { size: [0.9, 0.6] });
  if (random.chance(0.5))
    plant(room.spot(other, shape.depth - 0.28, 0.24), room, {
      kind: random.pick(['snake', 'palm', 'monstera'] as const),
      height: random.between(0.8, 1.15),
    });
  addLamp(room, [shape.width / 2, shape.height - 0.08, shape.depth * 0.6], 1.6);
  return room;
}

function dressWalls(room: Room): void {
  const { random, palette, shape } = room;
  const colour = mixRgb(
    palette.tile,
    random.pick([palette.accent, palette.trim, palette.tile, rgb('#ffffff')]),
    random.between(0.2, 0.55),
  );
  const up = random.chance(0.45) ? shape.height : random.between(1.15, 1.35);
  const pattern = random.pick([
    { size: [0.2, 0.1] as const, style: 'brick' as const },
    { size: [0.3, 0.6] as const, style: 'stack' as const },
    { size: [0.15, 0.15] as const, style: 'grid' as const },
    { size: [0.6, 0.3] as const, style: 'brick' as const },
    { size: [0.08, 0.24] as const, style: 'stack' as const },
  ]);
  for (const wall of ['back', 'left', 'right'] as const) {
    const to = wall === 'back' ? shape.width : shape.depth;
    room.zones.push({ wall, u: [0, to], v: [0, up], colour });
    tiled(room, wall, { u: [0, to], v: [0, up], ...pattern });
    if (up < shape.height)
      room.decal(wall).box([0, to], [up, up + 0.03], [0, 0.012], { colour: palette.trim, blocks: false });
  }
}

function highWindow(room: Room, wall: 'left' | 'right', u: number): void {
  const half = room.random.between(0.35, 0.5);
  windowIn(room, { wall, u: [u - half, u + half], v: [1.3, 2.15], panes: 1 });
}
