import { paintBaked } from './bake.ts';
import { depthOf, projectPolygon, project, scaleAt } from './camera.ts';
import { addRgb, brightness, css, mixRgb, type Rgb, timesRgb } from './colour.ts';
import { type Look, pathOf, type Stage } from './stage.ts';
import { add, dot, middle, minus, mixVec, times, type Vec } from './vec.ts';

const BAKED_FROM = 30_000;
const FLAT_BELOW = 500;

export interface Face {
  /** Four corners in order around. */
  corners: readonly [Vec, Vec, Vec, Vec];
  normal: Vec;
}

/** One flat face with the light that falls on it: a flat tint when small, a gradient, or baked shadows when large. */
export function paintFace(stage: Stage, { corners, normal }: Face, look: Look): string {
  const centre = middle(corners);
  if (dot(normal, minus(stage.camera.at, centre)) <= 0) return '';
  const outline = projectPolygon(stage.camera, corners);
  if (outline.length < 3 || outside(outline)) return '';
  const size = area(outline);
  if (size < 2) return '';
  const path = pathOf(outline);
  const edge = look.soft ? Math.max(1, look.soft * 2 * scaleAt(stage.camera, centre)) : 0.7;
  const fill =
    size < FLAT_BELOW
      ? css(litAt(stage, look, [centre, normal]))
      : gradientFill(stage, { corners, normal }, look);
  const flat = `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${edge.toFixed(1)}" stroke-linejoin="round"/>`;
  if (!look.baked || size < BAKED_FROM) return flat;
  return flat + paintBaked(stage, { corners, normal, colour: look.colour }, outline);
}

/** The colour of a material at a point under the scene's light. */
export function litAt(stage: Stage, look: Look, [point, normal]: readonly [Vec, Vec]): Rgb {
  const place = add(point, times(normal, 0.006));
  const light = stage.light.soft(place, normal, turnOf(point));
  const lit = timesRgb(addRgb(light, stage.light.sun(place, normal)), look.colour);
  return look.glow ? addRgb(lit, look.glow) : lit;
}

const turnOf = ([x, y, z]: Vec): number => Math.abs(Math.round(x * 37 + y * 57 + z * 71)) % 16;

function gradientFill(stage: Stage, { corners, normal }: Face, look: Look): string {
  const centre = middle(corners);
  const lit = corners.map((corner) => litAt(stage, look, [mixVec(corner, centre, 0.12), normal])) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  const across = Math.abs(brightness(lit[0]) + brightness(lit[3]) - brightness(lit[1]) - brightness(lit[2]));
  const along = Math.abs(brightness(lit[0]) + brightness(lit[1]) - brightness(lit[2]) - brightness(lit[3]));
  const inner = litAt(stage, look, [centre, normal]);
  const [a, b, c, d] = corners;
  const ends: [Vec, Vec] =
    across > along ? [mixVec(a, d, 0.5), mixVec(b, c, 0.5)] : [mixVec(a, b, 0.5), mixVec(d, c, 0.5)];
  const [from, to] =
    across > along
      ? [mixRgb(lit[0], lit[3], 0.5), mixRgb(lit[1], lit[2], 0.5)]
      : [mixRgb(lit[0], lit[1], 0.5), mixRgb(lit[3], lit[2], 0.5)];
  if (ends.some((end) => depthOf(stage.camera, end) < 0.2)) return css(inner);
  return linearGradient(stage, ends, [from, mixRgb(mixRgb(from, to, 0.5), inner, 0.5), to]);
}

/** A gradient between two points of the scene. */
export function linearGradient(
  stage: Stage,
  [from, to]: readonly [Vec, Vec],
  colours: readonly Rgb[],
): string {
  const [x1, y1] = project(stage.camera, from);
  const [x2, y2] = project(stage.camera, to);
  const stops = colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${css(colour)}"/>`)
    .join('');
  const line = `x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"`;
  return stage.define(
    (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient>`,
  );
}

function outside(outline: readonly (readonly [number, number])[]): boolean {
  return (
    outline.every(([x]) => x < -20) ||
    outline.every(([x]) => x > 1620) ||
    outline.every(([, y]) => y < -20) ||
    outline.every(([, y]) => y > 1220)
  );
}

export function area(outline: readonly (readonly [number, number])[]): number {
  let sum = 0;
  outline.forEach(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] as readonly [number, number];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum / 2);
}
