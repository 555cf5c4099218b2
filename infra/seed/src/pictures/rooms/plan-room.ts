import { pickWeighted, type Random } from '../../random.ts';
import { type Daytime, hours } from '../daytime.ts';
import { mixRgb } from '../engine/colour.ts';
import type { Span } from '../engine/vec.ts';
import { sceneries, type Scenery } from '../outside/outlook.ts';
import type { Palette } from '../palettes.ts';
import { createRoom, type FloorStyle, type Room } from '../room.ts';

/** What a room is drawn from. */
export interface RoomBrief {
  random: Random;
  palette: Palette;
  daytime?: Daytime | undefined;
  scenery?: Scenery | undefined;
}

export interface RoomSizes {
  width: Span;
  depth: Span;
  height: Span;
  eye: Span;
  floors?: readonly FloorStyle[];
  /** How far the camera may turn, radians. */
  turn?: number;
  focal?: Span;
}

/** An empty room of a size within the given ranges, with a camera, a floor and an hour of the day. */
export function planRoom({ random, palette, daytime, scenery }: RoomBrief, sizes: RoomSizes): Room {
  const shape = {
    width: random.between(...sizes.width),
    depth: random.between(...sizes.depth),
    height: random.between(...sizes.height),
  };
  const aside = random.between(-1, 1);
  const turn = sizes.turn ?? 0.32;
  const yaw = random.chance(0.4) ? 0 : -aside * turn * random.between(0.5, 1);
  const hour =
    hours[daytime ?? pickWeighted(random, { morning: 3, noon: 2, overcast: 2, golden: 2, evening: 1.6 })];
  const style = random.pick(sizes.floors ?? (['planks', 'planks', 'herringbone', 'carpet'] as const));
  return createRoom({
    shape,
    palette,
    hour,
    random,
    camera: {
      at: [shape.width * (0.5 + aside * 0.2), random.between(...sizes.eye), random.between(-0.3, 0.1)],
      yaw,
      focal: random.between(...(sizes.focal ?? [1000, 1180])),
      horizon: random.between(545, 610),
    },
    floor: { style, colour: floorColour(palette, style), along: random.pick(['x', 'z', 'z'] as const) },
    ceiling: mixRgb(palette.trim, palette.wall, 0.2),
    scenery: scenery ?? random.pick(sceneries),
  });
}

function floorColour(palette: Palette, style: FloorStyle): Palette['floor'] {
  if (style === 'carpet') return mixRgb(palette.textile, palette.floor, 0.35);
  if (style === 'tiles') return mixRgb(palette.tile, palette.floor, 0.15);
  return style === 'stone' ? mixRgb(palette.tile, palette.metal, 0.25) : palette.floor;
}
