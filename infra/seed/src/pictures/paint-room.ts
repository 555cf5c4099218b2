import { paintBaked } from './engine/bake.ts';
import { HEIGHT, projectPolygon, WIDTH } from './engine/camera.ts';
import { type Rgb, scaleRgb } from './engine/colour.ts';
import { createIndoorLight } from './engine/indoor-light.ts';
import type { Sun } from './engine/light.ts';
import { backToFront } from './engine/order.ts';
import { inward, onWall, type Opening, type Wall, wallLength } from './engine/room-shape.ts';
import { createStage, pathOf, type Solid, type Stage } from './engine/stage.ts';
import { createTracer } from './engine/tracer.ts';
import { unit, type Vec } from './engine/vec.ts';
import { drawView } from './outside/view.ts';
import { extent, paintGlow, paneOutline } from './paint-glow.ts';
import { paintFloorPattern } from './rooms/floor-pattern.ts';
import type { Room } from './room.ts';

const SHADOW_FROM = 0.22;

/** The finished drawing of a furnished room, as SVG. */
export function paintRoom(room: Room): string {
  const stage = createStage(room.camera, roomLight(room));
  const shell = paintShell(room, stage);
  const pattern = paintFloorPattern(room, stage);
  const outside = paintOutlook(room, stage);
  const decals = room.decals.map((decal) => decal.paint(stage)).join('');
  const things = backToFront(room.solids, room.camera.at)
    .map((solid) => solid.paint(stage))
    .join('');
  const glow = paintGlow(room, stage);
  return svgDocument(stage.definitions(), shell + pattern + outside + decals + things + glow);
}

export function svgDocument(definitions: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs>${body}</svg>`;
}

function roomLight(room: Room): ReturnType<typeof createIndoorLight> {
  return createIndoorLight({
    shape: room.shape,
    tracer: createTracer(
      room.solids.filter(throwsShadow).map(({ min, max, look }) => ({ min, max, colour: look.colour })),
    ),
    openings: room.openings,
    sky: scaleRgb(room.hour.sky, 1.6),
    sun: sunFor(room),
    lamps: room.lamps,
    fill: scaleRgb(room.hour.fill, 2.2),
    walls: room.palette.wall,
    floor: room.floor.colour,
    exposure: room.hour.exposure,
  });
}

export function throwsShadow({ min, max, look }: Solid): boolean {
  if (look.blocks !== undefined) return look.blocks;
  const sizes = [max[0] - min[0], max[1] - min[1], max[2] - min[2]].sort((a, b) => b - a) as [
    number,
    number,
    number,
  ];
  return sizes[0] > SHADOW_FROM && sizes[1] > 0.1;
}

/** The sun shines in through the first opening that is not a door. */
function sunFor(room: Room): Sun | undefined {
  const [opening] = room.openings;
  if (!opening || !room.hour.sun) return undefined;
  const random = room.random.fork('sun');
  const height = random.between(...room.hour.sun.height);
  const aside = random.between(0.25, 0.75) * (opening.wall === 'back' && random.chance(0.5) ? -1 : 1);
  const [ix, , iz] = inward(opening.wall);
  const sideways: Vec = opening.wall === 'back' ? [aside, 0, 0] : [0, 0, aside];
  const toward = unit([-ix + sideways[0], Math.tan(height) * 1.2, -iz + sideways[2]]);
  return { toward, colour: room.hour.sun.colour };
}

function paintShell(room: Room, stage: Stage): string {
  const { width, height, depth } = room.shape;
  const front = Math.min(0, room.camera.at[2]);
  const surface = (corners: readonly [Vec, Vec, Vec, Vec], normal: Vec, colour: Rgb): string =>
    paintBaked(stage, { corners, normal, colour }, projectPolygon(stage.camera, corners));
  const floor = surface(
    [
      [0, 0, front],
      [width, 0, front],
      [width, 0, depth],
      [0, 0, depth],
    ],
    [0, 1, 0],
    room.floor.colour,
  );
  const ceiling = surface(
    [
      [0, height, front],
      [width, height, front],
      [width, height, depth],
      [0, height, depth],
    ],
    [0, -1, 0],
    room.ceiling,
  );
  const walls = (['back', 'left', 'right'] as const).map((wall) => {
    const length = wallLength(room.shape, wall);
    const zones = room.zones.filter((zone) => zone.wall === wall);
    const whole = {
      wall,
      u: [wall === 'back' ? 0 : front, length] as const,
      v: [0, height] as const,
      colour: room.palette.wall,
    };
    return [whole, ...zones.map((zone) => ({ ...whole, ...zone }))]
      .map(({ u, v, colour }) => surface(rectangle(room, { wall, u, v }), inward(wall), colour))
      .join('');
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#777"/>${ceiling}${walls.join('')}${floor}`;
}

function rectangle(room: Room, { wall, u, v }: Opening): [Vec, Vec, Vec, Vec] {
  const at = (a: number, b: number): Vec => onWall(room.shape, wall as Wall, [a, b, 0]);
  return [at(u[0], v[0]), at(u[1], v[0]), at(u[1], v[1]), at(u[0], v[1])];
}

/** The world outside, seen through the panes only. */
function paintOutlook(room: Room, stage: Stage): string {
  const outlines = room.openings
    .map((opening) => paneOutline(room, stage, opening))
    .filter((outline) => outline.length > 2);
  if (outlines.length === 0) return '';
  const clip = stage.define(
    (id) => `<clipPath id="${id}"><path d="${outlines.map(pathOf).join('')}"/></clipPath>`,
  );
  const [left, , width] = extent(outlines.flat());
  const view = drawView({
    random: room.random.fork('view'),
    hour: room.hour,
    scenery: room.scenery,
    horizon: room.camera.horizon,
    visible: [left, left + width],
  });
  const veil = room.hour.lampsLit
    ? ''
    : `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" fill-opacity=".2"/>`;
  return `<g clip-path="${clip}">${view}${veil}</g>`;
}
