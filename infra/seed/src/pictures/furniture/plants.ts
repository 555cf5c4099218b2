import { css, mixRgb, scaleRgb } from '../engine/colour.ts';
import { litAt } from '../engine/face.ts';
import { anchor } from '../engine/panel.ts';
import type { Spot } from '../engine/spot.ts';
import type { Random } from '../../random.ts';
import type { Room } from '../room.ts';

export type PlantKind = 'ficus' | 'snake' | 'palm' | 'monstera' | 'trailing';

interface Foliage {
  random: Random;
  x: number;
  y: number;
  metre: number;
  height: number;
  /** Leaf tones from shade to light. */
  tones: readonly string[];
}

/** A potted plant that stands at the spot; `height` is the whole, in metres. */
export function plant(spot: Spot, room: Room, { kind, height }: { kind: PlantKind; height: number }): void {
  const random = room.random.fork(`plant${kind}${height.toFixed(2)}${spot.world([0, 0, 0]).join()}`);
  const pot = Math.min(0.34, height * 0.26);
  const colour = random.pick([
    room.palette.pop,
    [0.78, 0.75, 0.7],
    room.palette.metal,
    room.palette.accent,
  ] as const);
  const radius = pot * random.between(0.42, 0.52);
  spot.round([0, 0, 0], pot, [radius * 0.78, radius], { colour, blocks: true });
  const spread = height * 0.36;
  spot.sprite([-spread * 0.6, spread * 0.6], [pot + 0.001, height], [-0.1, 0.1], (stage, world) => {
    const { x, y, metre, visible } = anchor(stage, world([0, pot - 0.02, 0]));
    if (!visible) return '';
    const lit = litAt(stage, { colour: room.palette.leaf }, [world([0, height * 0.7, 0.12]), [0, 1, 0]]);
    const tones = [0.42, 0.62, 0.85, 1.1].map((level, index) =>
      css(mixRgb(scaleRgb(lit, level), [0.6, 0.7, 0.25], index * 0.05)),
    );
    return foliage[kind]({ random, x, y, metre, height: height - pot, tones });
  });
}

const foliage: Record<PlantKind, (leaves: Foliage) => string> = {
  ficus: ({ random, x, y, metre, height, tones }) => {
    const tall = height * metre;
    const trunk = `<path d="M${x - 3} ${y}Q${x + tall * 0.03} ${y - tall * 0.3} ${x} ${y - tall * 0.6}" stroke="#6b5238" stroke-width="${(0.02 * metre).toFixed(1)}" fill="none"/>`;
    const leaves = Array.from({ length: 85 }, (_, index) => {
      const angle = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next());
      const [cx, cy] = [
        x + Math.cos(angle) * far * tall * 0.26,
        y - tall * 0.66 + Math.sin(angle) * far * tall * 0.33,
      ];
      return leaf([cx, cy], {
        size: 0.11 * metre * random.between(0.7, 1.1),
        angle: random.between(-40, 220),
        fill: tones[tone(index, 85)] as string,
      });
    });
    return trunk + leaves.join('');
  },
  snake: ({ random, x, y, metre, height, tones }) =>
    Array.from({ length: 11 }, (_, index) => {
      const lean = (index / 10 - 0.5) * 2;
      const tall = height * metre * (1 - Math.abs(lean) * 0.35) * random.between(0.8, 1);
      const wide = 0.035 * metre;
      const base = x + lean * 0.07 * metre;
      const tip = x + lean * 0.2 * metre;
      const fill = tones[(index * 7) % 4] as string;
      return `<path d="M${(base - wide).toFixed(1)} ${y.toFixed(1)}C${(base - wide * 1.3).toFixed(1)} ${(y - tall * 0.5).toFixed(1)} ${tip.toFixed(1)} ${(y - tall * 0.8).toFixed(1)} ${tip.toFixed(1)} ${(y - tall).toFixed(1)}C${(tip + wide).toFixed(1)} ${(y - tall * 0.7).toFixed(1)} ${(base + wide * 1.6).toFixed(1)} ${(y - tall * 0.4).toFixed(1)} ${(base + wide).toFixed(1)} ${y.toFixed(1)}Z" fill="${fill}"/>`;
    }).join(''),
  palm: ({ random, x, y, metre, height, tones }) =>
    Array.from({ length: 12 }, (_, index) => {
      const lean = (index / 11 - 0.5) * 2;
      const tall = height * metre * random.between(0.78, 1) * (1 - Math.abs(lean) * 0.25);
      const reach = lean * height * metre * 0.42;
      const [tipX, tipY] = [x + reach, y - tall * (1 - Math.abs(lean) * 0.35)];
      const bend = [x + reach * 0.25, y - tall * 1.02] as const;
      const fill = tones[(index * 5) % 4] as string;
      const stem = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}" stroke="${fill}" stroke-width="${(0.009 * metre).toFixed(1)}" fill="none"/>`;
      const fronds = Array.from({ length: 16 }, (__, step) => {
        const t = 0.38 + (step >> 1) * 0.085;
        const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * tipX;
        const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * tipY;
        const side = step % 2 === 0 ? 1 : -1;
        return leaf([px, py], {
          size: 0.15 * metre * (1.15 - t * 0.5),
          angle: (lean < 0 ? 180 : 0) + side * 48 + lean * 30,
          fill,
          slim: 0.13,
        });
      });
      return stem + fronds.join('');
    }).join(''),
  monstera: ({ random, x, y, metre, height, tones }) =>
    Array.from({ length: 13 }, (_, index) => {
      const lean = (((index * 5) % 13) / 12 - 0.5) * 2;
      const tall = height * metre * random.between(0.45, 0.92);
      const [tx, ty] = [x + lean * height * metre * 0.4, y - tall * (1 - Math.abs(lean) * 0.2)];
      const fill = tones[Math.min(3, Math.floor(index / 3.3))] as string;
      const stem = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - tall * 0.6).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}" stroke="${tones[0]}" stroke-width="${(0.01 * metre).toFixed(1)}" fill="none"/>`;
      return (
        stem +
        heart([tx, ty], {
          size: 0.24 * metre * random.between(0.75, 1.1),
          angle: lean * 65,
          fill,
          vein: tones[0] as string,
        })
      );
    }).join(''),
  trailing: ({ random, x, y, metre, tones }) =>
    Array.from({ length: 9 }, (_, index) => {
      const lean = (index / 8 - 0.5) * 2;
      const drop = random.between(0.06, 0.32) * metre;
      const edge = x + lean * 0.12 * metre;
      return Array.from({ length: 9 }, (__, step) => {
        const t = step / 8;
        const point = [
          edge + lean * t * 0.05 * metre,
          y - Math.sin(Math.min(1, t * 2.2) * 2.2) * 0.06 * metre + t * t * drop,
        ] as const;
        return leaf(point, {
          size: 0.055 * metre,
          angle: step % 2 === 0 ? 35 : 145,
          fill: tones[(index + step) % 4] as string,
          slim: 0.34,
        });
      }).join('');
    }).join(''),
};

const tone = (index: number, count: number): number => Math.min(3, Math.floor((index / count) * 4));

function leaf(
  [x, y]: readonly [number, number],
  { size, angle, fill, slim = 0.24 }: { size: number; angle: number; fill: string; slim?: number },
): string {
  const wide = size * slim;
  return `<path d="M0 0C${(size * 0.3).toFixed(1)} ${(-wide).toFixed(1)} ${(size * 0.75).toFixed(1)} ${(-wide * 0.8).toFixed(1)} ${size.toFixed(1)} 0C${(size * 0.75).toFixed(1)} ${(wide * 0.8).toFixed(1)} ${(size * 0.3).toFixed(1)} ${wide.toFixed(1)} 0 0Z" fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})"/>`;
}

function heart(
  [x, y]: readonly [number, number],
  { size: s, angle, fill, vein }: { size: number; angle: number; fill: string; vein: string },
): string {
  const p = (value: number): string => (value * s).toFixed(1);
  const blade = `M0 0C${p(-0.55)} ${p(0.12)} ${p(-0.6)} ${p(-0.5)} ${p(-0.3)} ${p(-0.72)}L${p(-0.16)} ${p(-0.5)}L${p(-0.18)} ${p(-0.86)}Q0 ${p(-1.05)} ${p(0.02)} ${p(-1.06)}Q${p(0.2)} ${p(-0.98)} ${p(0.24)} ${p(-0.84)}L${p(0.17)} ${p(-0.52)}L${p(0.36)} ${p(-0.68)}C${p(0.6)} ${p(-0.45)} ${p(0.52)} ${p(0.12)} 0 0Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})"><path d="${blade}" fill="${fill}"/><path d="M0 0L${p(0.02)} ${p(-0.98)}" stroke="${vein}" stroke-width="${(s * 0.02).toFixed(1)}" stroke-opacity=".7"/></g>`;
}
