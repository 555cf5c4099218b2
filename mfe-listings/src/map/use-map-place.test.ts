import { renderHook } from '@testing-library/react';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';

import { HOME } from './box.ts';
import { cityBox, type Place } from './map-target.ts';
import { fitPlace, useMapPlace } from './use-map-place.ts';

/** Mock map that records the fitted bounds: west, south, east, north. */
function aMap() {
  const fitted: { box: number[]; options: unknown }[] = [];
  const container = document.createElement('div');
  const map = {
    getContainer: () => container,
    fitBounds: (bounds: LatLngBounds, options: unknown) =>
      fitted.push({
        box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        options,
      }),
  };
  return { map: map as unknown as LeafletMap, fitted };
}
const fittedTo = (place: Place) => {
  const { map, fitted } = aMap();
  fitPlace(map, place);
  return fitted[0];
};
const paddedBy = (px: number) => ({ paddingTopLeft: [px, px], paddingBottomRight: [px, px] });
const BBOX = '23,42,24,43';
const POLYGON = '23.3,42.7;23.35,42.71;23.34,42.66';

describe('fitPlace', () => {
  it('trims a window by 2 % on each side, so that it fits at its zoom again', () => {
    const { box = [], options } = fittedTo({ bbox: BBOX }) ?? {};
    const sides = [23.02, 42.02, 23.98, 42.98];
    for (const [side, degrees] of sides.entries()) expect(box[side]).toBeCloseTo(degrees, 9);
    expect(options).toEqual({ animate: false });
  });

  it.each([
    ['a drawn area', { polygon: POLYGON }, [23.3, 42.66, 23.35, 42.71]],
    ['a drawn area within a window', { polygon: POLYGON, bbox: BBOX }, [23.3, 42.66, 23.35, 42.71]],
    ['a city', { city: 'sofia' }, cityBox('sofia')],
  ])('leaves room around %s', (_what, place, box) => {
    expect(fittedTo(place)).toEqual({ box, options: { animate: false, ...paddedBy(24) } });
  });

  it('shows the whole country without a place', () => {
    expect(fittedTo({})).toEqual({ box: HOME, options: { animate: false, ...paddedBy(0) } });
  });
});

describe('useMapPlace', () => {
  const follow = (first: Place) => {
    const { map, fitted } = aMap();
    const quietly = (move: (map: LeafletMap) => void) => move(map);
    const hook = renderHook((place: Place) => useMapPlace(map, place, quietly), { initialProps: first });
    return { fitted, goTo: hook.rerender, ask: hook.result.current };
  };

  it.each([
    ['another city', { city: 'sofia' }, { city: 'varna' }, 1],
    ['another window', { bbox: BBOX }, { bbox: '25,42,26,43' }, 1],
    ['an area in place of a window', { bbox: BBOX }, { polygon: POLYGON }, 1],
    ['the same place', { city: 'sofia' }, { city: 'sofia' }, 0],
    ['a window that has left its city', { city: 'sofia', bbox: BBOX }, { bbox: BBOX }, 0],
    ['no place', { city: 'sofia' }, {}, 0],
    ['a city in place of none', {}, { city: 'sofia' }, 1],
  ])('moves the map to %s', (_what, before, after, moves) => {
    const { fitted, goTo } = follow(before);
    expect(fitted).toEqual([]);
    goTo(after);
    expect(fitted).toHaveLength(moves);
  });

  it('does not follow a place that the map has asked for', () => {
    const { fitted, goTo, ask } = follow({ bbox: BBOX });
    ask({ bbox: '25,42,26,43' });
    goTo({ bbox: '25,42,26,43' });
    expect(fitted).toEqual([]);
    goTo({ bbox: BBOX });
    expect(fitted).toHaveLength(1);
  });
});
