import { mixRgb, rgb, scaleRgb } from '../engine/colour.ts';
import { bowl, cup, vase } from '../furniture/decor.ts';
import { plant } from '../furniture/plants.ts';
import { rectangle } from '../furniture/wall-things.ts';
import type { Lot } from '../lot.ts';
import { createRoom, type Room } from '../room.ts';
import type { RoomBrief } from '../rooms/plan-room.ts';
import { glazing } from './facade-parts.ts';
import { planLot } from './plan-lot.ts';

/** A balcony or terrace high above the surroundings: floor, railing, a place to sit, plants, the view. */
export function balconyScene(brief: RoomBrief): Lot {
  const { random, palette } = brief;
  const lot = planLot(brief, {
    distance: [3.4, 4.2],
    aside: [0.2, 0.7],
    eye: [1.45, 1.65],
    horizon: [540, 610],
    focal: [960, 1080],
  });
  lot.grounds.length = 0;
  const half = random.between(1.5, 2.1);
  const side = random.pick([-1, 1]);
  const floor = random.pick([mixRgb(palette.floor, palette.wood, 0.4), palette.tile, rgb('#b9aa97')]);
  lot.grounds.push({ x: [-half - 0.6, half + 0.6], z: [0.2, lot.front], colour: floor });
  boards(lot, half);
  const wall = mixRgb(palette.wall, palette.accent, random.pick([0, 0.3]));
  const x: [number, number] = side < 0 ? [-half - 0.9, -half] : [half, half + 0.9];
  lot.spot(0).box(x, [0, 2.9], [-0.25, 4.6], { colour: wall, baked: true });
  lot
    .spot(0)
    .box([-half - 0.9, half + 0.9], [2.75, 2.95], [-0.25, 4.6], { colour: rgb('#e9e5dc'), baked: true });
  wallDoor(lot, side * half, side);
  railing(lot, half, random.pick(['glass', 'bars', 'solid'] as const));
  seating(lot, side);
  const u = -side * (half - 0.35);
  plant(lot.spot(u, 0.4), asRoom(lot), {
    kind: random.pick(['palm', 'ficus', 'monstera'] as const),
    height: random.between(1.1, 1.5),
  });
  plant(lot.spot(u + side * 0.55, 0.3), asRoom(lot), { kind: 'snake', height: 0.75 });
  if (lot.hour.lampsLit)
    lot.lamps.push(
      { at: [side * (half - 0.3), 2.2, 1.8], colour: [3.4, 2.3, 1.3] },
      { at: [0, 2.5, 2.6], colour: [2.2, 1.5, 0.85] },
    );
  return lot;
}

/** Furniture reads only colours and chance from its room. */
function asRoom({ random, palette, hour, camera, scenery, front }: Lot): Room {
  const shape = { width: 4, height: 2.8, depth: front };
  return createRoom({
    shape,
    random,
    palette,
    hour,
    camera,
    scenery,
    ceiling: palette.wall,
    floor: { style: 'planks', colour: palette.floor, along: 'x' },
  });
}

function boards(lot: Lot, half: number): void {
  const random = lot.random.fork('deck');
  const tiles = random.chance(0.4);
  lot.spot(0).flat([-half - 0.6, half + 0.6], [0, lot.front - 0.2], 0.001, (pen) => {
    const [width, depth] = [half * 2 + 1.2, lot.front - 0.2];
    const step = tiles ? 0.4 : 0.14;
    for (let z = 0; z < depth; z += step)
      pen.line(
        [
          [0, z],
          [width, z],
        ],
        0.012,
        [0.03, 0.02, 0.01],
        0.3,
      );
    if (tiles)
      for (let x = 0; x < width; x += step)
        pen.line(
          [
            [x, 0],
            [x, depth],
          ],
          0.012,
          [0.03, 0.02, 0.01],
          0.3,
        );
  });
  const last = lot.solids.pop();
  if (last) lot.decals.push(last);
}

function wallDoor(lot: Lot, x: number, side: number): void {
  const frame = lot.random.fork('frame').pick([rgb('#f5f3ee'), rgb('#43464a'), lot.palette.wood]);
  lot.side(x, 0, side < 0 ? 'right' : 'left').front([0.6, lot.front - 0.5], [0.02, 2.35], 0.01, (pen) => {
    glazing(pen, lot, { x: 0.15, y: 0.02, w: lot.front - 1.4, h: 2.25, frame, panes: 2, home: true });
  });
}

function railing(lot: Lot, half: number, style: 'glass' | 'bars' | 'solid'): void {
  const spot = lot.spot(0);
  const dark = rgb('#3a3c3f');
  const width = half * 2 + 1.2;
  const from = -width / 2;
  spot.box([from, -from], [1.02, 1.07], [0.02, 0.08], {
    colour: style === 'glass' ? rgb('#a7aaac') : style === 'solid' ? lot.palette.wood : dark,
  });
  if (style === 'solid')
    spot.box([from, -from], [0, 1.02], [0.02, 0.07], {
      colour: mixRgb(lot.palette.wall, lot.palette.accent, 0.3),
      baked: true,
    });
  if (style === 'bars') {
    for (let x = from; x < -from; x += 0.11)
      spot.box([x, x + 0.018], [0.08, 1.02], [0.04, 0.06], { colour: dark, blocks: false });
    spot.box([from, -from], [0.07, 0.1], [0.035, 0.065], { colour: dark, blocks: false });
  }
  if (style === 'glass') {
    spot.front([from, -from], [0.06, 1.02], 0.03, (pen) => {
      for (let x = 0; x < width; x += 1.1) {
        rectangle(pen, [x + 0.02, 0, x + 1.06, 0.95], rgb('#d5e6ea'), 0.3);
        pen.shape(
          [
            [x + 0.2, 0],
            [x + 0.4, 0],
            [x + 0.8, 0.95],
            [x + 0.6, 0.95],
          ],
          [1, 1, 1],
          0.2,
        );
      }
    });
    for (let x = from; x < -from; x += 1.1)
      spot.box([x - 0.02, x + 0.02], [0, 1.02], [0.03, 0.06], { colour: rgb('#a7aaac'), blocks: false });
  }
  if (!lot.random.fork('boxes').chance(0.5) || style === 'glass') return;
  flowers(lot, half);
}

function flowers(lot: Lot, half: number): void {
  const random = lot.random.fork('flowers');
  const bloom = rgb(random.pick(['#c8423b', '#d96a8a', '#e7b040', '#8a6bb0', '#f2f0ea']));
  for (const u of [-half * 0.5, half * 0.4]) {
    const spot = lot.spot(u);
    spot.box([-0.4, 0.4], [0.82, 1], [0.08, 0.26], { colour: rgb('#8a5a3c'), soft: 0.01 });
    spot.front([-0.45, 0.45], [0.95, 1.25], 0.27, (pen) => {
      for (let x = 0.05; x < 0.86; x += 0.05) {
        pen.circle(
          [x, random.between(0.02, 0.14)],
          random.between(0.035, 0.065),
          scaleRgb(rgb('#5f8049'), random.between(0.6, 1.3)),
        );
        if (random.chance(0.55)) pen.circle([x, random.between(0.08, 0.2)], 0.028, bloom);
      }
    });
  }
}

/** A small table between two chairs, or a bench with cushions. */
function seating(lot: Lot, side: number): void {
  const { random, palette } = lot;
  const room = asRoom(lot);
  const colour = random.pick([palette.wood, palette.metal, rgb('#f0eee8')]);
  const middle = side * 0.35;
  const spot = lot.spot(middle, 0.5);
  spot.round([0, 0, 0.35], 0.03, [0.2, 0.2], { colour });
  spot.round([0, 0.03, 0.35], 0.66, [0.022, 0.022], { colour, blocks: false });
  spot.round([0, 0.69, 0.35], 0.03, [0.34, 0.34], { colour, blocks: true });
  vase(spot.moved([0.06, 0.72, 0.3]), room, 'bunch');
  cup(spot.moved([-0.16, 0.72, 0.42]), room);
  if (random.chance(0.5)) bowl(spot.moved([-0.05, 0.72, 0.2]), room);
  for (const way of [-1, 1]) chairFor(lot, middle + way * 0.82, colour);
}

function chairFor(lot: Lot, u: number, colour: Lot['palette']['wood']): void {
  const spot = lot.spot(u, 0.55);
  for (const x of [-0.24, 0.2])
    for (const z of [0.02, 0.44])
      spot.box([x, x + 0.035], [0, 0.42], [z, z + 0.035], { colour, blocks: false });
  spot.box([-0.26, 0.26], [0.4, 0.44], [0, 0.5], { colour });
  spot.box([-0.24, 0.24], [0.44, 0.5], [0.03, 0.49], { colour: lot.palette.pop, soft: 0.022 });
  for (const x of [-0.24, 0.2]) spot.box([x, x + 0.035], [0.42, 0.9], [0, 0.035], { colour, blocks: false });
  for (const y of [0.58, 0.7, 0.82]) spot.box([-0.24, 0.24], [y, y + 0.06], [0.01, 0.03], { colour });
}
