import { box } from '../engine/box.ts';
import { mixRgb, type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import type { Vec } from '../engine/vec.ts';
import { rectangle } from '../furniture/wall-things.ts';
import type { Lot } from '../lot.ts';
import type { RoomBrief } from '../rooms/plan-room.ts';
import { balcony, glazing } from './facade-parts.ts';
import { hedge, tree } from './greenery.ts';
import { planLot } from './plan-lot.ts';
import { roof } from './roof.ts';

export const TILES = ['#b0573a', '#a14c33', '#bd6a48', '#8a4a38', '#6a5a52'];

/** A house of one or two floors with a tiled roof and a yard. */
export function house(brief: RoomBrief): Lot {
  const { random, palette } = brief;
  const lot = planLot(
    { ...brief, scenery: brief.scenery ?? random.pick(['park', 'roofs'] as const) },
    { distance: [12, 14.5], aside: [4, 7.5], eye: [1.6, 2.4], horizon: [790, 870], focal: [1040, 1180] },
  );
  const half = random.between(4.4, 5.6);
  const deep = random.between(7.5, 9);
  const floors = random.pick([1, 2, 2]);
  const storey = 2.9;
  const base = 0.45;
  const eaves = base + floors * storey;
  const wall = random.pick([
    palette.wall,
    rgb('#f4efe4'),
    mixRgb(palette.wall, palette.accent, 0.35),
    rgb('#ead9bd'),
    rgb('#e9c9a8'),
  ]);
  const stone = rgb(random.pick(['#a89c8c', '#8f8578', '#b5aa9a']));
  const frame = random.pick([rgb('#f5f3ee'), palette.wood, rgb('#4a3a30')]);
  const z: [number, number] = [lot.front, lot.front + deep];
  const spot = lot.spot(0);
  spot.box([-half - 0.06, half + 0.06], [0, base], [-deep - 0.06, 0.06], { colour: stone, baked: true });
  spot.box([-half, half], [base, eaves], [-deep, 0], { colour: wall, baked: true });
  const ridge = random.pick(['x', 'z', 'hip', 'hip'] as const);
  lot.solids.push(
    roof({
      x: [-half - 0.6, half + 0.6],
      z: [z[0] - 0.6, z[1] + 0.6],
      eaves,
      rise: random.between(2.8, 3.6),
      ridge,
      tiles: rgb(random.pick(TILES)),
      wall,
    }),
  );
  // In front of a gable a chimney would hang in the air.
  if (ridge !== 'z') chimney(lot, [half * 0.35, eaves, lot.front + deep * 0.3]);
  fronts(lot, { half, base, floors, storey, frame });
  porch(lot, { half, base, palette: [frame, palette.wood], tiles: rgb(TILES[0] as string) });
  if (floors === 2)
    balcony(lot.spot(half * 0.42), {
      width: 3.2,
      y: base + storey + 0.1,
      deep: 1.2,
      rail: random.pick(['bars', 'iron'] as const),
      colour: frame,
      random,
    });
  yard(lot, half);
  return lot;
}

function chimney(lot: Lot, [x, eaves, z]: Vec): void {
  lot.solids.push(box([x, eaves + 0.6, z], [x + 0.7, eaves + 3.2, z + 0.7], { colour: rgb('#9b5a44') }));
}

interface Fronts {
  half: number;
  base: number;
  floors: number;
  storey: number;
  frame: Rgb;
}

function fronts(lot: Lot, { half, base, floors, storey, frame }: Fronts): void {
  const shutters = lot.random.chance(0.4)
    ? lot.random.pick([lot.palette.accent, lot.palette.sofa, rgb('#5b7a6a')])
    : undefined;
  lot.spot(0).front([-half, half], [base, base + floors * storey], 0.01, (pen) => {
    for (let level = 0; level < floors; level += 1) {
      for (const share of [0.2, 0.71]) {
        const tall = level === 1 && share > 0.5;
        const [x, y, w, h] = [
          half * 2 * share - 0.75,
          level * storey + (tall ? 0.1 : 0.9),
          1.5,
          tall ? 2.15 : 1.4,
        ];
        glazing(pen, lot, { x, y, w, h, frame });
        if (!shutters || tall) continue;
        for (const from of [x - 0.72, x + w + 0.08]) {
          rectangle(pen, [from, y - 0.02, from + 0.64, y + h + 0.02], shutters);
          for (let slat = y + 0.1; slat < y + h - 0.05; slat += 0.13)
            rectangle(pen, [from + 0.08, slat, from + 0.56, slat + 0.05], scaleRgb(shutters, 0.7));
        }
      }
    }
  });
  const left = lot.camera.at[0] < 0;
  lot
    .side(left ? -half : half, lot.front, left ? 'left' : 'right')
    .front([0, 7.4], [base, base + floors * storey], 0.012, (pen) => {
      for (let level = 0; level < floors; level += 1)
        for (const x of [1.4, 4.8]) glazing(pen, lot, { x, y: level * storey + 0.9, w: 1.3, h: 1.4, frame });
    });
}

/** Door, steps, two posts and a small tiled roof. */
function porch(
  lot: Lot,
  {
    half,
    base,
    palette: [frame, wood],
    tiles,
  }: { half: number; base: number; palette: readonly [Rgb, Rgb]; tiles: Rgb },
): void {
  const spot = lot.spot(-half * 0.08);
  spot.box([-1.3, 1.3], [0, base - 0.02], [0, 1.5], { colour: rgb('#b8afa2') });
  spot.box([-1.2, 1.2], [0, base / 2], [1.5, 1.9], { colour: rgb('#b8afa2') });
  for (const x of [-1.2, 1.08]) spot.box([x, x + 0.12], [base, base + 2.35], [1.25, 1.37], { colour: frame });
  const { front } = lot;
  const middle = -half * 0.08;
  lot.solids.push(
    roof({
      x: [middle - 1.5, middle + 1.5],
      z: [front - 1.7, front - 0.02],
      eaves: base + 2.35,
      rise: 0.8,
      ridge: 'z',
      tiles,
      wall: frame,
    }),
  );
  spot.front([-0.5, 0.5], [base, base + 2.15], 0.03, (pen) => {
    rectangle(pen, [0, 0, 1, 2.15], scaleRgb(wood, 0.5));
    rectangle(pen, [0.06, 0, 0.94, 2.1], wood);
    for (const [y0, y1] of [
      [0.15, 0.9],
      [1.05, 1.95],
    ] as const)
      for (const x of [0.16, 0.54]) rectangle(pen, [x, y0, x + 0.3, y1], scaleRgb(wood, 0.7));
    pen.circle([0.84, 1], 0.035, rgb('#d9b25a'));
  });
  if (lot.hour.lampsLit) lot.lamps.push({ at: spot.world([0, base + 2.2, 0.7]), colour: [3.6, 2.4, 1.2] });
}

/** Lawn, path, flower beds, a fence and trees. */
function yard(lot: Lot, half: number): void {
  const { random, front } = lot;
  lot.grounds.push({
    x: [-half * 0.08 - 0.7, -half * 0.08 + 0.7],
    z: [0.4, front - 1.5],
    colour: rgb('#c4b9a6'),
  });
  hedge(lot, [-half, -1.8], { off: 0.35, height: 0.7 });
  hedge(lot, [1.6, half], { off: 0.35, height: 0.7 });
  const trees = [
    [-half - 2.6, front + 1],
    [half + 2.8, front + 2],
    [half + 4.6, front - 3.5],
    [-half - 4.8, front - 3],
  ] as const;
  for (const [x, z] of random.some(trees, 3))
    tree(lot, [x, 0, z], {
      kind: random.pick(['round', 'tall'] as const),
      height: random.between(4, 7.5),
    });
  for (const x of [-half - 0.9, half + 1])
    tree(lot, [x, 0, front - 2.2], { kind: 'bush', height: random.between(0.9, 1.4) });
  if (!random.chance(0.55)) return;
  const wood = random.pick([rgb('#f3f1ea'), rgb('#8a6242')]);
  const near = 6.8;
  for (let x = -14; x < 14; x += 0.32) {
    if (Math.abs(x + half * 0.08) < 1.1) continue;
    lot.spot(x, near).box([-0.06, 0.06], [0, 0.85], [0, 0.04], { colour: wood, blocks: false });
  }
  for (const [from, to] of [
    [-14, -half * 0.08 - 1.1],
    [-half * 0.08 + 1.1, 14],
  ] as const)
    lot.spot(0, near - 0.03).box([from, to], [0.55, 0.64], [0, 0.03], { colour: wood, blocks: false });
}
