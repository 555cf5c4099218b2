import { HEIGHT, rayThrough, WIDTH, type Camera } from './camera.ts';
import { addRgb, brightness, type Rgb, scaleRgb, toByte } from './colour.ts';
import { encodePng } from './png.ts';
import { pathOf, type Stage } from './stage.ts';
import { add, dot, minus, type Point, times, type Vec } from './vec.ts';

const FINE = 5;
/** The soft light is sampled on every third fine cell, under a ceiling on every sixth: little stands against it. */
const coarseness = (normal: Vec): number => (normal[1] < 0 ? 6 : 3);

export interface Plane {
  /** World corners of the surface. */
  corners: readonly Vec[];
  normal: Vec;
  colour: Rgb;
}

type Surface = Pick<Plane, 'corners' | 'normal'>;

interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Paints a plane with its light and shadows baked into a small picture, clipped to the plane's outline. */
export function paintBaked(stage: Stage, plane: Plane, outline: readonly Point[]): string {
  const box = bounds(outline);
  return box.columns < 1 || box.rows < 1
    ? ''
    : placed(stage, { box, outline, pixels: bake(stage, plane, box) });
}

/**
 * Lays shadows and sun over something already painted in the even light `level`:
 * dark where less arrives, bright where more does.
 */
export function paintShade(
  stage: Stage,
  plane: Omit<Plane, 'colour'> & { level: Rgb },
  outline: readonly Point[],
): string {
  const box = bounds(outline);
  if (box.columns < 1 || box.rows < 1) return '';
  const light = bakedLight(stage, plane, box);
  const level = brightness(plane.level);
  const pixels = new Uint8Array(box.columns * box.rows * 4);
  for (let cell = 0, at = 0, from = 0; cell < box.columns * box.rows; cell += 1, at += 4, from += 3) {
    const here = brightness([light[from] as number, light[from + 1] as number, light[from + 2] as number]);
    const share = (here / level) ** (1 / 2.2);
    pixels[at] = share < 1 ? 16 : 255;
    pixels[at + 1] = share < 1 ? 10 : 244;
    pixels[at + 2] = share < 1 ? 6 : 222;
    pixels[at + 3] = share < 1 ? 255 * (1 - share) : Math.min(110, 190 * (share - 1));
  }
  return placed(stage, { box, outline, pixels });
}

function placed(
  stage: Stage,
  { box, outline, pixels }: { box: Box; outline: readonly Point[]; pixels: Uint8Array },
): string {
  const data = encodePng(pixels, box.columns, box.rows).toString('base64');
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${pathOf(outline)}"/></clipPath>`);
  const size = `x="${box.left}" y="${box.top}" width="${box.columns * FINE}" height="${box.rows * FINE}"`;
  return `<g clip-path="${clip}"><image ${size} preserveAspectRatio="none" href="data:image/png;base64,${data}"/></g>`;
}

function bounds(outline: readonly Point[]): Box {
  const xs = outline.map(([x]) => Math.min(WIDTH, Math.max(0, x)));
  const ys = outline.map(([, y]) => Math.min(HEIGHT, Math.max(0, y)));
  const left = Math.floor(Math.min(...xs) / FINE - 1) * FINE;
  const top = Math.floor(Math.min(...ys) / FINE - 1) * FINE;
  const empty = Math.max(...xs) - Math.min(...xs) < 1 || Math.max(...ys) - Math.min(...ys) < 1;
  return {
    left,
    top,
    columns: empty ? 0 : Math.ceil((Math.max(...xs) - left) / FINE) + 1,
    rows: empty ? 0 : Math.ceil((Math.max(...ys) - top) / FINE) + 1,
  };
}

function bake(stage: Stage, plane: Plane, box: Box): Uint8Array {
  const light = bakedLight(stage, plane, box);
  const pixels = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at += 1) {
    pixels[at] = toByte((light[at] as number) * (plane.colour[at % 3] as number));
  }
  return pixels;
}

/** The light of every fine cell, red, green and blue: soft light read between coarse samples, and the sun of each cell. */
function bakedLight(stage: Stage, plane: Surface, box: Box): Float32Array {
  const locate = locator(stage.camera, plane, box);
  const light = softLight(stage, plane, { box, locate });
  const { toward } = stage.light;
  if (!toward || dot(toward, plane.normal) <= 0.01) return light;
  for (let row = 0, at = 0; row < box.rows; row += 1) {
    for (let column = 0; column < box.columns; column += 1, at += 3) {
      const sun = stage.light.sun(locate(column, row), plane.normal);
      light[at] = (light[at] as number) + sun[0];
      light[at + 1] = (light[at + 1] as number) + sun[1];
      light[at + 2] = (light[at + 2] as number) + sun[2];
    }
  }
  return light;
}

type Locate = (column: number, row: number) => Vec;

/** The point of the surface under a cell, kept inside the surface so that its edges have light of their own. */
function locator(camera: Camera, { corners, normal }: Surface, { left, top }: Box): Locate {
  const level = dot(normal, minus(corners[0] as Vec, camera.at));
  const low = [0, 1, 2].map((axis) => Math.min(...corners.map((corner) => corner[axis] as number)));
  const high = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis] as number)));
  const clamp = (value: number, axis: number): number =>
    Math.min(
      Math.max(value, (low[axis] as number) + 0.004),
      Math.max(low[axis] as number, (high[axis] as number) - 0.004),
    );
  return (column, row) => {
    const ray = rayThrough(camera, [left + (column + 0.5) * FINE, top + (row + 0.5) * FINE]);
    const slope = dot(normal, ray);
    const far = Math.abs(slope) < 1e-6 ? 50 : level / slope;
    const [x, y, z] = add(camera.at, times(ray, far > 0 ? far : 50));
    return add([clamp(x, 0), clamp(y, 1), clamp(z, 2)], times(normal, 0.004));
  };
}

function softLight(
  stage: Stage,
  plane: Surface,
  { box, locate }: { box: Box; locate: Locate },
): Float32Array {
  const coarse = coarseness(plane.normal);
  const columns = Math.ceil(box.columns / coarse) + 1;
  const rows = Math.ceil(box.rows / coarse) + 1;
  const grid: Rgb[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const turn = (column * 5 + row * 3) % 16;
      grid.push(stage.light.soft(locate(column * coarse, row * coarse), plane.normal, turn));
    }
  }
  return between(blurred(grid, columns, rows), { columns, coarse }, box);
}

/** Reads every fine cell between its four coarse neighbours. */
function between(
  grid: readonly Rgb[],
  { columns, coarse }: { columns: number; coarse: number },
  box: Box,
): Float32Array {
  const light = new Float32Array(box.columns * box.rows * 3);
  for (let row = 0, at = 0; row < box.rows; row += 1) {
    const upper = Math.floor(row / coarse);
    const down = row / coarse - upper;
    for (let column = 0; column < box.columns; column += 1, at += 3) {
      const left = Math.floor(column / coarse);
      const right = column / coarse - left;
      const cell = upper * columns + left;
      const [a, b] = [grid[cell] as Rgb, grid[cell + 1] as Rgb];
      const [c, d] = [grid[cell + columns] as Rgb, grid[cell + columns + 1] as Rgb];
      for (const part of [0, 1, 2] as const) {
        const top = a[part] + (b[part] - a[part]) * right;
        light[at + part] = top + (c[part] + (d[part] - c[part]) * right - top) * down;
      }
    }
  }
  return light;
}

/** A 3 × 3 tent: evens out the sampling pattern, keeps contact shadows. */
function blurred(grid: readonly Rgb[], columns: number, rows: number): Rgb[] {
  return grid.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    let sum: Rgb = [0, 0, 0];
    let weight = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const share = (x === column ? 2 : 1) * (y === row ? 2 : 1);
        sum = addRgb(sum, scaleRgb(grid[y * columns + x] as Rgb, share));
        weight += share;
      }
    }
    return scaleRgb(sum, 1 / weight);
  });
}
