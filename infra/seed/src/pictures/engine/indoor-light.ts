import { addRgb, brightness, type Rgb, scaleRgb } from './colour.ts';
import { directionsAround } from './hemisphere.ts';
import { type Lamp, type Light, NO_LIGHT, type Sun } from './light.ts';
import { inward, onWall, type Opening, type RoomShape, alongWall } from './room-shape.ts';
import type { Tracer } from './tracer.ts';
import { add, dot, minus, times, type Vec } from './vec.ts';

export interface IndoorScene {
  shape: RoomShape;
  tracer: Tracer;
  /** Panes that let daylight in. */
  openings: readonly Opening[];
  sky: Rgb;
  sun?: Sun | undefined;
  lamps: readonly Lamp[];
  /** Light from the rest of the home, behind the viewer. */
  fill: Rgb;
  walls: Rgb;
  floor: Rgb;
  /** Brightness that the middle of the room gets after exposure. */
  exposure: number;
}

const NEAR_CORNER = 0.9;
const REACH = 1.5;

/** Daylight by panes, lamps, and one bounce gathered over the hemisphere, exposed so that the picture is well lit. */
export function createIndoorLight(scene: IndoorScene): Light {
  const panes = scene.openings.flatMap((opening) => paneSamples(scene.shape, opening));
  const level = 0.34 * panes.reduce((sum, pane) => sum + pane.area * brightness(scene.sky), 0);
  const room = scene.shape.width * scene.shape.depth;
  const lampLevel = scene.lamps.reduce((sum, lamp) => sum + brightness(lamp.colour), 0);
  const ambient = addRgb(
    scaleRgb(scene.sky, level / room / Math.max(0.05, brightness(scene.sky))),
    addRgb(scaleRgb(scene.fill, 0.5), scaleRgb(warmest(scene.lamps), (lampLevel * 0.9) / room)),
  );

  const raw = (point: Vec, normal: Vec, turn: number): Rgb => {
    let sum = gather(scene, ambient, [point, normal], turn);
    for (const pane of panes) sum = addRgb(sum, fromPane(scene, pane, [point, normal]));
    for (const lamp of scene.lamps) sum = addRgb(sum, fromLamp(scene, lamp, [point, normal]));
    return addRgb(sum, scaleRgb(scene.fill, 0.5 + 0.5 * Math.max(0, -normal[2])));
  };
  const gain = scene.exposure / meter(scene.shape, raw);
  return {
    soft: (point, normal, turn) => scaleRgb(raw(point, normal, turn), gain),
    toward: scene.sun?.toward,
    sun: (point, normal) => fromSun(scene, point, normal),
  };
}

interface Pane {
  points: Vec[];
  normal: Vec;
  area: number;
}

/** A pane as four small area lights. */
function paneSamples(shape: RoomShape, { wall, u, v }: Opening): Pane[] {
  const spots = [0.25, 0.75];
  const points = spots.flatMap((a) =>
    spots.map((b) => onWall(shape, wall, [u[0] + (u[1] - u[0]) * a, v[0] + (v[1] - v[0]) * b, 0])),
  );
  return [{ points, normal: inward(wall), area: (u[1] - u[0]) * (v[1] - v[0]) }];
}

function fromPane(scene: IndoorScene, pane: Pane, [point, normal]: readonly [Vec, Vec]): Rgb {
  let sum = 0;
  for (const source of pane.points) {
    const way = minus(source, point);
    const squared = dot(way, way);
    const facing = dot(way, normal);
    const leaving = -dot(way, pane.normal);
    if (facing <= 0 || leaving <= 0.01) continue;
    if (scene.tracer.blocked(point, way, 0.97)) continue;
    sum += (facing * leaving) / (squared * squared + 0.12);
  }
  return scaleRgb(scene.sky, (sum * pane.area) / pane.points.length / 2.2);
}

function fromLamp(scene: IndoorScene, lamp: Lamp, [point, normal]: readonly [Vec, Vec]): Rgb {
  const way = minus(lamp.at, point);
  const squared = dot(way, way);
  const facing = dot(way, normal) / Math.sqrt(squared);
  if (facing <= 0 || scene.tracer.blocked(point, way, 0.96)) return NO_LIGHT;
  return scaleRgb(lamp.colour, facing / (squared + 0.25));
}

/** Light bounced by the room; less of it under furniture and in corners, and tinted by what stands near. */
function gather(scene: IndoorScene, ambient: Rgb, [point, normal]: readonly [Vec, Vec], turn: number): Rgb {
  const directions = directionsAround(normal, turn);
  const { tracer, shape } = scene;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (const direction of directions) {
    const found = tracer.hit(point, direction, REACH);
    if (found >= 0) {
      const near = 0.08 + 0.3 * (tracer.distance / REACH);
      const colour = tracer.colourOf(found);
      red += near * colour[0];
      green += near * colour[1];
      blue += near * colour[2];
      continue;
    }
    const corner = 0.62 + 0.88 * Math.min(1, wallDistance(shape, point, direction) / NEAR_CORNER);
    const tint = direction[1] < -0.2 ? scene.floor : scene.walls;
    red += corner * (0.4 + 0.5 * tint[0]);
    green += corner * (0.4 + 0.5 * tint[1]);
    blue += corner * (0.4 + 0.5 * tint[2]);
  }
  const share = 1 / directions.length;
  return [red * share * ambient[0], green * share * ambient[1], blue * share * ambient[2]];
}

function wallDistance(shape: RoomShape, point: Vec, direction: Vec): number {
  const x = toWall(point[0], direction[0], shape.width);
  const y = toWall(point[1], direction[1], shape.height);
  const z = direction[2] < 0 ? 99 : toWall(point[2], direction[2], shape.depth);
  return x < y ? (x < z ? x : z) : y < z ? y : z;
}

function toWall(at: number, step: number, size: number): number {
  if (step > 1e-6) return Math.max(0, (size - at) / step);
  return step < -1e-6 ? Math.max(0, -at / step) : 99;
}

function fromSun({ sun, shape, openings, tracer }: IndoorScene, point: Vec, normal: Vec): Rgb {
  if (!sun) return NO_LIGHT;
  const facing = dot(sun.toward, normal);
  if (facing <= 0.01) return NO_LIGHT;
  for (const opening of openings) {
    const [, , off] = alongWall(shape, opening.wall, point);
    const leaving = -dot(inward(opening.wall), sun.toward);
    if (leaving <= 0.01) continue;
    const reach = off / leaving;
    const [u, v] = alongWall(shape, opening.wall, add(point, times(sun.toward, reach)));
    if (u < opening.u[0] || u > opening.u[1] || v < opening.v[0] || v > opening.v[1]) continue;
    return tracer.blocked(point, sun.toward, reach * 0.99) ? NO_LIGHT : scaleRgb(sun.colour, facing);
  }
  return NO_LIGHT;
}

function warmest(lamps: readonly Lamp[]): Rgb {
  const first = lamps[0];
  return first ? scaleRgb(first.colour, 1 / Math.max(0.01, brightness(first.colour))) : NO_LIGHT;
}

/** The room's mean brightness, as a camera's meter sees it. */
function meter(shape: RoomShape, raw: Light['soft']): number {
  let sum = 0;
  let count = 0;
  for (const a of [0.2, 0.5, 0.8]) {
    for (const b of [0.3, 0.6, 0.9]) {
      sum += brightness(raw([shape.width * a, 0.01, shape.depth * b], [0, 1, 0], count));
      sum += brightness(raw([shape.width * a, shape.height * b, shape.depth - 0.01], [0, 0, -1], count));
      count += 2;
    }
  }
  return Math.max(0.01, sum / count);
}
