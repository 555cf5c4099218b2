/**
 * Makes `districts.json`, see README.md: the cells of each city's districts, as encoded polylines. A cell is the
 * Voronoi cell of the district's centre, cut by the rounded edge of its part of the city and by the coast.
 */
import { writeFileSync } from 'node:fs';

import { kmBetween } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { Delaunay } from 'd3-delaunay';

import { coasts } from './coasts.mjs';
import { encodeLine } from './encode-line.mjs';

/** Km; districts farther apart are not joined by built-up land. */
const JOINED_KM = 3.6;
/** Km; built-up land around an outer centre, and the longest way from a centre to the end of its cell. */
const EDGE_KM = 1.1;
const REACH_KM = 2.3;
const CIRCLE = 32;
const KM_PER_DEGREE = 111.3;

const turn = (steps, of) => (2 * Math.PI * steps) / of;

/** Projects to km around the first district. */
function planeOf([{ lat: lat0, lon: lon0 }]) {
  const across = KM_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180);
  return {
    toPlane: ({ lat, lon }) => [(lon - lon0) * across, (lat - lat0) * KM_PER_DEGREE],
    toDegrees: ([x, y]) => [lon0 + x / across, lat0 + y / KM_PER_DEGREE],
  };
}

const circleAround = ([x, y], radius) =>
  Array.from({ length: CIRCLE }, (_, step) => [
    x + radius * Math.cos(turn(step, CIRCLE)),
    y + radius * Math.sin(turn(step, CIRCLE)),
  ]);

function hullOf(points) {
  const { hull } = Delaunay.from(points);
  return [...hull].map((index) => points[index]);
}

const isLeft = ([ax, ay], [bx, by], [x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;

function crossing([ax, ay], [bx, by], [px, py], [qx, qy]) {
  const side = (x, y) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const [from, to] = [side(px, py), side(qx, qy)];
  const share = from / (from - to);
  return [px + share * (qx - px), py + share * (qy - py)];
}

const areaOf = (ring) =>
  ring.reduce((sum, [x, y], index) => sum + ring.at(index - 1)[0] * y - x * ring.at(index - 1)[1], 0) / 2;
const counterclockwise = (ring) => (areaOf(ring) < 0 ? ring.toReversed() : ring);

/** Sutherland–Hodgman. @param by convex */
function clip(ring, by) {
  return counterclockwise(by).reduce((corners, end, index, edge) => {
    const start = edge.at(index - 1);
    return corners.flatMap((point, at) => {
      const former = corners.at(at - 1);
      const isIn = isLeft(start, end, point);
      if (isLeft(start, end, former) === isIn) return isIn ? [point] : [];
      const cut = crossing(start, end, former, point);
      return isIn ? [cut, point] : [cut];
    });
  }, ring);
}

/** Groups districts that are joined, directly or by others between them. */
function partsOf(known) {
  const rest = [...known];
  const parts = [];
  while (rest.length > 0) {
    const part = rest.splice(0, 1);
    for (const member of part) {
      for (let index = rest.length - 1; index >= 0; index -= 1)
        if (kmBetween(member, rest[index]) <= JOINED_KM) part.push(...rest.splice(index, 1));
    }
    parts.push(part);
  }
  return parts;
}

/** @returns one ring of [lon, lat] for each district, in their order */
function cellsOf(known, coast) {
  const { toPlane, toDegrees } = planeOf(known);
  const centres = known.map(toPlane);
  const land = coast?.map(([lat, lon]) => toPlane({ lat, lon }));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const around = [Math.min(...xs) - 9, Math.min(...ys) - 9, Math.max(...xs) + 9, Math.max(...ys) + 9];
  const voronoi = Delaunay.from(centres).voronoi(around);
  const edges = new Map(
    partsOf(known).flatMap((part) => {
      const edge = hullOf(part.flatMap((district) => circleAround(toPlane(district), EDGE_KM)));
      return part.map((district) => [district, edge]);
    }),
  );
  return known.map((district, index) => {
    const cell = counterclockwise(voronoi.cellPolygon(index).slice(0, -1));
    const inCity = clip(cell, edges.get(district));
    const onBoth = clip(inCity, circleAround(centres[index], REACH_KM));
    return (land ? clip(land, onBoth) : onBoth).map(toDegrees);
  });
}

const closed = (ring) => [...ring, ring[0]];
const cells = Object.fromEntries(
  Object.entries(districts).map(([city, known]) => [
    city,
    cellsOf(known, coasts[city]).map(closed).map(encodeLine),
  ]),
);
const text = `${JSON.stringify(cells, null, 2)}\n`;
writeFileSync(new URL('districts.json', import.meta.url), text);
console.log(text.length, 'bytes');
