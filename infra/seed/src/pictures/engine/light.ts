import type { Rgb } from './colour.ts';
import type { Vec } from './vec.ts';

/** How much light arrives at a point of a surface; colours of materials are multiplied by it. */
export interface Light {
  /** Soft light: sky, bounced light, lamps. `turn` varies the sampling from point to point. */
  soft(point: Vec, normal: Vec, turn: number): Rgb;
  /** Direction to the sun, when there is one. */
  toward?: Vec | undefined;
  /** Direct sun, zero where it does not shine. */
  sun(point: Vec, normal: Vec): Rgb;
}

export interface Sun {
  /** Of unit length, from the scene to the sun. */
  toward: Vec;
  colour: Rgb;
}

export interface Lamp {
  at: Vec;
  colour: Rgb;
}

export const NO_LIGHT: Rgb = [0, 0, 0];
