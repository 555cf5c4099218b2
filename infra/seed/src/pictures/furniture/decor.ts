import type { Rgb } from '../engine/colour.ts';
import { css, mixRgb, scaleRgb } from '../engine/colour.ts';
import { litAt } from '../engine/face.ts';
import { anchor } from '../engine/panel.ts';
import type { Spot } from '../engine/spot.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vec.ts';
import type { Room } from '../room.ts';

const PAPER: Rgb = [0.8, 0.77, 0.7];

export function bookPile(spot: Spot, room: Room): void {
  const random = room.random.fork('pile');
  let y = 0;
  for (let book = 0; book < random.int(2, 4); book += 1) {
    const [w, d] = [random.between(0.2, 0.3), random.between(0.15, 0.2)];
    const shift = random.between(-0.02, 0.02);
    const thick = random.between(0.02, 0.035);
    spot.box([shift - w / 2, shift + w / 2], [y, y + thick], [-d / 2, d / 2], {
      colour: random.pick(room.palette.art),
      blocks: false,
    });
    y += thick;
  }
}

/** Upright books filling a stretch of a shelf, a leaning gap here and there. */
export function bookRow(spot: Spot, room: Room, [from, to]: readonly [number, number]): void {
  const random = room.random.fork(`books${from.toFixed(2)}${spot.world([0, 0, 0]).join()}`);
  const colours = [...room.palette.art, room.palette.pop, room.palette.accent, PAPER, room.palette.textile];
  for (let x = from; x < to - 0.05;) {
    const thick = random.between(0.018, 0.045);
    const tall = random.between(0.17, 0.27);
    spot.box([x, x + thick], [0, tall], [0.04, 0.04 + random.between(0.14, 0.19)], {
      colour: random.pick(colours),
      blocks: false,
    });
    x += thick + (random.chance(0.08) ? random.between(0.04, 0.16) : 0.002);
  }
}

export function cup(spot: Spot, room: Room): void {
  spot.round([0, 0, 0], 0.07, [0.03, 0.036], {
    colour: room.random.fork('cup').pick([PAPER, room.palette.pop, room.palette.accent]),
    blocks: false,
  });
}

export function bowl(spot: Spot, room: Room): void {
  const random = room.random.fork('bowl');
  spot.round([0, 0, 0], 0.07, [0.06, 0.13], {
    colour: random.pick([PAPER, room.palette.pop, room.palette.accent]),
    blocks: false,
  });
  const fruit: Rgb[] = [
    [0.75, 0.36, 0.06],
    [0.72, 0.6, 0.1],
    [0.5, 0.1, 0.06],
    [0.35, 0.5, 0.12],
  ];
  const colour = random.pick(fruit);
  spot.sprite([-0.12, 0.12], [0.07, 0.14], [-0.12, 0.12], (stage, world) =>
    [
      [-0.05, 0.085],
      [0.045, 0.085],
      [0, 0.105],
    ]
      .map(([x, y]) => ball(stage, world([x as number, y as number, 0]), { radius: 0.045, colour }))
      .join(''),
  );
}

export function ball(stage: Stage, at: Vec, { radius, colour }: { radius: number; colour: Rgb }): string {
  const { x, y, metre } = anchor(stage, at);
  const lit = litAt(stage, { colour }, [at, [0, 1, 0]]);
  const fill = stage.define(
    (id) =>
      `<radialGradient id="${id}" cx=".38" cy=".3" r=".75"><stop offset="0" stop-color="${css(mixRgb(lit, [1, 1, 1], 0.18))}"/><stop offset=".5" stop-color="${css(lit)}"/><stop offset="1" stop-color="${css(scaleRgb(lit, 0.45))}"/></radialGradient>`,
  );
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * metre).toFixed(1)}" fill="${fill}"/>`;
}

/** A vase with a sprig or a bunch of stems. */
export function vase(spot: Spot, room: Room, filling: 'sprig' | 'bunch' | 'empty'): void {
  const random = room.random.fork('vase');
  const colour = random.pick([room.palette.pop, PAPER, room.palette.accent, room.palette.metal]);
  const tall = random.between(0.16, 0.24);
  spot.round([0, 0, 0], tall * 0.55, [0.04, 0.07], { colour, blocks: false });
  spot.round([0, tall * 0.55, 0], tall * 0.45, [0.07, 0.03], { colour, blocks: false });
  if (filling === 'empty') return;
  const stems = filling === 'bunch' ? random.int(7, 10) : random.int(3, 5);
  const flower = random.pick([room.palette.pop, PAPER, room.palette.art[1], room.palette.leaf]);
  spot.sprite([-0.16, 0.16], [tall, tall + 0.42], [-0.1, 0.1], (stage, world) => {
    const { x, y, metre } = anchor(stage, world([0, tall - 0.01, 0]));
    const green = css(litAt(stage, { colour: room.palette.leaf }, [world([0, tall + 0.2, 0]), [0, 1, 0]]));
    const petal = css(litAt(stage, { colour: flower }, [world([0, tall + 0.3, 0]), [0, 1, 0]]));
    return Array.from({ length: stems }, (_, stem) => {
      const lean = (stem / (stems - 1) - 0.5) * 2;
      const [dx, dy] = [lean * 0.14 * metre, (0.36 - Math.abs(lean) * 0.12 + (stem % 2) * 0.04) * metre];
      const tip = `${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}`;
      const line = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + dx * 0.2).toFixed(1)} ${(y - dy * 0.6).toFixed(1)} ${tip}" stroke="${green}" stroke-width="${(0.007 * metre).toFixed(1)}" fill="none"/>`;
      const leaves = [0.45, 0.65, 0.82].map((share, index) =>
        leafAt([x + dx * share * 0.75, y - dy * share], {
          length: 0.055 * metre,
          angle: index % 2 === 0 ? -35 : 215,
          fill: green,
        }),
      );
      return `${line}${leaves.join('')}<circle cx="${(x + dx).toFixed(1)}" cy="${(y - dy).toFixed(1)}" r="${(0.022 * metre).toFixed(1)}" fill="${petal}"/>`;
    }).join('');
  });
}

export function leafAt(
  [x, y]: readonly [number, number],
  { length, angle, fill }: { length: number; angle: number; fill: string },
): string {
  return `<ellipse cx="${(length / 2).toFixed(1)}" cy="0" rx="${(length / 2).toFixed(1)}" ry="${(length * 0.2).toFixed(1)}" fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})"/>`;
}
