import { project, projectPolygon } from '../engine/camera.ts';
import type { Rgb } from '../engine/colour.ts';
import { onWall } from '../engine/room-shape.ts';
import { type Pen, paintPanel } from '../engine/panel.ts';
import { pathOf, type Stage } from '../engine/stage.ts';
import type { Point, Vec } from '../engine/vec.ts';
import type { Room } from '../room.ts';

const DARK: Rgb = [0.03, 0.02, 0.01];
const LIGHT: Rgb = [1, 0.95, 0.85];

/** Boards, blocks or tiles drawn over the lit floor, then the shine of the windows on it. */
export function paintFloorPattern(room: Room, stage: Stage): string {
  const { width, depth } = room.shape;
  const pattern = paintPanel(stage, {
    origin: [0, 0, 0],
    across: [1, 0, 0],
    up: [0, 0, 1],
    normal: [0, 1, 0],
    size: [width, depth],
    unlit: true,
    draw: (pen) => patterns[room.floor.style](pen, room),
  });
  return pattern + shine(room, stage);
}

const patterns = { planks, herringbone, tiles, stone: tiles, carpet };

function tone(pen: Pen, points: readonly Point[], value: number): void {
  pen.shape(points, value < 0 ? DARK : LIGHT, Math.abs(value));
}

function planks(pen: Pen, room: Room): void {
  const random = room.random.fork('planks');
  const alongX = room.floor.along === 'x';
  const [across, along] = alongX
    ? [room.shape.depth, room.shape.width]
    : [room.shape.width, room.shape.depth];
  const broad = random.pick([0.13, 0.16, 0.2]);
  const turn = (a: number, b: number): Point => (alongX ? [b, a] : [a, b]);
  for (let a = 0; a < across; a += broad) {
    const end = Math.min(a + broad, across);
    for (let b = -random.between(0, 1.4); b < along;) {
      const stop = b + random.between(1, 1.9);
      const [from, to] = [Math.max(0, b), Math.min(stop, along)];
      tone(pen, [turn(a, from), turn(end, from), turn(end, to), turn(a, to)], random.between(-0.13, 0.09));
      pen.line([turn(a, to), turn(end, to)], 0.006, DARK, 0.28);
      b = stop;
    }
    pen.line([turn(a, 0), turn(a, along)], 0.006, DARK, 0.26);
  }
}

function herringbone(pen: Pen, room: Room): void {
  const random = room.random.fork('herringbone');
  const [short, long] = [0.11, 0.55];
  const slope = Math.SQRT1_2;
  const step = (short + long) * slope;
  for (let z = -long; z < room.shape.depth + long; z += short * 2 * slope) {
    for (let column = 0, x = -long; x < room.shape.width + long; column += 1, x += step * 0.84) {
      const way = column % 2 === 0 ? 1 : -1;
      const [lx, lz] = [long * slope, long * slope * way];
      const [sx, sz] = [short * slope * -way, short * slope];
      const block: Point[] = [
        [x, z],
        [x + lx, z + lz],
        [x + lx + sx, z + lz + sz],
        [x + sx, z + sz],
      ];
      const inside = block.map(([a, b]): Point => [
        Math.min(room.shape.width, Math.max(0, a)),
        Math.min(room.shape.depth, Math.max(0, b)),
      ]);
      tone(pen, inside, random.between(-0.16, 0.1));
    }
  }
}

function tiles(pen: Pen, room: Room): void {
  const random = room.random.fork('tiles');
  const size = room.floor.style === 'stone' ? 0.8 : random.pick([0.3, 0.45, 0.6]);
  const checked = room.floor.style === 'tiles' && random.chance(0.3);
  const { width, depth } = room.shape;
  for (let x = 0, column = 0; x < width; x += size, column += 1) {
    for (let z = 0, row = 0; z < depth; z += size, row += 1) {
      const [right, far] = [Math.min(x + size, width), Math.min(z + size, depth)];
      const value = checked && (column + row) % 2 === 0 ? -0.3 : random.between(-0.05, 0.05);
      tone(
        pen,
        [
          [x, z],
          [right, z],
          [right, far],
          [x, far],
        ],
        value,
      );
    }
  }
  for (let x = size; x < width; x += size)
    pen.line(
      [
        [x, 0],
        [x, depth],
      ],
      0.008,
      DARK,
      0.22,
    );
  for (let z = size; z < depth; z += size)
    pen.line(
      [
        [0, z],
        [width, z],
      ],
      0.008,
      DARK,
      0.22,
    );
}

function carpet(pen: Pen, room: Room): void {
  const random = room.random.fork('carpet');
  for (let spot = 0; spot < 260; spot += 1) {
    const at: Point = [random.between(0, room.shape.width), random.between(0, room.shape.depth)];
    pen.circle(at, random.between(0.03, 0.16), random.chance(0.5) ? DARK : LIGHT, 0.012);
  }
}

/** A polished floor shows the panes upside down, fading towards the viewer. */
function shine(room: Room, stage: Stage): string {
  if (room.floor.style === 'carpet') return '';
  const strength = room.hour.lampsLit ? 0.05 : room.floor.style === 'planks' ? 0.16 : 0.2;
  return room.openings
    .map(({ wall, u, v }) => {
      const mirrored = (a: number, b: number): Vec => {
        const [x, y, z] = onWall(room.shape, wall, [a, b, 0]);
        return [x, -y, z];
      };
      const corners = [
        mirrored(u[0], v[0]),
        mirrored(u[1], v[0]),
        mirrored(u[1], v[1]),
        mirrored(u[0], v[1]),
      ];
      const outline = projectPolygon(stage.camera, corners);
      if (outline.length < 3) return '';
      const top = project(stage.camera, mirrored(u[0], v[0]))[1];
      const bottom = project(stage.camera, mirrored(u[0], v[1]))[1];
      const fill = stage.define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top.toFixed(0)}" y2="${bottom.toFixed(0)}"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
      );
      const { width, depth } = room.shape;
      const near = room.camera.at[2];
      const floor = pathOf(
        projectPolygon(stage.camera, [
          [0, 0, near],
          [width, 0, near],
          [width, 0, depth],
          [0, 0, depth],
        ]),
      );
      const clip = stage.define((id) => `<clipPath id="${id}"><path d="${floor}"/></clipPath>`);
      return `<g clip-path="${clip}"><path d="${pathOf(outline)}" fill="${fill}"/></g>`;
    })
    .join('');
}
