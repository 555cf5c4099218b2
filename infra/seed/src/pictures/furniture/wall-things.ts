import { type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Pen } from '../engine/panel.ts';
import type { Spot } from '../engine/spot.ts';
import type { Random } from '../../random.ts';
import type { Room } from '../room.ts';
import { bookRow, vase } from './decor.ts';
import { plant } from './plants.ts';

/** A framed picture whose middle is at the spot's x and height `y`. */
export function picture(
  spot: Spot,
  room: Room,
  { width, height, y }: { width: number; height: number; y: number },
): void {
  const random = room.random.fork(`picture${spot.world([0, y, 0]).join()}${width}`);
  const frame = random.pick([room.palette.wood, room.palette.metal, room.palette.trim]);
  const mat = Math.min(width, height) * 0.13;
  const [low, high] = [y - height / 2, y + height / 2];
  spot.box([-width / 2, width / 2], [low, high], [0, 0.03], { colour: frame });
  spot.front([-width / 2 + 0.018, width / 2 - 0.018], [low + 0.018, high - 0.018], 0.032, (pen) => {
    const size = [width - 0.036, height - 0.036] as const;
    rectangle(pen, [0, 0, ...size], room.palette.trim);
    artworks[random.int(0, artworks.length - 1)]?.({
      pen,
      random,
      colours: room.palette.art,
      box: [mat, mat, size[0] - mat, size[1] - mat],
    });
  });
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export function rectangle(pen: Pen, [x0, y0, x1, y1]: Box, colour: Rgb, opacity = 1): void {
  pen.shape(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    colour,
    opacity,
  );
}

interface Sheet {
  pen: Pen;
  random: Random;
  colours: readonly [Rgb, Rgb, Rgb, Rgb];
  box: Box;
}

const artworks: readonly ((sheet: Sheet) => void)[] = [
  function hills({ pen, random, colours, box: [x0, y0, x1, y1] }) {
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    const [w, h] = [x1 - x0, y1 - y0];
    pen.circle([x0 + w * random.between(0.3, 0.7), y0 + h * 0.72], Math.min(w, h) * 0.15, colours[1]);
    [0.55, 0.38, 0.22].forEach((level, index) => {
      const points = Array.from({ length: 13 }, (_, step): [number, number] => [
        x0 + (w * step) / 12,
        y0 + h * (level + 0.09 * Math.sin(step * 0.9 + index * 2.1)),
      ]);
      pen.shape([[x0, y0], ...points, [x1, y0]], [colours[1], colours[0], colours[2]][index] as Rgb, 0.92);
    });
  },
  function arches({ pen, random, colours, box: [x0, y0, x1, y1] }) {
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    const [w, h] = [x1 - x0, y1 - y0];
    const radius = Math.min(w, h) * 0.42;
    const centre = [x0 + w / 2, y0 + h * random.between(0.28, 0.42)] as const;
    [1, 0.72, 0.44].forEach((share, index) => {
      const colour = [colours[0], colours[1], colours[2]][index] as Rgb;
      const arc = Array.from({ length: 15 }, (_, step): [number, number] => [
        centre[0] + Math.cos((Math.PI * step) / 14) * radius * share,
        centre[1] + Math.sin((Math.PI * step) / 14) * radius * share,
      ]);
      pen.shape([[centre[0] + radius * share, y0], ...arc, [centre[0] - radius * share, y0]], colour);
    });
  },
  function stones({ pen, random, colours, box: [x0, y0, x1, y1] }) {
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    const [w, h] = [x1 - x0, y1 - y0];
    for (let index = 0; index < 4; index += 1) {
      const rx = w * random.between(0.14, 0.3);
      pen.circle(
        [x0 + w * random.between(0.35, 0.65), y0 + h * (0.16 + index * 0.22)],
        [rx, h * 0.12],
        colours[index % 3] as Rgb,
        0.9,
      );
    }
  },
  function botanical({ pen, colours, box: [x0, y0, x1, y1] }) {
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    const [w, h] = [x1 - x0, y1 - y0];
    const stem = x0 + w / 2;
    pen.line(
      [
        [stem, y0 + h * 0.08],
        [stem, y0 + h * 0.9],
      ],
      w * 0.018,
      colours[2],
    );
    for (let index = 0; index < 7; index += 1) {
      const y = y0 + h * (0.2 + index * 0.1);
      const reach = w * 0.34 * (1 - index * 0.1);
      for (const side of [-1, 1])
        pen.shape(
          [
            [stem, y],
            [stem + side * reach * 0.5, y + h * 0.02],
            [stem + side * reach, y + h * 0.11],
            [stem + side * reach * 0.4, y + h * 0.1],
          ],
          index % 2 === 0 ? colours[0] : colours[2],
          0.88,
        );
    }
  },
  function blocks({ pen, random, colours, box: [x0, y0, x1, y1] }) {
    const [w, h] = [x1 - x0, y1 - y0];
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    const split = random.between(0.35, 0.6);
    rectangle(pen, [x0, y0, x0 + w * split, y0 + h * 0.55], colours[0]);
    rectangle(pen, [x0 + w * split, y0 + h * 0.3, x1, y1], colours[2]);
    rectangle(pen, [x0 + w * 0.15, y0 + h * 0.45, x0 + w * 0.75, y0 + h * 0.62], colours[1], 0.9);
    pen.circle([x0 + w * 0.28, y0 + h * 0.8], Math.min(w, h) * 0.13, colours[1]);
  },
  function strokes({ pen, random, colours, box: [x0, y0, x1, y1] }) {
    const [w, h] = [x1 - x0, y1 - y0];
    rectangle(pen, [x0, y0, x1, y1], colours[3]);
    for (let index = 0; index < 9; index += 1) {
      const y = y0 + h * (0.12 + index * 0.09);
      const from = x0 + w * random.between(0.05, 0.25);
      pen.line(
        [
          [from, y],
          [x1 - w * random.between(0.05, 0.3), y + h * random.between(-0.03, 0.03)],
        ],
        h * random.between(0.02, 0.06),
        colours[index % 3] as Rgb,
        0.85,
      );
    }
  },
];

/** Pictures above a sofa or a bed: one large, a pair, three in a row, or a small gallery. */
export function pictureGroup(spot: Spot, room: Room, y: number): void {
  const arrangement = room.random
    .fork(`group${spot.world([0, 0, 0]).join()}`)
    .pick(['one', 'pair', 'row', 'gallery', 'wide'] as const);
  const hang = (x: number, dy: number, [width, height]: readonly [number, number]): void =>
    picture(spot.moved([x, 0, 0]), room, { width, height, y: y + dy });
  if (arrangement === 'one') hang(0, 0.05, [0.75, 0.95]);
  if (arrangement === 'wide') hang(0, 0, [1.3, 0.75]);
  if (arrangement === 'pair') for (const x of [-0.38, 0.38]) hang(x, 0, [0.6, 0.8]);
  if (arrangement === 'row') for (const x of [-0.62, 0, 0.62]) hang(x, 0, [0.5, 0.66]);
  if (arrangement !== 'gallery') return;
  hang(-0.48, 0.05, [0.55, 0.75]);
  hang(0.08, 0.2, [0.42, 0.42]);
  hang(0.08, -0.24, [0.42, 0.32]);
  hang(0.58, 0.02, [0.44, 0.6]);
}

/** A television: dark, with a faint reflection. */
export function television(spot: Spot, { width, y, off }: { width: number; y: number; off: number }): void {
  const height = width * 0.57;
  spot.box([-width / 2, width / 2], [y, y + height], [off, off + 0.045], { colour: [0.012, 0.012, 0.014] });
  spot.front([-width / 2 + 0.012, width / 2 - 0.012], [y + 0.014, y + height - 0.012], off + 0.047, (pen) => {
    const [w, h] = [width - 0.024, height - 0.026];
    rectangle(pen, [0, 0, w, h], [0.02, 0.022, 0.026]);
    pen.shape(
      [
        [w * 0.55, 0],
        [w * 0.78, 0],
        [w, h * 0.62],
        [w, h],
        [w * 0.94, h],
      ],
      [0.35, 0.38, 0.42],
      0.16,
    );
    pen.shape(
      [
        [w * 0.34, 0],
        [w * 0.45, 0],
        [w * 0.86, h],
        [w * 0.74, h],
      ],
      [0.35, 0.38, 0.42],
      0.1,
    );
  });
}

/** One or more boards on the wall with books and small things. */
export function wallShelf(
  spot: Spot,
  room: Room,
  { width, y, boards }: { width: number; y: number; boards: number },
): void {
  const random = room.random.fork(`shelf${y}${spot.world([0, 0, 0]).join()}`);
  for (let board = 0; board < boards; board += 1) {
    const level = y + board * 0.38;
    spot.box([-width / 2, width / 2], [level, level + 0.03], [0, 0.22], { colour: room.palette.wood });
    const split = random.between(0.35, 0.65) * width;
    bookRow(spot.moved([0, level + 0.03, 0]), room, [-width / 2 + 0.04, -width / 2 + split]);
    const rest = spot.moved([-width / 2 + split + (width - split) * 0.45, level + 0.03, 0.11]);
    if (random.chance(0.5)) plant(rest, room, { kind: 'trailing', height: 0.22 });
    else vase(rest, room, random.pick(['empty', 'sprig'] as const));
  }
}

/** A round or arched looking-glass. */
export function mirror(
  spot: Spot,
  room: Room,
  { width, y, round }: { width: number; y: number; round: boolean },
): void {
  const tall = round ? width : width * 1.7;
  spot.front(
    [-width / 2 - 0.03, width / 2 + 0.03],
    [y - tall / 2 - 0.03, y + tall / 2 + 0.03],
    0.02,
    (pen) => {
      const [cx, cy] = [width / 2 + 0.03, tall / 2 + 0.03];
      const glass = scaleRgb(room.palette.wall, 0.86);
      if (round) {
        pen.circle([cx, cy], width / 2 + 0.025, room.palette.metal);
        pen.circle([cx, cy], width / 2, glass);
        pen.shape(
          [
            [cx - width * 0.3, cy - width * 0.28],
            [cx - width * 0.18, cy - width * 0.38],
            [cx + width * 0.36, cy + width * 0.22],
            [cx + width * 0.26, cy + width * 0.34],
          ],
          [1, 1, 1],
          0.25,
        );
        return;
      }
      rectangle(pen, [0, 0, width + 0.06, tall + 0.06], room.palette.metal);
      rectangle(pen, [0.03, 0.03, width + 0.03, tall + 0.03], glass);
      pen.shape(
        [
          [0.03 + width * 0.1, 0.03],
          [0.03 + width * 0.4, 0.03],
          [0.03 + width, tall * 0.7],
          [0.03 + width, tall * 0.95],
        ],
        [1, 1, 1],
        0.22,
      );
    },
  );
}
