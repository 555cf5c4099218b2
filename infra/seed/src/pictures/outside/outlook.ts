import type { Random } from '../../random.ts';
import type { Hour } from '../daytime.ts';

export type Scenery = 'city' | 'park' | 'sea' | 'mountain' | 'roofs';

export const sceneries: readonly Scenery[] = ['city', 'park', 'sea', 'mountain', 'roofs'];

export interface Outlook {
  random: Random;
  hour: Hour;
  scenery: Scenery;
  /** The picture's horizon in pixels. */
  horizon: number;
  /** From–to in pixels: what lies beside it is left out. */
  visible: readonly [number, number];
}
