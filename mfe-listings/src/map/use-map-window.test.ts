import { act, renderHook } from '@testing-library/react';
import { Evented, latLngBounds, type Map as LeafletMap } from 'leaflet';

import { REST_MS, useMapWindow } from './use-map-window.ts';

/** Mock map with real events, 1 degree wide, that a person always moved. */
function watchMap() {
  let west = 23;
  const map = Object.assign(new (class extends Evented {})(), {
    getBounds: () => latLngBounds([42, west], [43, west + 1]),
    getZoom: () => 12,
  });
  const onMoved = jest.fn();
  const view = renderHook(() =>
    useMapWindow(map as unknown as LeafletMap, { consumeUserMove: () => true, onMoved }),
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(0);
  onMoved.mockClear();
  const glideTo = (degrees: number) => {
    west = degrees;
  };
  return { map, onMoved, pass, glideTo, shown: () => view.result.current?.box[0] };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('useMapWindow', () => {
  it('tells of a move once the map has rested', () => {
    const { map, onMoved, pass, glideTo, shown } = watchMap();
    map.fire('movestart');
    glideTo(24);
    map.fire('moveend');
    pass(REST_MS - 1);
    expect(onMoved).not.toHaveBeenCalled();
    pass(1);
    expect(onMoved).toHaveBeenCalledWith([24, 42, 25, 43]);
    expect(shown()).toBe(24);
  });

  it('waits for the end of a move that begins while the last one rests', () => {
    const { map, onMoved, pass, glideTo, shown } = watchMap();
    map.fire('moveend');
    map.fire('movestart');
    glideTo(24);
    pass(2 * REST_MS);
    expect(onMoved).not.toHaveBeenCalled();
    expect(shown()).toBe(23);
    map.fire('moveend');
    pass(REST_MS);
    expect(onMoved).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(24);
  });
});
