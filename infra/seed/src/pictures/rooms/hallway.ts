import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { doorIn, trims, windowIn } from '../furniture/openings.ts';
import { plant } from '../furniture/plants.ts';
import { rug } from '../furniture/textiles.ts';
import { mirror, picture } from '../furniture/wall-things.ts';
import type { Spot } from '../engine/spot.ts';
import type { Room } from '../room.ts';
import { planRoom, type RoomBrief } from './plan-room.ts';

/** A hall: doors on the sides, coats, a bench or a console, light at the end. */
export function hallway(brief: RoomBrief): Room {
  const { random } = brief;
  const room = planRoom(brief, {
    width: [1.9, 2.5],
    depth: [4.6, 5.8],
    height: [2.5, 2.75],
    eye: [1.4, 1.55],
    floors: ['planks', 'herringbone', 'tiles'],
    turn: 0.12,
    focal: [1000, 1150],
  });
  trims(room, random.chance(0.3));
  const { shape, palette } = room;
  const colour = random.pick([palette.trim, palette.wood, palette.cabinet]);
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  if (random.chance(0.55))
    wainscot(room, random.pick([palette.accent, mixRgb(palette.accent, palette.wall, 0.5)]));
  const end = random.pick(['window', 'glass', 'door'] as const);
  const middle = shape.width / 2;
  if (end === 'window')
    windowIn(room, {
      wall: 'back',
      u: [middle - 0.5, middle + 0.5],
      v: [0.9, shape.height - 0.4],
      panes: 2,
      curtained: [],
      radiator: true,
    });
  if (end === 'glass')
    windowIn(room, {
      wall: 'back',
      u: [middle - 0.65, middle + 0.65],
      v: [0.02, 2.25],
      panes: 2,
      crossbar: random.chance(0.4),
      frame: colour,
    });
  if (end === 'door') {
    doorIn(room, { wall: 'back', u: middle, colour });
    windowIn(room, {
      wall: 'back',
      u: [middle - 0.45, middle + 0.45],
      v: [2.14, shape.height - 0.08],
      panes: 1,
    });
  }
  doorIn(room, { wall: other, u: shape.depth - 1, colour });
  doorIn(room, { wall: other, u: shape.depth - 2.7, colour });
  const wall = room.spot(side, shape.depth - 1.5);
  if (random.chance(0.55)) coatCorner(wall, room);
  else consoleTable(wall, room);
  picture(room.spot(side, shape.depth - 2.9), room, { width: 0.5, height: 0.66, y: 1.6 });
  rug(room, ['back', middle, 0.7], { size: [Math.min(1, shape.width - 1), 2.7] });
  pendant(room.spot('back', middle, 1.6), room, {
    style: random.pick(['globe', 'drum', 'dome'] as const),
    bottom: shape.height - 0.5,
  });
  return room;
}

function wainscot(room: Room, colour: Rgb): void {
  for (const wall of ['back', 'left', 'right'] as const) {
    const to = wall === 'back' ? room.shape.width : room.shape.depth;
    room.zones.push({ wall, u: [0, to], v: [0, 1.05], colour });
    const spot = room.decal(wall);
    spot.box([0, to], [1.05, 1.09], [0, 0.018], { colour: room.palette.trim, blocks: false });
    spot.box([0, to], [0, 0.085], [0, 0.014], { colour: room.palette.trim, blocks: false });
  }
}

/** Hooks with coats over a bench with shoes. */
function coatCorner(spot: Spot, room: Room): void {
  const { wood, metal, textile, pop, accent, art, sofa } = room.palette;
  const random = room.random.fork('coats');
  spot.box([-0.65, 0.65], [1.62, 1.74], [0, 0.03], { colour: wood });
  [-0.5, -0.2, 0.12, 0.44].forEach((x, index) => {
    spot.box([x - 0.012, x + 0.012], [1.64, 1.67], [0.03, 0.09], { colour: metal, blocks: false });
    if (index === 3 && random.chance(0.4)) return;
    const colour = random.pick([pop, accent, art[0], art[2], sofa]);
    const long = random.between(0.62, 0.9);
    spot.box([x - 0.13, x + 0.13], [1.64 - long, 1.6], [0.03, 0.14], { colour, soft: 0.03 });
    spot.box([x - 0.18, x - 0.12], [1.66 - long * 0.85, 1.54], [0.04, 0.12], {
      colour: scaleRgb(colour, 0.88),
      soft: 0.02,
      blocks: false,
    });
    spot.box([x + 0.12, x + 0.18], [1.66 - long * 0.85, 1.54], [0.04, 0.12], {
      colour: scaleRgb(colour, 0.88),
      soft: 0.02,
      blocks: false,
    });
  });
  for (const x of [-0.6, 0.56]) spot.box([x, x + 0.04], [0, 0.42], [0.02, 0.36], { colour: wood });
  spot.box([-0.62, 0.62], [0.42, 0.46], [0, 0.38], { colour: wood });
  spot.box([-0.58, 0.2], [0.46, 0.52], [0.02, 0.36], { colour: textile, soft: 0.02, blocks: false });
  spot.box([-0.56, 0.56], [0.14, 0.16], [0.03, 0.34], { colour: wood });
  [-0.45, -0.3, 0.1, 0.25].forEach((x, index) => {
    const colour = index < 2 ? art[2] : pop;
    spot.box([x - 0.045, x + 0.045], [0.16, 0.22], [0.06, 0.32], { colour, soft: 0.018, blocks: false });
  });
}

/** A narrow table with a mirror above. */
function consoleTable(spot: Spot, room: Room): void {
  const { wood, metal } = room.palette;
  for (const x of [-0.5, 0.46])
    for (const z of [0.02, 0.28]) spot.box([x, x + 0.035], [0, 0.76], [z, z + 0.035], { colour: metal });
  spot.box([-0.52, 0.52], [0.76, 0.8], [0, 0.34], { colour: wood });
  spot.box([-0.5, 0.5], [0.18, 0.2], [0.02, 0.32], { colour: wood });
  for (const x of [-0.28, 0.2])
    spot.box([x - 0.16, x + 0.16], [0.2, 0.42], [0.04, 0.3], { colour: room.palette.textile, soft: 0.015 });
  mirror(spot, room, { width: 0.66, y: 1.52, round: true });
  vase(spot.moved([-0.32, 0.8, 0.17]), room, 'bunch');
  plant(spot.moved([0.36, 0.8, 0.17]), room, { kind: 'trailing', height: 0.26 });
}
