import { pendant } from '../furniture/lamps.ts';
import { doorIn, trims, windowIn } from '../furniture/openings.ts';
import type { Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A freshly painted room without furniture, for homes that are let empty. */
export function emptyRoom(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [3.5, 4.8],
    depth: [4, 5],
    height: [2.55, 2.8],
    eye: [1.35, 1.5],
    floors: ['planks', 'herringbone'],
  });
  trims(room, random.chance(0.3));
  const { shape, palette } = room;
  const side = random.pick(['left', 'right'] as const);
  const low = random.pick([0.02, 0.85]);
  const v: [number, number] = [low, shape.height - 0.35];
  if (random.chance(0.5)) {
    const middle = shape.width * random.between(0.4, 0.6);
    windowIn(room, {
      wall: 'back',
      u: [middle - 0.95, middle + 0.95],
      v,
      panes: 2,
      radiator: low > 0.5,
      crossbar: random.chance(0.3),
    });
  } else {
    windowIn(room, {
      wall: side,
      u: [shape.depth - 2.9, shape.depth - 0.9],
      v,
      panes: 2,
      radiator: low > 0.5,
    });
    doorIn(room, {
      wall: 'back',
      u: shape.width * random.between(0.35, 0.65),
      colour: random.pick([palette.trim, palette.wood]),
    });
  }
  if (random.chance(0.4))
    room.zones.push({
      wall: side === 'left' ? 'right' : 'left',
      v: [0, shape.height],
      colour: palette.accent,
    });
  pendant(room.spot('back', shape.width / 2, shape.depth / 2), room, {
    style: random.pick(['globe', 'drum'] as const),
    bottom: shape.height - 0.55,
  });
  return room;
}
