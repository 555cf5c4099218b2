import type { Rgb } from '../engine/colour.ts';
import { scaleRgb } from '../engine/colour.ts';
import type { Wall } from '../engine/room-shape.ts';
import type { Spot } from '../engine/spot.ts';
import type { Span } from '../engine/vec.ts';
import type { Room } from '../room.ts';
import { curtains } from './textiles.ts';
import { rectangle } from './wall-things.ts';

export interface WindowChoice {
  wall: Wall;
  /** Along the wall, and up. */
  u: Span;
  v: Span;
  panes: number;
  curtained?: readonly (-1 | 1)[];
  radiator?: boolean;
  /** A bar across, as in old houses. */
  crossbar?: boolean;
  frame?: Rgb;
}

/** A window or, from the floor, a balcony door: panes that let light in, frames, sill, curtains, radiator. */
export function windowIn(room: Room, choice: WindowChoice): void {
  const { wall, u, v, panes, frame = room.palette.trim } = choice;
  const middle = (u[0] + u[1]) / 2;
  const half = (u[1] - u[0]) / 2;
  const spot = room.decal(wall, middle);
  const wide = (half * 2) / panes;
  const bar = 0.055;
  const cross = choice.crossbar ? v[0] + (v[1] - v[0]) * 0.7 : undefined;
  for (let pane = 0; pane < panes; pane += 1) {
    const from = u[0] + pane * wide;
    const parts: Span[] = cross
      ? [
          [v[0] + bar, cross - bar / 2],
          [cross + bar / 2, v[1] - bar],
        ]
      : [[v[0] + bar, v[1] - bar]];
    for (const part of parts) room.openings.push({ wall, u: [from + bar, from + wide - bar], v: part });
  }
  frameBars(spot, { half, v, panes, bar, frame, cross });
  const solid = room.spot(wall, middle);
  if (v[0] > 0.3) {
    solid.box([-half - 0.06, half + 0.06], [v[0] - 0.04, v[0]], [0, 0.16], { colour: frame, blocks: false });
    if (choice.radiator) radiator(solid, room, Math.min(half * 1.5, 1.3));
  }
  if (choice.curtained)
    curtains(solid, room, {
      half,
      top: Math.min(room.shape.height - 0.06, v[1] + 0.2),
      sides: choice.curtained,
    });
}

interface Bars {
  half: number;
  v: Span;
  panes: number;
  bar: number;
  frame: Rgb;
  cross: number | undefined;
}

function frameBars(spot: Spot, { half, v, panes, bar, frame, cross }: Bars): void {
  const look = { colour: frame, blocks: false };
  const wide = (half * 2) / panes;
  spot.box([-half, half], [v[0], v[0] + bar], [0, 0.03], look);
  spot.box([-half, half], [v[1] - bar, v[1]], [0, 0.03], look);
  for (let edge = 0; edge <= panes; edge += 1) {
    const x = -half + edge * wide;
    const [from, to] = [edge === 0 ? x : x - bar, edge === panes ? x : x + bar];
    spot.box([from, to], [v[0], v[1]], [0, 0.032], look);
    if (edge > 0 && edge < panes)
      spot.box([x - 0.004, x + 0.004], [v[0], v[1]], [0.032, 0.034], {
        colour: scaleRgb(frame, 0.6),
        blocks: false,
      });
  }
  if (cross) spot.box([-half, half], [cross - bar / 2, cross + bar / 2], [0, 0.03], look);
}

function radiator(spot: Spot, room: Room, width: number): void {
  const half = width / 2;
  spot.box([-half, half], [0.14, 0.68], [0.04, 0.13], { colour: room.palette.trim });
  spot.front([-half, half], [0.16, 0.66], 0.132, (pen) => {
    for (let x = 0.04; x < width; x += 0.06) rectangle(pen, [x, 0, x + 0.02, 0.5], [0.25, 0.25, 0.25], 0.22);
  });
}

/** A closed inner door with its frame. */
export function doorIn(room: Room, { wall, u, colour }: { wall: Wall; u: number; colour: Rgb }): void {
  const spot = room.decal(wall, u);
  const trim = room.palette.trim;
  spot.box([-0.5, -0.42], [0, 2.12], [0, 0.03], { colour: trim });
  spot.box([0.42, 0.5], [0, 2.12], [0, 0.03], { colour: trim });
  spot.box([-0.5, 0.5], [2.04, 2.12], [0, 0.03], { colour: trim });
  spot.box([-0.42, 0.42], [0.005, 2.04], [0, 0.015], { colour });
  const style = room.random.fork('door').pick(['panels', 'glass', 'plain'] as const);
  spot.front([-0.42, 0.42], [0, 2.04], 0.017, (pen) => {
    if (style === 'glass')
      for (const y of [0.9, 1.25, 1.6]) rectangle(pen, [0.16, y, 0.68, y + 0.29], [0.62, 0.68, 0.7]);
    const rows =
      style === 'panels'
        ? ([
            [0.15, 0.85],
            [0.98, 1.9],
          ] as const)
        : style === 'glass'
          ? ([[0.15, 0.75]] as const)
          : [];
    for (const [low, high] of rows) {
      for (const [x0, x1] of [
        [0.11, 0.39],
        [0.45, 0.73],
      ] as const) {
        rectangle(pen, [x0, low, x1, high], scaleRgb(colour, 0.78));
        rectangle(pen, [x0 + 0.014, low + 0.014, x1, high], scaleRgb(colour, 1.04));
        rectangle(pen, [x0 + 0.03, low + 0.03, x1 - 0.02, high - 0.02], scaleRgb(colour, 0.94));
      }
    }
  });
  spot.box([0.32, 0.36], [1, 1.03], [0.015, 0.06], { colour: room.palette.metal, blocks: false });
  spot.box([0.24, 0.36], [1.005, 1.022], [0.055, 0.07], { colour: room.palette.metal, blocks: false });
}

/** Skirting boards along the visible walls, and a ceiling moulding in old flats. */
export function trims(room: Room, moulding: boolean): void {
  for (const wall of ['back', 'left', 'right'] as const) {
    const length = wall === 'back' ? room.shape.width : room.shape.depth;
    const from = wall === 'back' ? 0 : Math.min(0, room.camera.at[2]) + 0.3;
    const spot = room.decal(wall);
    spot.box([from, length], [0, 0.085], [0, 0.014], { colour: room.palette.trim, blocks: false });
    if (!moulding) continue;
    const { height } = room.shape;
    spot.box([from, length], [height - 0.07, height], [0, 0.07], {
      colour: room.palette.trim,
      blocks: false,
    });
    spot.box([from, length], [height - 0.13, height - 0.1], [0, 0.025], {
      colour: room.palette.trim,
      blocks: false,
    });
  }
}
