import { cities } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { circle, layerGroup, polygon, polyline, type Map as LeafletMap } from 'leaflet';

import outline from '../outline/outline.json';
import { decodeLine } from '../outline/decode-line.ts';

/** Outer ring of the mask: far outside of `maxBounds`. */
const WORLD: [number, number][] = [
  [33, 10],
  [33, 42],
  [52, 42],
  [52, 10],
];
/** Metres; radius of a district, and of a town without districts. */
const DISTRICT_RADIUS = 1150;
const TOWN_RADIUS = 1700;

const quiet = { interactive: false, weight: 1 };
const filled = (className: string) => ({ ...quiet, className, stroke: false, fillRule: 'evenodd' as const });
const drawn = (className: string) => ({ ...quiet, className, fill: false });

const builtUp = (): { lat: number; lon: number; radius: number }[] =>
  cities.flatMap((city) => {
    const known = districts[city.id];
    if (!known) return [{ ...city, radius: TOWN_RADIUS }];
    return known.map((district) => ({ ...district, radius: DISTRICT_RADIUS }));
  });

/** From this zoom the generalised rivers are too far off. */
const NEAR = 12;

/**
 * Draws Bulgaria and its surroundings as vectors; colours come from CSS, so a theme change needs no redraw.
 * @returns remove
 */
export function addOutline(map: LeafletMap): () => void {
  const home = outline.home.map(decodeLine);
  const land = outline.land.map(decodeLine);
  layerGroup([
    polygon([WORLD, ...home], filled('map-around')),
    ...builtUp().map(({ lat, lon, radius }) => circle([lat, lon], { ...filled('map-built'), radius })),
    polyline(outline.provinces.map(decodeLine), drawn('map-province')),
    polygon([WORLD, ...land], filled('map-water')),
    polyline(outline.borders.map(decodeLine), drawn('map-border')),
    polygon(home, drawn('map-home-border')),
    polyline(outline.rivers.map(decodeLine), drawn('map-river')),
  ]).addTo(map);
  const notice = () => map.getContainer().classList.toggle('map-near', map.getZoom() >= NEAR);
  notice();
  map.on('zoomend', notice);
  return () => void map.off('zoomend', notice);
}
