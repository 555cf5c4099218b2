import { divIcon, layerGroup, marker, polygon, type LatLng, type Map as LeafletMap } from 'leaflet';

import type { Point } from '../box.ts';
import { mapTexts } from '../messages.ts';
import { CORNERS_MIN } from '../polygon.ts';

/** Arrow key step, px. */
const STEP = 10;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

const toLatLngs = (corners: readonly Point[]): [number, number][] =>
  corners.map(({ lat, lon }) => [lat, lon]);
const toPoint = ({ lat, lng }: LatLng): Point => ({ lat, lon: lng });

function handleButton(number: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-corner';
  button.setAttribute('aria-label', mapTexts.corner(number));
  return button;
}

export interface AreaChange {
  onChange: (corners: Point[], corner: number) => void;
  focused: number | undefined;
}

/**
 * Shows an area; with `change` its corners are handles: dragged, moved by arrow keys, removed by Delete.
 * @returns a cleanup function
 */
export function addArea(map: LeafletMap, corners: readonly Point[], change?: AreaChange): () => void {
  const shape = polygon(toLatLngs(corners), { className: 'map-area', interactive: false });
  const group = layerGroup([shape]).addTo(map);
  const changed = (index: number, to: LatLng): Point[] => corners.with(index, toPoint(to));

  if (change) {
    const { onChange, focused } = change;
    corners.forEach((corner, index) => {
      const button = handleButton(index + 1);
      const icon = divIcon({ className: 'map-spot', html: button, iconSize: [0, 0] });
      const handle = marker([corner.lat, corner.lon], { icon, draggable: true, keyboard: false });
      handle.on('drag', () => shape.setLatLngs(toLatLngs(changed(index, handle.getLatLng()))));
      handle.on('dragend', () => onChange(changed(index, handle.getLatLng()), index));
      button.addEventListener('keydown', (event) => {
        const step = ARROWS[event.key];
        if (step) {
          event.preventDefault();
          event.stopPropagation();
          const spot = map.latLngToContainerPoint(handle.getLatLng()).add(step);
          onChange(changed(index, map.containerPointToLatLng(spot)), index);
        }
        if (event.key === 'Delete' && corners.length > CORNERS_MIN)
          onChange(corners.toSpliced(index, 1), index);
      });
      handle.addTo(group);
      if (focused === index) button.focus();
    });
  }
  return () => void group.remove();
}
