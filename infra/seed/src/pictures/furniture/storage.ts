import { mixRgb, type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Spot } from '../engine/spot.ts';
import type { Room } from '../room.ts';
import { bookRow, vase } from './decor.ts';
import { plant } from './plants.ts';

/** A low board under a television or a window. */
export function lowboard(spot: Spot, room: Room, width: number): void {
  const random = room.random.fork('lowboard');
  const colour = random.pick([
    room.palette.wood,
    room.palette.cabinet,
    mixRgb(room.palette.wood, room.palette.trim, 0.3),
  ]);
  const half = width / 2;
  for (const x of [-half + 0.1, half - 0.15])
    for (const z of [0.05, 0.33])
      spot.box([x, x + 0.04], [0, 0.13], [z, z + 0.04], { colour: room.palette.metal });
  spot.box([-half, half], [0.12, 0.5], [0, 0.42], { colour, baked: true });
  const doors = Math.round(width / 0.5);
  doorFronts(spot, {
    from: -half + 0.01,
    to: half - 0.01,
    low: 0.14,
    high: 0.48,
    z: 0.42,
    count: doors,
    colour: scaleRgb(colour, 1.05),
    metal: room.palette.metal,
  });
}

interface Fronts {
  from: number;
  to: number;
  low: number;
  high: number;
  z: number;
  count: number;
  colour: Rgb;
  metal?: Rgb;
}

/** A row of doors with gaps, and handles when a metal is given. */
export function doorFronts(spot: Spot, { from, to, low, high, z, count, colour, metal }: Fronts): void {
  const wide = (to - from) / count;
  for (let door = 0; door < count; door += 1) {
    const x = from + door * wide;
    spot.box([x + 0.004, x + wide - 0.004], [low, high], [z, z + 0.016], { colour, blocks: false });
    if (!metal) continue;
    const grip = door % 2 === 0 ? x + wide - 0.05 : x + 0.03;
    const middle = high - low > 1 ? 1.05 : (low + high) / 2;
    spot.box([grip, grip + 0.014], [middle - 0.07, middle + 0.07], [z + 0.016, z + 0.034], {
      colour: metal,
      blocks: false,
    });
  }
}

/** A wardrobe up to the given height; its doors close on a plinth. */
export function wardrobe(spot: Spot, room: Room, { width, height }: { width: number; height: number }): void {
  const random = room.random.fork('wardrobe');
  const colour = random.pick([room.palette.cabinet, room.palette.trim, room.palette.wood]);
  const half = width / 2;
  spot.box([-half, half], [0.06, height], [0, 0.6], { colour, baked: true });
  spot.box([-half + 0.03, half - 0.03], [0, 0.06], [0, 0.56], {
    colour: scaleRgb(colour, 0.6),
    blocks: false,
  });
  doorFronts(spot, {
    from: -half,
    to: half,
    low: 0.08,
    high: height - 0.01,
    z: 0.6,
    count: Math.max(2, Math.round(width / 0.55)),
    colour,
    metal: room.palette.metal,
  });
}

/** An open bookcase filled with books, boxes, plants. */
export function bookcase(
  spot: Spot,
  room: Room,
  { width, shelves }: { width: number; shelves: number },
): void {
  const random = room.random.fork(`bookcase${spot.world([0, 0, 0]).join()}`);
  const colour = random.pick([room.palette.wood, room.palette.trim, scaleRgb(room.palette.wood, 0.6)]);
  const half = width / 2;
  const step = 0.36;
  const top = 0.08 + shelves * step;
  spot.box([-half, half], [0, top], [0, 0.02], { colour: scaleRgb(colour, 0.75) });
  spot.box([-half - 0.025, -half], [0, top + 0.025], [0, 0.3], { colour });
  spot.box([half, half + 0.025], [0, top + 0.025], [0, 0.3], { colour });
  for (let shelf = 0; shelf <= shelves; shelf += 1) {
    const y = 0.06 + shelf * step;
    spot.box([-half, half], [y, y + 0.025], [0.02, 0.3], { colour, blocks: true });
    if (shelf === shelves) continue;
    const split = -half + width * random.between(0.4, 0.8);
    bookRow(spot.moved([0, y + 0.025, 0.02]), room, [-half + 0.02, split]);
    const rest = (split + half) / 2;
    if (half - split < 0.24) continue;
    const choice = random.pick(['box', 'vase', 'plant'] as const);
    if (choice === 'box')
      spot.box([rest - 0.1, rest + 0.1], [y + 0.025, y + 0.2], [0.08, 0.28], {
        colour: room.palette.textile,
        soft: 0.01,
        blocks: false,
      });
    if (choice === 'vase') vase(spot.moved([rest, y + 0.025, 0.16]), room, 'empty');
    if (choice === 'plant')
      plant(spot.moved([rest, y + 0.025, 0.16]), room, { kind: 'trailing', height: 0.2 });
  }
}

/** A chest of drawers. */
export function dresser(spot: Spot, room: Room, width: number): void {
  const random = room.random.fork('dresser');
  const colour = random.pick([room.palette.wood, room.palette.cabinet]);
  const half = width / 2;
  for (const x of [-half + 0.06, half - 0.1])
    for (const z of [0.05, 0.36])
      spot.box([x, x + 0.04], [0, 0.14], [z, z + 0.04], { colour: room.palette.metal });
  spot.box([-half, half], [0.13, 0.84], [0, 0.45], { colour, baked: true });
  for (let row = 0; row < 3; row += 1) {
    for (const side of [0, 1]) {
      const [x0, y0] = [-half + 0.012 + side * (half - 0.008), 0.15 + row * 0.225];
      spot.box([x0, x0 + half - 0.02], [y0, y0 + 0.212], [0.45, 0.464], {
        colour: scaleRgb(colour, 1.06),
        blocks: false,
      });
      const grip = x0 + half / 2 - 0.06;
      spot.box([grip, grip + 0.1], [y0 + 0.11, y0 + 0.123], [0.464, 0.48], {
        colour: room.palette.metal,
        blocks: false,
      });
    }
  }
}
