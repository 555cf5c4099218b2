import { project, depthOf } from './camera.ts';
import { css, mixRgb } from './colour.ts';
import { type Face, litAt, paintFace } from './face.ts';
import type { Look, Solid, Stage } from './stage.ts';
import type { Vec } from './vec.ts';

/** A cuboid along the axes: most furniture is made of it. */
export function box(min: Vec, max: Vec, look: Look): Solid {
  const inset = Math.min(
    look.soft ?? 0,
    ...[0, 1, 2].map((axis) => ((max[axis] as number) - (min[axis] as number)) / 2.2),
  );
  const low: Vec = [min[0] + inset, min[1] + inset, min[2] + inset];
  const high: Vec = [max[0] - inset, max[1] - inset, max[2] - inset];
  const shape = inset > 0 ? { ...look, soft: inset } : look;
  return {
    min,
    max,
    look,
    paint: (stage) =>
      boxFaces(low, high)
        .map((face) => paintFace(stage, face, shape))
        .join('') + edgeGlint(stage, [low, high], look),
  };
}

function boxFaces([ax, ay, az]: Vec, [bx, by, bz]: Vec): Face[] {
  return [
    {
      normal: [0, -1, 0],
      corners: [
        [ax, ay, az],
        [bx, ay, az],
        [bx, ay, bz],
        [ax, ay, bz],
      ],
    },
    {
      normal: [0, 0, 1],
      corners: [
        [ax, by, bz],
        [bx, by, bz],
        [bx, ay, bz],
        [ax, ay, bz],
      ],
    },
    {
      normal: [-1, 0, 0],
      corners: [
        [ax, by, bz],
        [ax, by, az],
        [ax, ay, az],
        [ax, ay, bz],
      ],
    },
    {
      normal: [1, 0, 0],
      corners: [
        [bx, by, az],
        [bx, by, bz],
        [bx, ay, bz],
        [bx, ay, az],
      ],
    },
    {
      normal: [0, 0, -1],
      corners: [
        [ax, by, az],
        [bx, by, az],
        [bx, ay, az],
        [ax, ay, az],
      ],
    },
    {
      normal: [0, 1, 0],
      corners: [
        [ax, by, az],
        [bx, by, az],
        [bx, by, bz],
        [ax, by, bz],
      ],
    },
  ];
}

/** A thin line of light on the upper front edge: what makes a solid look crisp. */
function edgeGlint(stage: Stage, [low, high]: readonly [Vec, Vec], look: Look): string {
  const from: Vec = [low[0], high[1], low[2]];
  const to: Vec = [high[0], high[1], low[2]];
  if (look.glow || look.soft || stage.camera.at[1] < high[1] || high[0] - low[0] < 0.25) return '';
  if (depthOf(stage.camera, from) < 0.3 || depthOf(stage.camera, to) < 0.3) return '';
  const [a, b] = [project(stage.camera, from), project(stage.camera, to)];
  const lit = litAt(stage, look, [
    [(from[0] + to[0]) / 2, from[1], from[2]],
    [0, 1, 0],
  ]);
  const colour = css(mixRgb(lit, [1, 1, 1], 0.25));
  return `<path d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}" stroke="${colour}" stroke-width="1.6" stroke-opacity=".55" stroke-linecap="round"/>`;
}
