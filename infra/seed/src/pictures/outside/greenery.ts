import { box } from '../engine/box.ts';
import { css, mixRgb, type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import { litAt } from '../engine/face.ts';
import { anchor } from '../engine/panel.ts';
import type { Vec } from '../engine/vec.ts';
import type { Lot } from '../lot.ts';

export type TreeKind = 'round' | 'tall' | 'bush';

/** A tree that stands at x, z: a crown of many leaves drawn towards the viewer, and a rough body that throws its shadow. */
export function tree(lot: Lot, [x, , z]: Vec, { kind, height }: { kind: TreeKind; height: number }): void {
  const random = lot.random.fork(`tree${x.toFixed(1)}/${z.toFixed(1)}`);
  const green = rgb(random.pick(['#5f7d4d', '#6e8b55', '#4f6f4a', '#7b9460', '#8a9a52']));
  const wide = { round: 0.34, tall: 0.2, bush: 0.6 }[kind] * height;
  const trunk = kind === 'bush' ? 0 : height * 0.34;
  shadowBody(lot, { x, z, trunk, height, wide });
  lot.solids.push({
    min: [x - wide * 0.5, 0, z - 0.05],
    max: [x + wide * 0.5, height, z + 0.05],
    look: { colour: green, blocks: false },
    paint: (stage) => {
      const { x: px, y: py, metre, visible } = anchor(stage, [x, 0, z]);
      if (!visible) return '';
      const lit = litAt(stage, { colour: green }, [
        [x, height * 0.9, z - wide],
        [0, 0.8, -0.6],
      ]);
      const tones = [0.42, 0.62, 0.85, 1.12].map((level, index) =>
        css(mixRgb(scaleRgb(lit, level), [0.7, 0.68, 0.2], index * 0.03)),
      );
      const stem =
        trunk > 0
          ? `<path d="M${px - 0.03 * height * metre} ${py}L${px - 0.012 * height * metre} ${py - trunk * 1.3 * metre}L${px + 0.012 * height * metre} ${py - trunk * 1.3 * metre}L${px + 0.03 * height * metre} ${py}Z" fill="${css(
              litAt(stage, { colour: rgb('#6d5540') }, [
                [x, 1, z - 0.3],
                [0, 0, -1],
              ]),
            )}"/>`
          : '';
      const crown = { px, base: py - trunk * metre, tall: (height - trunk) * metre, wide: wide * metre };
      return stem + leafy(crown, tones, random.fork('leaves').next);
    },
  });
}

interface Crown {
  px: number;
  base: number;
  tall: number;
  wide: number;
}

function leafy({ px, base, tall, wide }: Crown, tones: readonly string[], next: () => number): string {
  const cy = base - tall * 0.5;
  const lump = (x: number, y: number, r: number): string =>
    `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  const body = `<ellipse cx="${px.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(wide * 0.86).toFixed(1)}" ry="${(tall * 0.44).toFixed(1)}" fill="${tones[0]}"/>`;
  const layers = tones.map((tone, level) => {
    const path = Array.from({ length: [26, 34, 46, 40][level] ?? 30 }, () => {
      const angle = next() * Math.PI * 2;
      const far = level === 0 ? 0.7 + next() * 0.2 : Math.sqrt(next()) * (0.84 - level * 0.1);
      const x = px + Math.cos(angle) * far * wide - level * wide * 0.06;
      const y = cy + Math.sin(angle) * far * tall * 0.48 - level * tall * 0.05;
      return lump(x, y, Math.min(wide, tall) * (0.2 - level * 0.036) * (0.6 + next() * 0.6));
    });
    return `<path d="${path.join('')}" fill="${tone}"/>`;
  });
  return body + layers.join('');
}

/** Three unseen boxes, so that the shadow on the ground is rounded rather than square. */
function shadowBody(
  lot: Lot,
  { x, z, trunk, height, wide }: { x: number; z: number; trunk: number; height: number; wide: number },
): void {
  const look = { colour: [0.12, 0.2, 0.08] as Rgb, blocks: true };
  const crown = height - trunk;
  for (const [share, from, to] of [
    [0.62, 0, 0.3],
    [0.9, 0.2, 0.7],
    [0.55, 0.65, 1],
  ] as const) {
    const reach = wide * share;
    lot.solids.push({
      ...box([x - reach, trunk + crown * from, z - reach], [x + reach, trunk + crown * to, z + reach], look),
      paint: () => '',
      min: [x - reach, trunk + crown * from, z - reach],
      max: [x + reach, trunk + crown * to, z + reach],
    });
  }
}

/** A clipped hedge. */
export function hedge(
  lot: Lot,
  [from, to]: readonly [number, number],
  { off, height }: { off: number; height: number },
): void {
  const green = rgb(lot.random.fork('hedge').pick(['#5c7a4a', '#67854f', '#4e6d45']));
  lot.spot(0, off).box([from, to], [0, height], [0, 0.6], { colour: green, soft: 0.1 });
  const random = lot.random.fork(`hedge${off}`);
  lot.spot(0, off).front([from, to], [0, height + 0.1], 0.61, (pen) => {
    for (let x = 0.1; x < to - from - 0.1; x += 0.16) {
      pen.circle(
        [x, random.between(0.1, height)],
        random.between(0.08, 0.2),
        scaleRgb(green, random.between(0.75, 1.25)),
        0.7,
      );
      pen.circle(
        [x, height - 0.02],
        random.between(0.1, 0.16),
        scaleRgb(green, random.between(0.95, 1.25)),
        0.9,
      );
    }
  });
}
