import type { Random } from '../../random.ts';
import type { Hour } from '../daytime.ts';

export type Scenery = 'city' | 'park' | 'roofs';

/** What any window of any city may look at: the sea and the mountains are not seen from every district. */
export const sceneries: readonly Scenery[] = ['city', 'park', 'roofs'];

export interface Outlook {
  random: Random;
  hour: Hour;
  scenery: Scenery;
  /** The picture's horizon in pixels. */
  horizon: number;
  /** From–to in pixels: what lies beside it is left out. */
  visible: readonly [number, number];
}
