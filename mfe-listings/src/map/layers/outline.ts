import { layerGroup, polygon, polyline, type Map as LeafletMap } from 'leaflet';

import outline from '../outline/outline.json';
import { decodeLine } from '../outline/decode-line.ts';
import { cityGround, cityLines } from './city.ts';
import { markCloseness } from './mark-closeness.ts';

/** Outer ring of the mask, far outside `maxBounds`. */
const WORLD: [number, number][] = [
  [33, 10],
  [33, 42],
  [52, 42],
  [52, 10],
];

const quiet = { interactive: false, weight: 1 };
const filled = (className: string) => ({ ...quiet, className, stroke: false, fillRule: 'evenodd' as const });
const drawn = (className: string) => ({ ...quiet, className, fill: false });

/**
 * Vector drawing of Bulgaria, its surroundings and cities; colours come from CSS, so that a theme change needs no
 * redraw.
 * @returns a cleanup function
 */
export function addOutline(map: LeafletMap): () => void {
  const home = outline.home.map(decodeLine);
  const land = outline.land.map(decodeLine);
  const drawing = layerGroup([
    polygon([WORLD, ...home], filled('map-around')),
    polyline(outline.provinces.map(decodeLine), drawn('map-province')),
    polygon([WORLD, ...land], filled('map-water')),
    polyline(outline.borders.map(decodeLine), drawn('map-border')),
    polygon(home, drawn('map-home-border')),
    ...cityGround(),
    polyline(outline.rivers.map(decodeLine), drawn('map-river')),
    ...cityLines(),
  ]).addTo(map);
  const unmark = markCloseness(map);
  return () => {
    unmark();
    drawing.remove();
  };
}
