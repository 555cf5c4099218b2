import { cities, places, type City } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';
import { circle, circleMarker, polygon, polyline, type Layer } from 'leaflet';

import { greens } from '../cities/greens.ts';
import { metroRuns, type MetroRun } from '../cities/metro-runs.ts';
import { roads } from '../cities/roads.ts';
import type { Corner, Shape, ShapesOfCity } from '../cities/shape.ts';
import { waters } from '../cities/waters.ts';
import { decodeLine } from '../outline/decode-line.ts';
import cells from '../outline/districts.json';

/** Radius of a place without districts, metres. */
const CITY_RADIUS = 1700;
const TOWN_RADIUS = 900;
/** Radius of a metro station, px. */
const STATION = 4;

/** Leaflet's simplification would open gaps between the cells. */
const exact = { interactive: false, smoothFactor: 0 };
const drawn = (className: string) => ({ ...exact, className, fill: false });

const linesOf = (shapes: ShapesOfCity): [number, number][][] =>
  Object.values(shapes)
    .flat()
    .map(({ points }: Shape) => points.map(toLatLng));
const toLatLng = ([lat, lon]: Corner): [number, number] => [lat, lon];

const placeCircle = (place: City): Layer => {
  const size = cities.includes(place)
    ? { className: 'map-built', radius: CITY_RADIUS }
    : { className: 'map-built map-town', radius: TOWN_RADIUS };
  return circle([place.lat, place.lon], { ...exact, ...size, stroke: false });
};

/** Districts as adjacent cells, places without districts as circles, parks. */
export const cityGround = (): Layer[] => [
  ...places.filter(({ id }) => !districts[id]).map(placeCircle),
  ...Object.values(cells).map((city) =>
    polygon(
      city.map((cell) => [decodeLine(cell)]),
      { ...exact, className: 'map-built map-cell' },
    ),
  ),
  polygon(
    linesOf(greens).map((ring) => [ring]),
    { ...exact, className: 'map-green', stroke: false },
  ),
];

/** One line in the colours of all metro lines on it: the first solid, the second dashed on top. */
function metroLayers({ lines, points }: MetroRun): Layer[] {
  const course = points.map(toLatLng);
  return [
    polyline(course, drawn('map-metro map-metro-edge')),
    ...lines.map((line, index) =>
      polyline(course, drawn(`map-metro map-metro-${line}${index > 0 ? ' map-metro-shared' : ''}`)),
    ),
  ];
}

export const metroDrawing = (): Layer[] => [
  ...metroRuns().flatMap(metroLayers),
  ...metroStations.map(({ lat, lon }) =>
    circleMarker([lat, lon], { ...exact, className: 'map-station', radius: STATION }),
  ),
];

export const cityLines = (): Layer[] => [
  polyline(linesOf(waters), drawn('map-stream')),
  polyline(linesOf(roads), drawn('map-road-edge')),
  polyline(linesOf(roads), drawn('map-road')),
  ...metroDrawing(),
];
