import { type Rgb, rgb, scaleRgb } from '../engine/colour.ts';
import { projectPolygon } from '../engine/camera.ts';
import { pathOf } from '../engine/stage.ts';
import type { Spot } from '../engine/spot.ts';
import { addLamp, type Room } from '../room.ts';
import { plant } from './plants.ts';
import { doorFronts } from './storage.ts';
import { rectangle } from './wall-things.ts';

const CERAMIC: Rgb = rgb('#f6f6f3');
const STEEL: Rgb = [0.5, 0.51, 0.52];

/** A bathtub along the wall. */
export function bathtub(spot: Spot, room: Room): void {
  const half = 0.82;
  const free = room.random.fork('tub').chance(0.35);
  const look = { colour: CERAMIC, soft: free ? 0.06 : 0.02 };
  spot.box([-half, half], [0, 0.56], [0.01, 0.74], { ...look, baked: true });
  spot.flat([-half + 0.07, half - 0.07], [0.08, 0.66], 0.562, (pen) => {
    const [w, d] = [half * 2 - 0.14, 0.58];
    const ring = (inset: number): [number, number][] => [
      [0.1 + inset, inset],
      [w - 0.1 - inset, inset],
      [w - inset, 0.1 + inset],
      [w - inset, d - 0.1 - inset],
      [w - 0.1 - inset, d - inset],
      [0.1 + inset, d - inset],
      [inset, d - 0.1 - inset],
      [inset, 0.1 + inset],
    ];
    pen.shape(ring(0), scaleRgb(CERAMIC, 0.72));
    pen.shape(ring(0.04), [0.5, 0.66, 0.68]);
    pen.shape(ring(0.07), [0.56, 0.72, 0.73]);
  });
  tap(spot.moved([half - 0.25, 0.56, 0.02]), room.palette.metal);
  spot.box([-0.5, -0.06], [0.3, 0.58], [0.74, 0.765], {
    colour: room.palette.textile,
    soft: 0.01,
    blocks: false,
  });
  spot.box([-0.5, -0.06], [0.56, 0.585], [0.66, 0.76], {
    colour: room.palette.textile,
    soft: 0.01,
    blocks: false,
  });
}

function tap(spot: Spot, metal: Rgb): void {
  spot.box([-0.09, 0.09], [0.16, 0.19], [0, 0.05], { colour: metal, blocks: false });
  spot.box([-0.015, 0.015], [0.165, 0.185], [0.04, 0.17], { colour: metal, blocks: false });
}

/** A glazed shower in a corner; its screen is seen from the room. */
export function shower(spot: Spot, room: Room): void {
  const half = 0.48;
  const metal = room.palette.metal;
  spot.box([-half, half], [0, 0.05], [0, 0.96], { colour: CERAMIC, baked: true });
  spot.box([-0.012, 0.012], [1, 2.08], [0.03, 0.055], { colour: metal, blocks: false });
  spot.box([-0.012, 0.012], [2.06, 2.085], [0.03, 0.36], { colour: metal, blocks: false });
  spot.round([0, 2.03, 0.36], 0.022, [0.12, 0.12], { colour: metal, blocks: false });
  spot.box([-0.08, 0.08], [1.04, 1.08], [0.02, 0.07], { colour: metal, blocks: false });
  for (const x of [-half, half])
    spot.box([x - 0.012, x + 0.012], [0.05, 2], [0.93, 0.955], { colour: metal, blocks: false });
  glass(spot, { x: [-half, half], z: [0.945, 0.945] });
  glass(spot, { x: [half, half], z: [0.02, 0.945] });
  glass(spot, { x: [-half, -half], z: [0.02, 0.945] });
}

function glass(spot: Spot, { x, z }: { x: readonly [number, number]; z: readonly [number, number] }): void {
  spot.sprite([x[0] - 0.001, x[1] + 0.001], [0.05, 2], [z[0] - 0.001, z[1] + 0.001], (stage, world) => {
    const corners = [
      world([x[0], 0.05, z[0]]),
      world([x[1], 0.05, z[1]]),
      world([x[1], 2, z[1]]),
      world([x[0], 2, z[0]]),
    ];
    const streak = [
      world([x[0] + (x[1] - x[0]) * 0.2, 0.05, z[0] + (z[1] - z[0]) * 0.2]),
      world([x[0] + (x[1] - x[0]) * 0.45, 0.05, z[0] + (z[1] - z[0]) * 0.45]),
      world([x[0] + (x[1] - x[0]) * 0.85, 2, z[0] + (z[1] - z[0]) * 0.85]),
      world([x[0] + (x[1] - x[0]) * 0.6, 2, z[0] + (z[1] - z[0]) * 0.6]),
    ];
    return `<path d="${pathOf(projectPolygon(stage.camera, corners))}" fill="#dff0ef" fill-opacity=".16" stroke="#9fb3b3" stroke-width="1.5" stroke-opacity=".7"/><path d="${pathOf(projectPolygon(stage.camera, streak))}" fill="#fff" fill-opacity=".16"/>`;
  });
}

/** A basin on a hanging cabinet, a lit mirror above. */
export function vanity(spot: Spot, room: Room, width: number): void {
  const random = room.random.fork('vanity');
  const { wood, cabinet, metal, accent, pop } = room.palette;
  const half = width / 2;
  const colour = random.pick([wood, cabinet, accent]);
  spot.box([-half, half], [0.34, 0.8], [0, 0.46], { colour, baked: true });
  doorFronts(spot, {
    from: -half,
    to: half,
    low: 0.36,
    high: 0.78,
    z: 0.46,
    count: 2,
    colour: scaleRgb(colour, 1.05),
    metal,
  });
  spot.box([-half - 0.01, half + 0.01], [0.8, 0.84], [0, 0.48], { colour: CERAMIC });
  spot.round([0, 0.84, 0.24], 0.12, [0.15, 0.21], { colour: CERAMIC, blocks: false });
  spot.flat([-0.2, 0.2], [0.04, 0.44], 0.962, (pen) => {
    pen.circle([0.2, 0.2], 0.185, scaleRgb(CERAMIC, 0.6));
    pen.circle([0.2, 0.19], 0.15, scaleRgb(CERAMIC, 0.78));
    pen.circle([0.2, 0.2], 0.018, STEEL);
  });
  tap(spot.moved([0, 0.94, 0]), metal);
  const x = half - 0.12;
  spot.round([x, 0.84, 0.2], 0.15, [0.032, 0.032], { colour: pop, blocks: false });
  spot.round([x, 0.99, 0.2], 0.04, [0.012, 0.012], { colour: metal, blocks: false });
  spot.round([x - 0.1, 0.84, 0.26], 0.1, [0.036, 0.036], { colour: room.palette.trim, blocks: false });
  if (random.chance(0.6))
    plant(spot.moved([-half + 0.12, 0.84, 0.2]), room, { kind: 'trailing', height: 0.26 });
  bathMirror(spot, room, { half, round: random.chance(0.45) });
}

function bathMirror(spot: Spot, room: Room, { half, round }: { half: number; round: boolean }): void {
  const glassTone = scaleRgb(room.palette.tile, 0.95);
  const width = round ? 0.76 : half * 1.85;
  const tall = 0.8;
  spot.front([-width / 2, width / 2], [1.12, 1.12 + tall], 0.016, (pen) => {
    const centre: [number, number] = [width / 2, tall / 2];
    if (round) {
      pen.circle(centre, 0.4, room.palette.metal);
      pen.circle(centre, 0.382, glassTone);
    } else {
      rectangle(pen, [0, 0, width, tall], room.palette.metal);
      rectangle(pen, [0.014, 0.014, width - 0.014, tall - 0.014], glassTone);
    }
    const [w, h] = [round ? 0.5 : width * 0.8, tall * 0.7];
    pen.shape(
      [
        [centre[0] - w * 0.4, centre[1] - h / 2],
        [centre[0] - w * 0.2, centre[1] - h / 2],
        [centre[0] + w * 0.4, centre[1] + h * 0.4],
        [centre[0] + w * 0.2, centre[1] + h * 0.4],
      ],
      [1, 1, 1],
      0.28,
    );
  });
  spot.box([-0.22, 0.22], [2, 2.05], [0, 0.07], {
    colour: [0.95, 0.92, 0.85],
    blocks: false,
    ...(room.hour.lampsLit && { glow: [0.9, 0.75, 0.5] as const }),
  });
  addLamp(room, spot.world([0, 1.95, 0.3]), 1.6);
}

/** A toilet: hidden cistern behind a box, or a cistern of its own. */
export function toilet(spot: Spot, room: Room): void {
  if (room.random.fork('toilet').chance(0.5)) {
    spot.box([-0.42, 0.42], [0, 1.14], [0, 0.16], { colour: room.palette.tile, baked: true });
    spot.box([-0.11, 0.11], [0.92, 1.06], [0.16, 0.17], { colour: STEEL, blocks: false });
  } else {
    spot.box([-0.19, 0.19], [0.4, 0.8], [0.01, 0.18], { colour: CERAMIC, soft: 0.02 });
  }
  spot.box([-0.12, 0.12], [0, 0.3], [0.14, 0.5], { colour: CERAMIC, soft: 0.03 });
  spot.box([-0.18, 0.18], [0.28, 0.4], [0.16, 0.68], { colour: CERAMIC, soft: 0.05 });
  spot.box([-0.185, 0.185], [0.4, 0.43], [0.16, 0.69], {
    colour: scaleRgb(CERAMIC, 1.03),
    soft: 0.014,
    blocks: false,
  });
  spot.box([0.36, 0.4], [0.66, 0.68], [0.16, 0.24], { colour: room.palette.metal, blocks: false });
}

/** A heated rail with towels. */
export function towelRail(spot: Spot, room: Room): void {
  const { metal, textile, pop, accent } = room.palette;
  for (const x of [-0.22, 0.2])
    spot.box([x, x + 0.02], [0.85, 1.75], [0.05, 0.075], { colour: metal, blocks: false });
  for (let y = 0.9; y < 1.72; y += 0.13)
    spot.box([-0.22, 0.22], [y, y + 0.02], [0.05, 0.07], { colour: metal, blocks: false });
  spot.box([-0.18, 0.18], [1.12, 1.58], [0.078, 0.1], {
    colour: room.random.fork('towel').pick([pop, accent, textile]),
    soft: 0.01,
    blocks: false,
  });
  spot.box([-0.17, 0.12], [0.82, 1.06], [0.078, 0.1], { colour: textile, soft: 0.01, blocks: false });
}

/** A washing machine. */
export function washer(spot: Spot): void {
  spot.box([-0.3, 0.3], [0.02, 0.85], [0, 0.56], { colour: CERAMIC, baked: true });
  spot.front([-0.3, 0.3], [0.02, 0.85], 0.565, (pen) => {
    rectangle(pen, [0, 0.7, 0.6, 0.704], [0.2, 0.2, 0.2], 0.5);
    pen.circle([0.3, 0.37], 0.21, scaleRgb(STEEL, 1.1));
    pen.circle([0.3, 0.37], 0.165, [0.05, 0.06, 0.07]);
    pen.shape(
      [
        [0.2, 0.44],
        [0.28, 0.5],
        [0.38, 0.48],
        [0.3, 0.42],
      ],
      [0.6, 0.66, 0.7],
      0.3,
    );
    pen.circle([0.46, 0.765], 0.03, STEEL);
    rectangle(pen, [0.05, 0.73, 0.2, 0.8], [0.7, 0.71, 0.72]);
  });
}
