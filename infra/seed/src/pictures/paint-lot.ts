import { paintBaked } from './engine/bake.ts';
import { projectPolygon, WIDTH } from './engine/camera.ts';
import { mixRgb, scaleRgb } from './engine/colour.ts';
import { backToFront } from './engine/order.ts';
import { createOutdoorLight } from './engine/outdoor-light.ts';
import { createStage, type Stage } from './engine/stage.ts';
import { createTracer } from './engine/tracer.ts';
import type { Vec } from './engine/vec.ts';
import type { Ground, Lot } from './lot.ts';
import { drawView } from './outside/view.ts';
import { svgDocument, throwsShadow } from './paint-room.ts';

/** The finished drawing of a building in the open, as SVG. */
export function paintLot(lot: Lot): string {
  const { hour, palette } = lot;
  const evening = hour.lampsLit;
  const light = createOutdoorLight({
    tracer: createTracer(
      lot.solids.filter(throwsShadow).map(({ min, max, look }) => ({ min, max, colour: look.colour })),
    ),
    sky: scaleRgb(
      mixRgb(hour.sky, evening ? [0.2, 0.24, 0.36] : [0.92, 0.98, 1.06], 0.5),
      evening ? 0.75 : lot.sun ? 0.56 : 0.8,
    ),
    ground: scaleRgb(mixRgb(hour.sky, palette.floor, 0.5), evening ? 0.3 : 0.45),
    sun: lot.sun,
    lamps: lot.lamps,
  });
  const stage = createStage(lot.camera, light);
  const view = drawView({
    random: lot.random.fork('view'),
    hour,
    scenery: lot.scenery,
    horizon: lot.camera.horizon,
    visible: [0, WIDTH],
  });
  const grounds = lot.grounds.map((ground) => paintGround(stage, ground)).join('');
  const decals = lot.decals.map((decal) => decal.paint(stage)).join('');
  const things = backToFront(lot.solids, lot.camera.at)
    .map((solid) => solid.paint(stage))
    .join('');
  return svgDocument(stage.definitions(), view + grounds + decals + things);
}

function paintGround(stage: Stage, { x, z, colour }: Ground): string {
  const corners: Vec[] = [
    [x[0], 0, z[0]],
    [x[1], 0, z[0]],
    [x[1], 0, z[1]],
    [x[0], 0, z[1]],
  ];
  return paintBaked(stage, { corners, normal: [0, 1, 0], colour }, projectPolygon(stage.camera, corners));
}
