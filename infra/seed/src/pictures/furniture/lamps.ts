import { type Rgb, scaleRgb } from '../engine/colour.ts';
import type { Spot } from '../engine/spot.ts';
import type { Look } from '../engine/stage.ts';
import { addLamp, type Room } from '../room.ts';

const LINEN: Rgb = [0.86, 0.8, 0.68];

function shade(room: Room, colour: Rgb): Look {
  return room.hour.lampsLit ? { colour, glow: [0.85, 0.52, 0.2], blocks: false } : { colour, blocks: false };
}

/** A tall lamp that stands on the floor. */
export function floorLamp(spot: Spot, room: Room): void {
  const { metal, wood } = room.palette;
  const style = room.random.fork('floor-lamp').pick(['column', 'tripod', 'arc'] as const);
  if (style === 'arc') {
    spot.round([0, 0, 0.2], 0.04, [0.17, 0.17], { colour: metal });
    spot.box([-0.015, 0.015], [0.04, 1.85], [0.185, 0.215], { colour: metal, blocks: false });
    spot.box([-0.012, 0.012], [1.84, 1.865], [0.2, 0.95], { colour: metal, blocks: false });
    spot.round([0, 1.62, 0.93], 0.18, [0.2, 0.05], shade(room, metal));
    addLamp(room, spot.world([0, 1.58, 0.93]), 1.5);
    return;
  }
  if (style === 'tripod')
    for (const x of [-0.2, 0, 0.2])
      spot.box(
        [x * 0.8 - 0.014, x * 0.8 + 0.014],
        [0, 1.2],
        [0.2 + Math.abs(x) * 0.6, 0.228 + Math.abs(x) * 0.6],
        { colour: wood, blocks: false },
      );
  else {
    spot.round([0, 0, 0.22], 0.025, [0.15, 0.15], { colour: metal });
    spot.round([0, 0.025, 0.22], 1.3, [0.014, 0.014], { colour: metal, blocks: false });
  }
  spot.round([0, 1.22, 0.22], 0.34, [0.24, 0.17], shade(room, LINEN));
  addLamp(room, spot.world([0, 1.38, 0.22]), 1.6);
}

/** A lamp on a bedside or side table. */
export function tableLamp(spot: Spot, room: Room): void {
  const { pop, metal, accent } = room.palette;
  const colour = room.random.fork('table-lamp').pick([pop, metal, accent, LINEN]);
  spot.round([0, 0, 0], 0.17, [0.065, 0.03], { colour, blocks: false });
  spot.round([0, 0.17, 0], 0.05, [0.01, 0.01], { colour: metal, blocks: false });
  spot.round([0, 0.21, 0], 0.18, [0.14, 0.095], shade(room, LINEN));
  addLamp(room, spot.world([0, 0.32, 0.02]), 0.8);
}

export type PendantStyle = 'cone' | 'drum' | 'globe' | 'dome';

/** A lamp that hangs from the ceiling; `bottom` is its lower edge. */
export function pendant(
  spot: Spot,
  room: Room,
  { style, bottom }: { style: PendantStyle; bottom: number },
): void {
  const { height } = room.shape;
  const { metal, pop, wood } = room.palette;
  const sizes = {
    cone: [0.24, 0.05, 0.22],
    drum: [0.25, 0.25, 0.24],
    globe: [0.1, 0.16, 0.15],
    dome: [0.26, 0.12, 0.18],
  } as const;
  const [foot, top, tall] = sizes[style];
  const colour = {
    cone: room.random.fork('cone').pick([pop, metal, wood]),
    drum: LINEN,
    globe: [0.9, 0.88, 0.82] as const,
    dome: metal,
  }[style];
  const bright = style === 'drum' || style === 'globe';
  spot.box([-0.006, 0.006], [bottom + tall, height], [-0.006, 0.006], {
    colour: scaleRgb(metal, 0.8),
    blocks: false,
  });
  spot.round([0, height - 0.03, 0], 0.03, [0.06, 0.06], { colour: metal, blocks: false });
  spot.round([0, bottom, 0], tall, [foot, top], bright ? shade(room, colour) : { colour, blocks: false });
  if (style === 'globe') spot.round([0, bottom + tall, 0], 0.08, [0.16, 0.05], shade(room, colour));
  addLamp(room, spot.world([0, bottom - 0.06, 0]), 2.3);
}
