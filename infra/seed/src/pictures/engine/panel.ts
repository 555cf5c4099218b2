import { paintShade } from './bake.ts';
import { depthOf, project, projectPolygon } from './camera.ts';
import { css, type Rgb, timesRgb } from './colour.ts';
import { pathOf, type Solid, type Stage } from './stage.ts';
import { dot, minus, type Point, type Vec } from './vec.ts';

/** Draws on a flat rectangle of the scene; points are metres from its first corner. */
export interface Pen {
  shape(points: readonly Point[], colour: Rgb, opacity?: number): void;
  circle(centre: Point, radius: number | Point, colour: Rgb, opacity?: number): void;
  /** A line `width` metres wide. */
  line(points: readonly [Point, Point], width: number, colour: Rgb, opacity?: number): void;
}

export interface Panel {
  origin: Vec;
  /** Unit directions of the panel's own axes, and the way it faces. */
  across: Vec;
  up: Vec;
  normal: Vec;
  size: Point;
  /** Keeps its own brightness: screens, outdoor views. */
  unlit?: boolean;
  /** Lays the real shadows over the drawing: for large ones. */
  shaded?: boolean;
  draw(pen: Pen, stage: Stage): void;
}

/** A drawing on a plane: tiles, pictures, rugs, door panels. It is as thin as paper and throws no shadow. */
export function panel(spec: Panel): Solid {
  const { origin, across, up, size } = spec;
  const corner = place(spec, size);
  const thin = flatAxis(across, up);
  const edge = (choose: (...values: number[]) => number, grow: number): Vec =>
    ([0, 1, 2] as const).map(
      (axis) => choose(origin[axis], corner[axis]) + (axis === thin ? grow : 0),
    ) as unknown as Vec;
  return {
    min: edge(Math.min, -0.0005),
    max: edge(Math.max, 0.0005),
    look: { colour: [0.5, 0.5, 0.5], blocks: false },
    paint: (stage) => paintPanel(stage, spec),
  };
}

const flatAxis = (across: Vec, up: Vec): number =>
  [0, 1, 2].find((axis) => across[axis] === 0 && up[axis] === 0) ?? 2;

export function paintPanel(stage: Stage, spec: Panel): string {
  const centre = place(spec, [spec.size[0] / 2, spec.size[1] / 2]);
  if (dot(spec.normal, minus(stage.camera.at, centre)) <= 0) return '';
  const parts: string[] = [];
  const light = spec.unlit
    ? ([1, 1, 1] as const)
    : stage.light.soft(place(spec, [spec.size[0] / 2, spec.size[1] / 2]), spec.normal, 3);
  const emit = (points: readonly Vec[], colour: Rgb, opacity: number): void => {
    const d = pathOf(projectPolygon(stage.camera, points));
    if (d)
      parts.push(
        `<path d="${d}" fill="${css(timesRgb(colour, light))}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
      );
  };
  spec.draw(
    {
      shape: (points, colour, opacity = 1) =>
        emit(
          points.map((point) => place(spec, point)),
          colour,
          opacity,
        ),
      circle: ([cx, cy], radius, colour, opacity = 1) => {
        const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
        const points = Array.from({ length: 26 }, (_, step): Point => {
          const angle = (step / 26) * 2 * Math.PI;
          return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
        });
        emit(
          points.map((point) => place(spec, point)),
          colour,
          opacity,
        );
      },
      line: ([a, b], width, colour, opacity = 1) => {
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [(-(b[1] - a[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)];
        const corners: Point[] = [
          [a[0] + nx, a[1] + ny],
          [b[0] + nx, b[1] + ny],
          [b[0] - nx, b[1] - ny],
          [a[0] - nx, a[1] - ny],
        ];
        emit(
          corners.map((point) => place(spec, point)),
          colour,
          opacity,
        );
      },
    },
    stage,
  );
  if (!spec.shaded) return parts.join('');
  const [w, h] = spec.size;
  const corners = [place(spec, [0, 0]), place(spec, [w, 0]), place(spec, [w, h]), place(spec, [0, h])];
  const shade = paintShade(
    stage,
    { corners, normal: spec.normal, level: light },
    projectPolygon(stage.camera, corners),
  );
  return parts.join('') + shade;
}

export function place({ origin, across, up }: Pick<Panel, 'origin' | 'across' | 'up'>, [a, b]: Point): Vec {
  return [
    origin[0] + across[0] * a + up[0] * b,
    origin[1] + across[1] * a + up[1] * b,
    origin[2] + across[2] * a + up[2] * b,
  ];
}

/** Where a sprite (a plant, a lamp's glow) stands on the picture, and how large a metre is there. */
export function anchor(stage: Stage, point: Vec): { x: number; y: number; metre: number; visible: boolean } {
  const depth = depthOf(stage.camera, point);
  const [x, y] = project(stage.camera, point);
  return { x, y, metre: stage.camera.focal / Math.max(0.2, depth), visible: depth > 0.35 };
}
