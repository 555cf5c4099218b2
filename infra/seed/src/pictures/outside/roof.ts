import { paintFace } from '../engine/face.ts';
import { type Rgb, scaleRgb } from '../engine/colour.ts';
import { paintPanel } from '../engine/panel.ts';
import type { Solid, Stage } from '../engine/stage.ts';
import { minus, unit, type Vec } from '../engine/vec.ts';
import type { Span } from '../engine/vec.ts';

export interface RoofShape {
  x: Span;
  z: Span;
  /** Height of the eaves, and of the ridge above them. */
  eaves: number;
  rise: number;
  /** `x`: the ridge runs along x (slopes face the viewer); `z`: the gable faces the viewer; `hip`: slopes all round. */
  ridge: 'x' | 'z' | 'hip';
  tiles: Rgb;
  wall: Rgb;
}

/** A tiled roof with its gables. */
export function roof(shape: RoofShape): Solid {
  const { x, z, eaves, rise, tiles } = shape;
  return {
    min: [x[0], eaves, z[0]],
    max: [x[1], eaves + rise, z[1]],
    look: { colour: tiles, blocks: true },
    paint: (stage) =>
      faces(shape)
        .map((face) => paintSlope(stage, face, tiles))
        .join(''),
  };
}

interface Slope {
  corners: readonly [Vec, Vec, Vec, Vec];
  colour: Rgb;
  tiled: boolean;
}

function faces({ x: [x0, x1], z: [z0, z1], eaves, rise, ridge, tiles, wall }: RoofShape): Slope[] {
  const top = eaves + rise;
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const slope = (corners: Slope['corners']): Slope => ({ corners, colour: tiles, tiled: true });
  const gable = (corners: Slope['corners']): Slope => ({ corners, colour: wall, tiled: false });
  const inset = ridge === 'hip' ? Math.min((x1 - x0) * 0.3, (z1 - z0) / 2) : 0;
  if (ridge === 'z') {
    return [
      gable([
        [x0, eaves, z1],
        [x1, eaves, z1],
        [mx, top, z1],
        [mx, top, z1],
      ]),
      slope([
        [x0, eaves, z0],
        [x0, eaves, z1],
        [mx, top, z1],
        [mx, top, z0],
      ]),
      slope([
        [x1, eaves, z0],
        [x1, eaves, z1],
        [mx, top, z1],
        [mx, top, z0],
      ]),
      gable([
        [x0, eaves, z0],
        [x1, eaves, z0],
        [mx, top, z0],
        [mx, top, z0],
      ]),
    ];
  }
  const [left, right]: [Vec, Vec] = [
    [x0 + inset, top, mz],
    [x1 - inset, top, mz],
  ];
  const end = ridge === 'hip' ? slope : gable;
  return [
    slope([[x0, eaves, z1], [x1, eaves, z1], right, left]),
    end([[x0, eaves, z0], [x0, eaves, z1], left, left]),
    end([[x1, eaves, z0], [x1, eaves, z1], right, right]),
    slope([[x0, eaves, z0], [x1, eaves, z0], right, left]),
  ];
}

function paintSlope(stage: Stage, { corners, colour, tiled }: Slope, tiles: Rgb): string {
  const [a, b, c, d] = corners;
  const normal = upwards(cross(minus(b, a), minus(d, a)), corners, stage);
  const face = paintFace(stage, { corners, normal }, { colour, soft: tiled ? 0.05 : 0 });
  if (!tiled) return face && verge(stage, { corners, colour }, [normal, tiles]);
  if (!face) return '';
  const width = Math.hypot(...minus(b, a));
  const height = Math.hypot(...minus(mid(c, d), mid(a, b)));
  const lean = minus(mid(c, d), mid(a, b));
  const rows = paintPanel(stage, {
    origin: a,
    across: unit(minus(b, a)),
    up: unit(lean),
    normal,
    size: [width, height],
    unlit: true,
    draw: (pen) => {
      const narrow = (y: number): [number, number] => {
        const top = [along(a, b, d), along(a, b, c)];
        return [(top[0] as number) * (y / height), width - (width - (top[1] as number)) * (y / height)];
      };
      for (let y = 0.3; y < height; y += 0.34) {
        const [from, to] = narrow(y);
        pen.line(
          [
            [from, y],
            [to, y],
          ],
          0.06,
          scaleRgb(colour, 0.2),
          0.32,
        );
      }
      for (let x = 0.3; x < width; x += 0.5) {
        const [from, to] = narrow(height);
        const reach =
          x < from ? (x / from) * height : x > to ? ((width - x) / (width - to)) * height : height;
        pen.line(
          [
            [x, 0],
            [x, reach],
          ],
          0.03,
          scaleRgb(colour, 0.2),
          0.16,
        );
      }
    },
  });
  return face + rows;
}

/** A gable edged by its tiles. */
function verge(
  stage: Stage,
  { corners, colour }: Pick<Slope, 'corners' | 'colour'>,
  [normal, tiles]: readonly [Vec, Rgb],
): string {
  const [a, b, top] = corners;
  const foot = mid(a, b);
  const inner = (corner: Vec): Vec => {
    const [x, y, z] = minus(corner, foot);
    return [foot[0] + x * 0.87, foot[1] + y * 0.87, foot[2] + z * 0.87];
  };
  const edge = paintFace(stage, { corners, normal }, { colour: scaleRgb(tiles, 0.8) });
  return (
    edge + paintFace(stage, { corners: [inner(a), inner(b), inner(top), inner(top)], normal }, { colour })
  );
}

const mid = (a: Vec, b: Vec): Vec => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** How far along a–b the foot of a point lies. */
function along(a: Vec, b: Vec, point: Vec): number {
  const way = unit(minus(b, a));
  const to = minus(point, a);
  return way[0] * to[0] + way[1] * to[1] + way[2] * to[2];
}

/** Slopes face up; gables face away from the roof's middle, which is towards a viewer who can see them. */
function upwards(normal: Vec, corners: readonly Vec[], stage: Stage): Vec {
  const n = unit(normal);
  if (Math.abs(n[1]) > 0.05) return n[1] > 0 ? n : [-n[0], -n[1], -n[2]];
  const [first] = corners as [Vec];
  const eye = minus(stage.camera.at, first);
  return n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2] > 0 ? n : [-n[0], -n[1], -n[2]];
}
