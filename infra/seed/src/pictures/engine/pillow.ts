import { depthOf, project, scaleAt } from './camera.ts';
import { css, mixRgb } from './colour.ts';
import { litAt } from './face.ts';
import { type Look, smoothPath, type Solid } from './stage.ts';
import type { Point, Vec } from './vec.ts';

/** A cushion filling a box: a plump square that faces the axis in which the box is thinnest. */
export function pillow(min: Vec, max: Vec, look: Look): Solid {
  return {
    min,
    max,
    look: { ...look, blocks: false },
    paint: (stage) => {
      const size = [0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number));
      const thin = size.indexOf(Math.min(...size)) as 0 | 1 | 2;
      const eye = stage.camera.at;
      const nearSide = (eye[thin] as number) < (min[thin] as number) ? min[thin] : max[thin];
      const normal: Vec = [0, 0, 0].map((_, axis) =>
        axis === thin ? (nearSide === min[thin] ? -1 : 1) : 0,
      ) as unknown as Vec;
      const [first, second] = ([0, 1, 2] as const).filter((axis) => axis !== thin) as [0 | 1 | 2, 0 | 1 | 2];
      const spot = (a: number, b: number, away: number): Vec => {
        const place: [number, number, number] = [0, 0, 0];
        place[first] = min[first] + (max[first] - min[first]) * a;
        place[second] = min[second] + (max[second] - min[second]) * b;
        place[thin] = min[thin] + (max[thin] - min[thin]) * away;
        return place;
      };
      if (depthOf(stage.camera, spot(0.5, 0.5, 0)) < 0.3) return '';
      const shape = OUTLINE.map(([a, b]) => project(stage.camera, spot(a, b, 0.5)));
      const upper = litAt(stage, look, [spot(0.5, 0.9, 0.5), blend(normal, [0, 1, 0], 0.5)]);
      const lower = litAt(stage, look, [spot(0.5, 0.1, 0.5), blend(normal, [0, -1, 0], 0.35)]);
      const facing = litAt(stage, look, [spot(0.5, 0.5, 0.5), normal]);
      const top = Math.min(...shape.map(([, y]) => y));
      const bottom = Math.max(...shape.map(([, y]) => y));
      const fill = stage.define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top.toFixed(1)}" y2="${bottom.toFixed(1)}"><stop offset="0" stop-color="${css(mixRgb(upper, facing, 0.4))}"/><stop offset=".5" stop-color="${css(facing)}"/><stop offset="1" stop-color="${css(mixRgb(lower, facing, 0.3))}"/></linearGradient>`,
      );
      const seam = css(mixRgb(facing, [0, 0, 0], 0.35));
      const stroke = Math.max(1, 0.006 * scaleAt(stage.camera, spot(0.5, 0.5, 0.5)));
      return `<path d="${smoothPath(shape)}" fill="${fill}" stroke="${seam}" stroke-width="${stroke.toFixed(1)}" stroke-opacity=".5"/>`;
    },
  };
}

/** A square with pulled corners and full sides. */
const OUTLINE: readonly Point[] = [
  [0.02, 0.02],
  [0.25, 0.05],
  [0.5, 0.06],
  [0.75, 0.05],
  [0.98, 0.02],
  [0.95, 0.3],
  [0.95, 0.65],
  [0.99, 0.98],
  [0.75, 0.95],
  [0.5, 0.93],
  [0.25, 0.95],
  [0.01, 0.98],
  [0.05, 0.65],
  [0.05, 0.3],
];

function blend(a: Vec, b: Vec, share: number): Vec {
  const mixed = [0, 1, 2].map((axis) => (a[axis] as number) * (1 - share) + (b[axis] as number) * share);
  const length = Math.hypot(...mixed);
  return mixed.map((part) => part / length) as unknown as Vec;
}
