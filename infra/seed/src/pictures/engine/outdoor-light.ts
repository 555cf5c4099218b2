import { type Rgb, scaleRgb } from './colour.ts';
import { directionsAround } from './hemisphere.ts';
import { type Lamp, type Light, NO_LIGHT, type Sun } from './light.ts';
import type { Tracer } from './tracer.ts';
import { dot, minus, type Vec } from './vec.ts';

export interface OutdoorScene {
  tracer: Tracer;
  sky: Rgb;
  /** Light thrown back by the ground. */
  ground: Rgb;
  sun?: Sun | undefined;
  lamps: readonly Lamp[];
}

const REACH = 4;

/** Sky from above, the ground's reflection from below, the sun where nothing stands in its way. */
export function createOutdoorLight({ tracer, sky, ground, sun, lamps }: OutdoorScene): Light {
  const soft = (point: Vec, normal: Vec, turn: number): Rgb => {
    const directions = directionsAround(normal, turn);
    let [red, green, blue] = [0, 0, 0];
    for (const direction of directions) {
      const found = tracer.hit(point, direction, REACH);
      const source = direction[1] > -0.05 ? sky : ground;
      const share = found < 0 ? 1 : 0.18 + 0.4 * (tracer.distance / REACH);
      red += share * source[0];
      green += share * source[1];
      blue += share * source[2];
    }
    const count = directions.length;
    let [r, g, b] = [red / count, green / count, blue / count];
    for (const lamp of lamps) {
      const way = minus(lamp.at, point);
      const squared = dot(way, way);
      const facing = Math.max(0, dot(way, normal) / Math.sqrt(squared)) / (squared + 0.5);
      r += lamp.colour[0] * facing;
      g += lamp.colour[1] * facing;
      b += lamp.colour[2] * facing;
    }
    return [r, g, b];
  };
  return {
    soft,
    toward: sun?.toward,
    sun: (point, normal) => {
      if (!sun) return NO_LIGHT;
      const facing = dot(sun.toward, normal);
      if (facing <= 0.01 || tracer.blocked(point, sun.toward, 90)) return NO_LIGHT;
      return scaleRgb(sun.colour, facing);
    },
  };
}
