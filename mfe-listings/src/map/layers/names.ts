import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';

import { fitNames, isDotted, type FittedName, type PixelBox } from './fit-names.ts';
import { linesOfName } from './name-box.ts';
import { placeNames, type NameKind } from './place-names.ts';

const PANE = 'names';
/** z-index above lines and areas, below pins. */
const LAYER = '450';

/** Pin or cluster; `width` and `height` in px. */
export interface Obstacle {
  lat: number;
  lon: number;
  width: number;
  height: number;
}

const setters = new WeakMap<LeafletMap, (obstacles: readonly Obstacle[]) => void>();
/** Remembered, so that names added later avoid the pins too. */
const pinsOf = new WeakMap<LeafletMap, readonly Obstacle[]>();

/** Moves names away from pins; a map with tiles has no names. */
export function keepNamesClear(map: LeafletMap, obstacles: readonly Obstacle[]): void {
  pinsOf.set(map, obstacles);
  setters.get(map)?.(obstacles);
}

function nameMarker({ name, rest, dx, dy }: FittedName, hasDot: boolean): Marker {
  const html = document.createElement('span');
  html.textContent = linesOfName(name.text, name.kind).join('\n');
  html.style.transform = `translate(${Math.round(dx)}px, ${Math.round(dy)}px) rotate(${Math.round(rest.angle ?? 0)}deg)`;
  const icon = divIcon({ className: `map-name map-name-${name.kind}`, html, iconSize: [0, 0] });
  const made = marker([rest.lat, rest.lon], { icon, interactive: false, keyboard: false, pane: PANE });
  if (hasDot) made.on('add', () => made.getElement()?.append(newDot()));
  return made;
}

function newDot(): HTMLElement {
  const dot = document.createElement('i');
  dot.className = 'map-dot';
  return dot;
}

const keyOf = ({ name, rest, dx, dy }: FittedName, hasDot: boolean): string =>
  [name.kind, name.text, rest.lat, rest.lon, Math.round(dx), Math.round(dy), hasDot].join();

/** Adds place names. @param kinds all by default @returns a cleanup function */
export function addNames(map: LeafletMap, kinds?: readonly NameKind[]): () => void {
  const names = kinds ? placeNames.filter(({ kind }) => kinds.includes(kind)) : placeNames;
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = LAYER;
  pane.setAttribute('aria-hidden', 'true');
  const group = layerGroup().addTo(map);
  let obstacles = pinsOf.get(map) ?? [];
  let fitted: { zoom: number; names: FittedName[] } | undefined;
  const shown = new Map<string, Marker>();

  const boxOf = ({ lat, lon, width, height }: Obstacle, zoom: number): PixelBox => {
    const { x, y } = map.project([lat, lon], zoom);
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  };
  /** Fitted for the whole map, so that panning is stable. */
  const namesAt = (zoom: number): FittedName[] => {
    if (fitted?.zoom !== zoom) {
      const pins = obstacles.map((obstacle) => boxOf(obstacle, zoom));
      fitted = {
        zoom,
        names: fitNames(names, zoom, ({ lat, lon }) => map.project([lat, lon], zoom), pins),
      };
    }
    return fitted.names;
  };

  const show = (): void => {
    const zoom = map.getZoom();
    const fitting = namesAt(zoom);
    const seen = map.getBounds().pad(0.5);
    const near = new Map(
      fitting
        .filter(({ rest }) => seen.contains([rest.lat, rest.lon]))
        .map((name) => [keyOf(name, isDotted(name.name, zoom)), name]),
    );
    for (const [key, old] of shown) {
      if (near.has(key)) continue;
      group.removeLayer(old);
      shown.delete(key);
    }
    for (const [key, name] of near)
      if (!shown.has(key)) shown.set(key, nameMarker(name, isDotted(name.name, zoom)).addTo(group));
  };
  setters.set(map, (next) => {
    obstacles = next;
    fitted = undefined;
    show();
  });
  show();
  map.on('zoomend moveend', show);
  return () => {
    map.off('zoomend moveend', show);
    setters.delete(map);
    group.remove();
  };
}
