/**
 * Makes `outline.json`, see README.md: `node make-outline.mjs FOLDER`, where FOLDER holds the Natural Earth shapefiles
 * of 1:10 million. All lines are encoded polylines in steps of 1/2000 degree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { feature, merge, mesh } from 'topojson-client';

import { encodeLine, PRECISION } from './encode-line.mjs';
import { readShapefile } from './read-shapefile.mjs';

/** Clipping window: `maxBounds` of the map with a margin, as west, south, east, north. */
const WINDOW = [16, 37, 35.5, 49];
const AROUND = [21, 40.8, 29.5, 45];
const HOME = [22.2, 41.1, 28.8, 44.4];
/** Degrees; tolerance of simplification. */
const FINE = 0.002;
const COARSE = 0.045;
/** Square degrees; smaller islands are dropped. */
const SPECK = 0.02;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node make-outline.mjs FOLDER');

const inside = ([lon, lat], [west, south, east, north]) =>
  lon >= west && lon <= east && lat >= south && lat <= north;
const touches = (line, box) => line.some((point) => inside(point, box));

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along =
    dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Douglas–Peucker, finer inside Bulgaria than around it. */
function simplify(line, fine = FINE) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  let [farthest, most] = [0, 1];
  for (let index = 1; index < line.length - 1; index += 1) {
    const point = line[index];
    // A ring starts and ends at one point: it is split at the point farthest from it.
    const off = distance(point, first, last) / (inside(point, HOME) ? fine : COARSE);
    if (off > most) [farthest, most] = [index, off];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), fine).slice(0, -1),
    ...simplify(line.slice(farthest), fine),
  ];
}

/** The world as absolute, simplified arcs, so that shared borders stay shared. */
function readWorld() {
  const require = createRequire(import.meta.url);
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));
  const { scale, translate } = world.transform;
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return { type: 'Topology', objects: world.objects, arcs: arcs.map((arc) => simplify(arc)) };
}

/** Sutherland–Hodgman against the window. */
function clip(ring) {
  const [west, south, east, north] = WINDOW;
  const edges = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return edges.reduce((corners, [axis, limit, sign]) => {
    const isIn = (point) => sign * (point[axis] - limit) >= 0;
    return corners.flatMap((point, index) => {
      const former = corners.at(index - 1);
      const share = (limit - former[axis]) / (point[axis] - former[axis]);
      const cut = [former[0] + share * (point[0] - former[0]), former[1] + share * (point[1] - former[1])];
      if (isIn(point)) return isIn(former) ? [point] : [cut, point];
      return isIn(former) ? [cut] : [];
    });
  }, ring);
}

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - y * ring.at(index - 1)[0], 0) / 2,
  );

const world = readWorld();
const { countries } = world.objects;
const isBulgaria = ({ properties }) => properties.name === 'Bulgaria';
const isLarge = (ring) => ring.length > 2 && areaOf(ring) > SPECK;

const land = merge(world, countries.geometries)
  .coordinates.map(([outer]) => clip(outer))
  .filter(isLarge);
const home = feature(world, countries.geometries.find(isBulgaria)).geometry.coordinates[0];
const borders = mesh(
  world,
  countries,
  (a, b) => a !== b && !isBulgaria(a) && !isBulgaria(b),
).coordinates.filter((line) => touches(line, WINDOW));

function joined(lines) {
  const key = ([lon, lat]) => `${Math.round(lon * PRECISION)},${Math.round(lat * PRECISION)}`;
  const rest = lines.map((line) => [...line]);
  for (let index = 0; index < rest.length; index += 1) {
    for (;;) {
      const line = rest[index];
      const next = rest.findIndex(
        (other, at) => at > index && [other[0], other.at(-1)].some((end) => key(end) === key(line.at(-1))),
      );
      if (next < 0) break;
      const [other] = rest.splice(next, 1);
      line.push(...(key(other[0]) === key(line.at(-1)) ? other : other.toReversed()).slice(1));
    }
  }
  return rest;
}

const provinces = joined(
  readShapefile(join(folder, 'ne_10m_admin_1_states_provinces_lines'), ['adm0_name'])
    .filter(({ row }) => row.adm0_name === 'Bulgaria')
    .flatMap(({ lines }) => lines),
)
  .map((line) => simplify(line, 2 * FINE))
  .filter((line) => line.length > 2 || distance(line[0], line[1], line[1]) > FINE);

const rivers = readShapefile(join(folder, 'ne_10m_rivers_lake_centerlines'), ['name'])
  .filter(({ row }) => row.name)
  .flatMap(({ lines }) => lines)
  .filter((line) => touches(line, AROUND))
  .map((line) => simplify(line));

const outline = { home: [home], land, borders, provinces, rivers };
const encoded = Object.fromEntries(
  Object.entries(outline).map(([name, lines]) => [name, lines.map(encodeLine)]),
);
const target = new URL('outline.json', import.meta.url);
const text = `${JSON.stringify(encoded, null, 2)}\n`;
writeFileSync(target, text);
for (const [name, lines] of Object.entries(outline))
  console.log(name, lines.length, 'lines', lines.flat().length, 'points');
console.log(text.length, 'bytes');
