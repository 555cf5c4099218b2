import { mixRgb, type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import type { Pen } from '../engine/panel.ts';
import type { Spot } from '../engine/spot.ts';
import type { Span } from '../engine/vec.ts';
import type { Random } from '../../random.ts';
import { rectangle } from '../furniture/wall-things.ts';
import type { Lot } from '../lot.ts';

const GLASS = [rgb('#8fa9b8'), rgb('#7d98a8'), rgb('#a3bac4'), rgb('#6f8795'), rgb('#94a8ad')];
const LIT: Rgb = [4, 2.7, 1.2];

export interface Glazing {
  x: number;
  y: number;
  w: number;
  h: number;
  frame: Rgb;
  panes?: number;
  arched?: boolean;
  /** Surround in stone or plaster. */
  surround?: Rgb;
  /** Lit in the evening for sure. */
  home?: boolean;
}

/** One window seen from the street: reveal, frame, glass that mirrors the sky, perhaps a curtain or a light. */
export function glazing(
  pen: Pen,
  lot: Lot,
  { x, y, w, h, frame, panes = 2, arched = false, surround, home = false }: Glazing,
): void {
  const random = lot.random.fork(`window${x.toFixed(1)}/${y.toFixed(1)}`);
  const top = arched ? h - w / 2 : h;
  const outline = (grow: number): [number, number][] => {
    const corners: [number, number][] = [
      [x - grow, y - grow],
      [x + w + grow, y - grow],
      [x + w + grow, y + top + (arched ? 0 : grow)],
    ];
    if (arched)
      for (let step = 1; step < 10; step += 1)
        corners.push([
          x + w / 2 + (w / 2 + grow) * Math.cos((Math.PI * step) / 10),
          y + top + (w / 2 + grow) * Math.sin((Math.PI * step) / 10),
        ]);
    return [...corners, [x - grow, y + top + (arched ? 0 : grow)]];
  };
  if (surround) {
    pen.shape(outline(0.2), scaleRgb(surround, 0.82));
    pen.shape(outline(0.16), surround);
    rectangle(pen, [x - 0.28, y - 0.24, x + w + 0.28, y - 0.1], scaleRgb(surround, 1.05));
  }
  pen.shape(outline(0.05), scaleRgb(frame, 0.45));
  pen.shape(outline(0), frame);
  const lit = lot.hour.lampsLit && (home || random.chance(0.45));
  const glass = lit
    ? scaleRgb(LIT, random.between(0.6, 1))
    : mixRgb(random.pick(GLASS), [0.03, 0.04, 0.05], lot.hour.lampsLit ? 0.6 : 0.1);
  const wide = (w - 0.06) / panes;
  for (let pane = 0; pane < panes; pane += 1) {
    const [x0, x1] = [x + 0.03 + pane * wide + 0.035, x + 0.03 + (pane + 1) * wide - 0.035];
    rectangle(pen, [x0, y + 0.07, x1, y + top - (arched ? 0 : 0.07)], glass);
    if (arched) pen.circle([(x0 + x1) / 2, y + top], [(x1 - x0) / 2, w * 0.34], glass);
    if (!lit) {
      rectangle(pen, [x0, y + 0.07, x1, y + top * 0.4], scaleRgb(glass, 0.55), 0.45);
      pen.shape(
        [
          [x0, y + top * 0.5],
          [x1, y + top * 0.75],
          [x1, y + top - 0.07],
          [x0, y + top - 0.07],
        ],
        [0.85, 0.92, 0.96],
        0.28,
      );
    }
  }
  const dressing = random.pick(['curtain', 'blind', 'none', 'none'] as const);
  if (dressing === 'curtain')
    for (const [from, to] of [
      [0.08, 0.3],
      [0.7, 0.92],
    ] as const)
      rectangle(pen, [x + w * from, y + 0.07, x + w * to, y + top - 0.07], rgb('#efe9dd'), 0.5);
  if (dressing === 'blind')
    rectangle(
      pen,
      [x + 0.07, y + top * random.between(0.5, 0.75), x + w - 0.07, y + top - 0.07],
      rgb('#ece7dc'),
      0.7,
    );
}

export interface BalconyChoice {
  width: number;
  y: number;
  deep: number;
  rail: 'glass' | 'bars' | 'solid' | 'iron';
  colour: Rgb;
  random: Random;
}

/** A balcony that hangs before the façade: slab, railing, now and then plants or washing. */
export function balcony(spot: Spot, { width, y, deep, rail, colour, random }: BalconyChoice): void {
  const half = width / 2;
  spot.box([-half, half], [y - 0.16, y], [0, deep], { colour: rgb('#d6d2ca'), blocks: true });
  const z: Span = [deep - 0.06, deep - 0.02];
  if (rail === 'solid') {
    spot.box([-half, half], [y, y + 1], [deep - 0.1, deep], { colour });
    for (const x of [-half, half - 0.08]) spot.box([x, x + 0.08], [y, y + 1], [0, deep - 0.1], { colour });
  } else {
    const dark = rail === 'glass' ? rgb('#9a9d9f') : colour;
    spot.box([-half, half], [y + 0.98, y + 1.04], z, { colour: dark, blocks: false });
    for (const x of [-half, half - 0.05])
      spot.box([x, x + 0.05], [y + 0.96, y + 1.04], [0, deep - 0.06], { colour: dark, blocks: false });
    spot.front([-half, half], [y, y + 1], deep - 0.015, (pen) => {
      if (rail === 'glass') {
        rectangle(pen, [0.02, 0.06, width - 0.02, 0.98], rgb('#a9c3cc'), 0.5);
        pen.shape(
          [
            [width * 0.1, 0.06],
            [width * 0.3, 0.06],
            [width * 0.55, 0.98],
            [width * 0.35, 0.98],
          ],
          [1, 1, 1],
          0.25,
        );
        return;
      }
      const step = rail === 'iron' ? 0.16 : 0.12;
      for (let x = 0.04; x < width; x += step) rectangle(pen, [x, 0, x + 0.035, 1], colour);
      if (rail === 'iron')
        for (let x = 0.12; x < width - 0.1; x += step * 2) pen.circle([x, 0.5], [0.07, 0.16], colour, 0.75);
      rectangle(pen, [0, 0.06, width, 0.11], colour);
    });
  }
  if (!random.chance(0.4)) return;
  const green = rgb(random.pick(['#5d7f4b', '#6f8f52', '#4f7046']));
  const bloom = rgb(random.pick(['#c8423b', '#d96a8a', '#e7b040', '#f2f0ea']));
  spot.box([-half + 0.15, half - 0.15], [y + 0.72, y + 0.9], [deep, deep + 0.16], {
    colour: rgb('#8a5a3c'),
    blocks: false,
  });
  spot.front([-half + 0.1, half - 0.1], [y + 0.8, y + 1.2], deep + 0.17, (pen) => {
    for (let x = 0.1; x < width - 0.3; x += 0.11) {
      pen.circle([x, 0.14 + 0.06 * random.next()], 0.12, scaleRgb(green, random.between(0.7, 1.2)));
      if (random.chance(0.6)) pen.circle([x + 0.03, 0.2], 0.045, bloom);
    }
  });
}

/** The way in: steps, a glazed door, a small roof. */
export function entrance(spot: Spot, lot: Lot, frame: Rgb): void {
  spot.box([-1.3, 1.3], [0, 0.16], [0, 1.4], { colour: rgb('#b9b4ab') });
  spot.box([-1.25, 1.25], [2.75, 2.9], [0, 1.3], { colour: frame });
  spot.front([-0.85, 0.85], [0.16, 2.5], 0.02, (pen) => {
    rectangle(pen, [0, 0, 1.7, 2.34], frame);
    const glass = lot.hour.lampsLit ? LIT : rgb('#7c929c');
    for (const x of [0.08, 0.89]) {
      rectangle(pen, [x, 0.12, x + 0.73, 2.24], glass);
      pen.shape(
        [
          [x, 0.9],
          [x + 0.73, 1.7],
          [x + 0.73, 2.1],
          [x, 1.4],
        ],
        [1, 1, 1],
        0.16,
      );
    }
  });
  if (lot.hour.lampsLit) lot.lamps.push({ at: spot.world([0, 2.6, 0.8]), colour: [3.2, 2.2, 1.1] });
}
