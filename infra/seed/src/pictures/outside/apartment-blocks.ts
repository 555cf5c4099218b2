import type { Pen } from '../engine/panel.ts';
import { mixRgb, type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import { rectangle } from '../furniture/wall-things.ts';
import type { Lot } from '../lot.ts';
import type { RoomBrief } from '../rooms/plan-room.ts';
import { balcony, entrance, glazing } from './facade-parts.ts';
import { hedge, tree } from './greenery.ts';
import { planLot } from './plan-lot.ts';

/** A block of panels, renewed and painted, with trees before it. */
export function panelBlock(brief: RoomBrief): Lot {
  const { random, palette } = brief;
  const floors = random.pick([6, 8, 8]);
  const lot = planLot(brief, {
    distance: [21, 26],
    aside: [6, 11],
    eye: [2, 4],
    horizon: [900, 990],
    focal: [1000, 1120],
  });
  const module = 3.1;
  const columns = random.int(7, 9);
  const half = (columns * module) / 2;
  const storey = 2.75;
  const height = floors * storey + 1.4;
  const wall = random.pick([
    palette.wall,
    mixRgb(palette.wall, palette.accent, 0.4),
    rgb('#e8dcc6'),
    rgb('#dfe3e1'),
  ]);
  const band = random.pick([
    palette.accent,
    palette.pop,
    palette.art[1],
    mixRgb(palette.sofa, palette.wall, 0.35),
  ]);
  const spot = lot.spot(0);
  spot.box([-half, half], [0, height], [-11, 0], { colour: wall, baked: true });
  spot.box([-half - 0.1, half + 0.1], [height, height + 0.45], [-11.1, 0.1], { colour: scaleRgb(wall, 0.8) });
  const loggias = new Set(
    random.some(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((column) => column < columns),
      3,
    ),
  );
  const door = random.int(2, columns - 3);
  spot.front([-half, half], [0, height], 0.01, (pen) => {
    rectangle(pen, [0, 0, half * 2, 1.3], scaleRgb(band, 0.75));
    for (const column of loggias)
      rectangle(pen, [column * module, 1.3, (column + 1) * module, height], band, 0.9);
    for (let level = 0; level <= floors; level += 1)
      pen.line(
        [
          [0, 1.35 + level * storey],
          [half * 2, 1.35 + level * storey],
        ],
        0.04,
        scaleRgb(wall, 0.55),
        0.5,
      );
    for (let column = 1; column < columns; column += 1)
      pen.line(
        [
          [column * module, 1.3],
          [column * module, height],
        ],
        0.035,
        scaleRgb(wall, 0.55),
        0.4,
      );
    for (let level = 0; level < floors; level += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (level === 0 && column === door) continue;
        const y = 1.35 + level * storey + 0.85;
        const tall = loggias.has(column);
        glazing(pen, lot, {
          x: column * module + (tall ? 0.5 : 0.75),
          y: tall ? y - 0.75 : y,
          w: tall ? 2.1 : 1.6,
          h: tall ? 2.15 : 1.4,
          frame: rgb('#f2f1ee'),
        });
      }
    }
  });
  sideWall(lot, { half, floors, storey, height, wall });
  for (const column of loggias) {
    for (let level = 1; level < floors; level += 1) {
      balcony(lot.spot(-half + (column + 0.5) * module), {
        width: module - 0.3,
        y: 1.3 + level * storey,
        deep: 1.1,
        rail: 'solid',
        colour: random.chance(0.2) ? scaleRgb(band, 0.85) : mixRgb(band, wall, 0.25),
        random,
      });
    }
  }
  entrance(lot.spot(-half + (door + 0.5) * module), lot, rgb('#59606a'));
  courtyard(lot, half);
  return lot;
}

interface SideWall {
  half: number;
  floors: number;
  storey: number;
  height: number;
  wall: Rgb;
}

/** Windows on the short wall that the viewer sees. */
function sideWall(lot: Lot, { half, floors, storey, height, wall }: SideWall): void {
  const left = lot.camera.at[0] < 0;
  const spot = lot.side(left ? -half : half, lot.front, left ? 'left' : 'right');
  spot.front([0, 11], [0, height], 0.012, (pen) => {
    for (let level = 0; level <= floors; level += 1)
      pen.line(
        [
          [0, 1.35 + level * storey],
          [11, 1.35 + level * storey],
        ],
        0.04,
        scaleRgb(wall, 0.55),
        0.5,
      );
    for (let level = 0; level < floors; level += 1) {
      for (const x of [2.2, 7.4])
        glazing(pen, lot, { x, y: 1.35 + level * storey + 0.85, w: 1.4, h: 1.4, frame: rgb('#f2f1ee') });
    }
  });
}

/** Path, lawn, hedge, trees. */
function courtyard(lot: Lot, half: number): void {
  const { random, front } = lot;
  lot.grounds.push({ x: [-60, 60], z: [front - 5.2, front - 2.6], colour: rgb('#b5b0a7') });
  lot.grounds.push({ x: [-60, 60], z: [0.4, Math.max(1, front - 19)], colour: rgb('#8d8c8a') });
  hedge(lot, [-half * 0.9, -2.5], { off: 6, height: 0.8 });
  hedge(lot, [2.8, half * 0.9], { off: 6, height: 0.8 });
  const places = random.some([-13, -9.5, -6.5, 6.5, 9.5, 13], 4);
  for (const x of places)
    tree(lot, [x, 0, front - random.between(7, 12)], {
      kind: random.pick(['round', 'round', 'tall'] as const),
      height: random.between(5, 8.5),
    });
  for (let bush = 0; bush < 4; bush += 1)
    tree(lot, [random.between(-half, half), 0, front - 1.6], {
      kind: 'bush',
      height: random.between(0.9, 1.5),
    });
}

/** A new building: brick or plaster, deep balconies with glass, a set-back top floor. */
export function newBuilding(brief: RoomBrief): Lot {
  const { random, palette } = brief;
  const lot = planLot(brief, {
    distance: [17.5, 21],
    aside: [5, 9],
    eye: [1.7, 3],
    horizon: [900, 990],
    focal: [1000, 1120],
  });
  const floors = random.int(4, 6);
  const storey = 3;
  const module = 3.7;
  const columns = random.int(4, 6);
  const half = (columns * module) / 2;
  const height = floors * storey + 0.4;
  const brick = random.pick([rgb('#a5654a'), rgb('#b7795a'), rgb('#8f5a48'), rgb('#cbb79c'), palette.accent]);
  const plaster = random.pick([rgb('#f1eee7'), palette.wall, rgb('#d9d6cf')]);
  const dark = rgb('#3b3d40');
  const spot = lot.spot(0);
  spot.box([-half, half], [0, height], [-12, 0], { colour: brick, baked: true });
  spot.box([-half + 1.5, half - 1.5], [height, height + 2.9], [-10.5, -1.6], {
    colour: plaster,
    baked: true,
  });
  spot.box([-half + 1.2, half - 1.2], [height + 2.9, height + 3.1], [-10.8, -1.2], { colour: dark });
  spot.front([-half + 1.5, half - 1.5], [height, height + 2.9], -1.59, (pen) => {
    for (let x = 0.7; x < half * 2 - 5; x += 2.6)
      glazing(pen, lot, { x, y: 0.35, w: 2, h: 2.2, frame: dark });
  });
  const bays = new Set(
    random.some(
      Array.from({ length: columns }, (_, column) => column),
      Math.ceil(columns / 2),
    ),
  );
  spot.front([-half, half], [0, height], 0.01, (pen) => {
    rectangle(pen, [0, 0, half * 2, storey], scaleRgb(plaster, 0.75));
    for (const column of bays)
      rectangle(pen, [column * module + 0.1, storey, (column + 1) * module - 0.1, height], plaster);
    for (let y = storey; y < height; y += 0.28)
      pen.line(
        [
          [0, y],
          [half * 2, y],
        ],
        0.02,
        scaleRgb(brick, 0.6),
        0.18,
      );
    for (let level = 0; level < floors; level += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = column * module;
        if (level === 0) shopFront(pen, lot, x, module);
        else
          glazing(
            pen,
            lot,
            bays.has(column)
              ? { x: x + 0.5, y: level * storey + 0.05, w: module - 1, h: 2.4, frame: dark, panes: 3 }
              : { x: x + 1, y: level * storey + 0.5, w: module - 2, h: 1.9, frame: dark, panes: 1 },
          );
      }
    }
  });
  sideWall(lot, { half, floors: floors, storey, height, wall: brick });
  const rail = random.pick(['glass', 'glass', 'bars'] as const);
  for (const column of bays)
    for (let level = 1; level < floors; level += 1)
      balcony(lot.spot(-half + (column + 0.5) * module), {
        width: module - 0.5,
        y: level * storey,
        deep: 1.5,
        rail,
        colour: dark,
        random,
      });
  street(lot, half);
  tree(lot, [-half - 4.5, 0, lot.front + 3], { kind: 'round', height: 9 });
  tree(lot, [half + 4.5, 0, lot.front + 4], { kind: 'tall', height: 9 });
  return lot;
}

function shopFront(pen: Pen, lot: Lot, x: number, module: number): void {
  glazing(pen, lot, { x: x + 0.4, y: 0.35, w: module - 0.8, h: 2.1, frame: rgb('#3b3d40'), panes: 2 });
}

/** Pavement and carriageway, trees in a row. */
export function street(lot: Lot, half: number): void {
  const { random, front } = lot;
  lot.grounds.push({ x: [-80, 80], z: [front - 4.5, front + 0.2], colour: rgb('#bdb7ac') });
  lot.grounds.push({ x: [-80, 80], z: [0.4, front - 4.5], colour: rgb('#85858a') });
  lot.spot(0, 4.5).box([-60, 60], [0, 0.13], [-0.2, 0], { colour: rgb('#cfc9be'), blocks: false });
  for (const x of random.some([-half - 1, -half * 0.55, half * 0.1, half * 0.6, half + 1.5], 3)) {
    tree(lot, [x, 0, front - 3.6], {
      kind: random.pick(['round', 'tall', 'round'] as const),
      height: random.between(4.2, 6.2),
    });
  }
}
