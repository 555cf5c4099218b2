import type { Pen } from '../engine/panel.ts';
import { mixRgb, type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import { rectangle } from '../furniture/wall-things.ts';
import type { Lot } from '../lot.ts';
import type { RoomBrief } from '../rooms/plan-room.ts';
import { street } from './apartment-blocks.ts';
import { balcony, glazing } from './facade-parts.ts';
import { TILES } from './houses.ts';
import { planLot } from './plan-lot.ts';
import { roof } from './roof.ts';

/** A town house of the old centre: cornices, tall windows with surrounds, iron balconies, a tiled mansard. */
export function oldTownHouse(brief: RoomBrief): Lot {
  const { random, palette } = brief;
  const lot = planLot(
    { ...brief, scenery: 'roofs' },
    { distance: [15, 18], aside: [2.5, 6.5], eye: [1.65, 2.6], horizon: [900, 990], focal: [1050, 1180] },
  );
  const columns = random.pick([5, 5, 7]);
  const module = 2.5;
  const half = (columns * module) / 2;
  const floors = random.pick([3, 3, 4]);
  const storey = 3.5;
  const height = 0.6 + floors * storey;
  const wall = random.pick([
    rgb('#e9d5a8'),
    rgb('#e3b9a2'),
    rgb('#cfd8c4'),
    rgb('#c9d3dc'),
    palette.accent,
    rgb('#efe6d4'),
  ]);
  const stone = rgb('#f4efe3');
  const frame = random.pick([rgb('#f6f4ee'), rgb('#5d4434')]);
  const spot = lot.spot(0);
  spot.box([-half, half], [0, height], [-12, 0], { colour: wall, baked: true });
  for (const level of [1, floors])
    spot.box([-half - 0.15, half + 0.15], [0.6 + level * storey - 0.25, 0.6 + level * storey], [-0.1, 0.22], {
      colour: stone,
    });
  spot.box([-half - 0.3, half + 0.3], [height - 0.02, height + 0.3], [-12.2, 0.4], { colour: stone });
  lot.solids.push(
    roof({
      x: [-half, half],
      z: [lot.front + 0.2, lot.front + 11.5],
      eaves: height + 0.3,
      rise: 2.4,
      ridge: 'hip',
      tiles: rgb(random.pick(TILES)),
      wall,
    }),
  );
  const arched = random.chance(0.5);
  const middle = Math.floor(columns / 2);
  spot.front([-half, half], [0, height], 0.01, (pen) => {
    rectangle(pen, [0, 0, half * 2, 0.6 + storey - 0.25], scaleRgb(mixRgb(wall, stone, 0.35), 0.88));
    for (let y = 0.35; y < storey + 0.2; y += 0.45)
      pen.line(
        [
          [0, y],
          [half * 2, y],
        ],
        0.03,
        scaleRgb(wall, 0.5),
        0.35,
      );
    for (const x of [0, half * 2 - 0.5])
      for (let y = storey + 0.6; y < height - 0.4; y += 0.6)
        rectangle(pen, [x, y, x + (Math.round(y / 0.6) % 2 === 0 ? 0.5 : 0.38), y + 0.5], stone);
    for (let level = 0; level < floors; level += 1) {
      for (let column = 0; column < columns; column += 1) {
        const y = 0.6 + level * storey;
        if (level === 0 && column === middle)
          gate(pen, { x: column * module + 0.45, w: module - 0.9, h: 2.9, wood: palette.wood });
        else
          glazing(pen, lot, {
            x: column * module + 0.7,
            y: y + (level === 0 ? 0.7 : 0.55),
            w: module - 1.4,
            h: level === 0 ? 1.9 : 2.2,
            frame,
            surround: stone,
            arched: arched && level === 1,
          });
      }
    }
  });
  for (const level of [1, 2]) {
    for (const column of level === 1 ? [middle] : [middle - 1, middle + 1]) {
      balcony(lot.spot(-half + (column + 0.5) * module), {
        width: 2,
        y: 0.6 + level * storey + 0.35,
        deep: 0.8,
        rail: 'iron',
        colour: rgb('#26282a'),
        random,
      });
    }
  }
  neighbours(lot, half, height);
  street(lot, half);
  return lot;
}

function gate(pen: Pen, { x, w, h, wood }: { x: number; w: number; h: number; wood: Rgb }): void {
  rectangle(pen, [x - 0.15, 0, x + w + 0.15, h + 0.15], rgb('#f4efe3'));
  rectangle(pen, [x, 0, x + w, h], scaleRgb(wood, 0.55));
  for (const half of [0, 1]) {
    const from = x + 0.06 + (half * w) / 2;
    for (const [y0, y1] of [
      [0.2, 0.9],
      [1.05, 2],
    ] as const)
      rectangle(pen, [from + 0.06, y0, from + w / 2 - 0.16, y1], scaleRgb(wood, 0.8));
    rectangle(pen, [from + 0.06, 2.15, from + w / 2 - 0.16, h - 0.12], rgb('#7d929c'));
  }
}

/** Houses on both sides, so that the street goes on. */
function neighbours(lot: Lot, half: number, height: number): void {
  const { random } = lot;
  for (const side of [-1, 1]) {
    const tall = height * random.between(0.75, 0.95);
    const wall = rgb(random.pick(['#d9cbb8', '#e6d9c3', '#cdb9a4', '#d5d2c8']));
    const from = side < 0 ? -half - 14.1 : half + 0.1;
    lot.spot(0).box([from, from + 14], [0, tall], [-12, -0.15], { colour: wall, baked: true });
    lot.spot(0).box([from, from + 14], [tall, tall + 0.3], [-12, 0.05], { colour: rgb('#efe9dd') });
    lot.spot(0).front([from, from + 14], [0, tall], -0.14, (pen) => {
      for (let y = 1.2; y < tall - 2; y += 3.2)
        for (let x = 1; x < 12.8; x += 2.4)
          glazing(pen, lot, { x, y, w: 1.15, h: 1.8, frame: rgb('#f2f1ee') });
    });
  }
}
