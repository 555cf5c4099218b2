import type { Camera } from './camera.ts';
import type { Rgb } from './colour.ts';
import type { Light } from './light.ts';
import type { Point, Vec } from './vec.ts';

/** Everything that a thing needs to paint itself. */
export interface Stage {
  camera: Camera;
  light: Light;
  /** Adds an SVG definition; returns the `url(#…)` that points to it. */
  define(write: (id: string) => string): string;
}

export interface Look {
  colour: Rgb;
  /** Light that the thing gives by itself (a lit shade, a screen). */
  glow?: Rgb;
  /** Radius of its rounded edges, metres. */
  soft?: number;
  /** Whether it throws shadows; by default everything bigger than a hand does. */
  blocks?: boolean;
  /** Whether its large faces carry real shadows instead of a gradient. */
  baked?: boolean;
}

/** A thing in the scene: its extent decides what is drawn over what. */
export interface Solid {
  min: Vec;
  max: Vec;
  look: Look;
  paint(stage: Stage): string;
}

export function createStage(camera: Camera, light: Light): Stage & { definitions(): string } {
  const defined: string[] = [];
  return {
    camera,
    light,
    define: (write) => {
      const id = `d${defined.length}`;
      defined.push(write(id));
      return `url(#${id})`;
    },
    definitions: () => defined.join(''),
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

export function pathOf(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A smooth closed curve through the points (Catmull–Rom as Béziers). */
export function smoothPath(points: readonly Point[], tension = 6): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / tension, b[1] + (c[1] - a[1]) / tension];
    const second: Point = [c[0] - (d[0] - b[0]) / tension, c[1] - (d[1] - b[1]) / tension];
    return `C${[first, second, c].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${round(x)} ${round(y)}${curves.join('')}Z`;
}
