import { pickWeighted } from '../../random.ts';
import { type Hour, hours } from '../daytime.ts';
import { rgb, scaleRgb } from '../engine/colour.ts';
import type { Sun } from '../engine/light.ts';
import { unit } from '../engine/vec.ts';
import { createLot, type Lot } from '../lot.ts';
import type { RoomBrief } from '../rooms/plan-room.ts';
import { sceneries } from './outlook.ts';

export interface LotView {
  /** Metres from the viewer to the façade, and how far to the side the viewer stands. */
  distance: readonly [number, number];
  aside: readonly [number, number];
  eye: readonly [number, number];
  /** Pixels: where the horizon lies. */
  horizon: readonly [number, number];
  focal: readonly [number, number];
}

/** An empty lot: lawn to the horizon, a viewer who looks a little from one side, and the sun behind the viewer. */
export function planLot({ random, palette, daytime, scenery }: RoomBrief, view: LotView): Lot {
  const hour =
    hours[daytime ?? pickWeighted(random, { morning: 3, noon: 2, overcast: 1, golden: 2.4, evening: 1 })];
  const side = random.pick([-1, 1]);
  const distance = random.between(...view.distance);
  const aside = side * random.between(...view.aside);
  const lot = createLot({
    random,
    palette,
    hour,
    scenery: scenery ?? random.pick(sceneries),
    front: distance,
    camera: {
      at: [aside, random.between(...view.eye), 0],
      yaw: -Math.atan2(aside, distance) * 0.92,
      focal: random.between(...view.focal),
      horizon: random.between(...view.horizon),
    },
    sun: sunBehind(hour, -side, random.between(0.35, 0.9)),
  });
  lot.grounds.push({
    x: [-90, 90],
    z: [0.4, 140],
    colour: rgb(random.pick(['#8aa267', '#93a66a', '#7f9a63'])),
  });
  return lot;
}

function sunBehind(hour: Hour, side: number, aside: number): Sun | undefined {
  if (!hour.sun) return undefined;
  const rise = Math.tan((hour.sun.height[0] + hour.sun.height[1]) / 2 + 0.12);
  return { toward: unit([side * aside, rise, -0.75]), colour: scaleRgb(hour.sun.colour, 0.62) };
}
