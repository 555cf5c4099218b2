import { giveBoot } from '@pokriv/web-kit/boot';
import { map as createMap, type Map as LeafletMap } from 'leaflet';

import { fakeScreen } from '../screen.testing.ts';
import { addBase } from './base.ts';
import { keepNamesClear } from './names.ts';

const removeStreets = jest.fn();
jest.mock('./streets.ts', () => ({ addStreets: () => removeStreets }));

const archive = { url: '/map/streets.pmtiles', attribution: '© OpenStreetMap' };
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(fakeScreen);

describe('base of a map with an archive of streets', () => {
  let element: HTMLElement;
  let map: LeafletMap;
  let remove: () => void;

  async function open({ isReadable }: { isReadable: boolean }): Promise<void> {
    giveBoot({ mapArchive: archive });
    globalThis.fetch = () => Promise.resolve({ ok: isReadable } as Response);
    element = document.body.appendChild(document.createElement('div'));
    map = createMap(element, { zoomAnimation: false, fadeAnimation: false });
    map.setView([42.673, 23.32], 14);
    remove = addBase(map);
  }
  const texts = (selector: string) => [...element.querySelectorAll(selector)].map((name) => name.textContent);
  const has = (selector: string) => element.querySelector(selector) !== null;

  afterEach(() => {
    remove();
    map.remove();
    element.remove();
    giveBoot({});
    removeStreets.mockClear();
  });

  it('draws the metro and the names of districts and stations over the streets, and nothing else', async () => {
    await open({ isReadable: true });
    expect(has('.map-built')).toBe(true);
    await turn();
    expect(has('.map-built')).toBe(false);
    expect(has('.map-metro-M2') && has('.map-station')).toBe(true);
    expect(element).toHaveClass('map-close');
    expect(texts('.map-name-district')).toContain('Лозенец');
    expect(texts('.map-name-station')).toContain('Европейски съюз');
    expect(texts('.map-name-road')).toEqual([]);
  });

  it('places those names after pins that were there before the streets', async () => {
    await open({ isReadable: true });
    const wall = { lat: 42.673, lon: 23.32, width: 5000, height: 5000 };
    keepNamesClear(map, [wall]);
    await turn();
    expect(texts('.map-name')).toEqual([]);
    keepNamesClear(map, []);
    expect(texts('.map-name-district')).toContain('Лозенец');
  });

  it('removes all of it', async () => {
    await open({ isReadable: true });
    await turn();
    remove();
    expect(removeStreets).toHaveBeenCalledTimes(1);
    expect(has('.map-metro') || has('.map-name')).toBe(false);
  });

  it('keeps its own drawing when the archive cannot be read', async () => {
    await open({ isReadable: false });
    await turn();
    expect(has('.map-built')).toBe(true);
    expect(texts('.map-name-road')).toContain('бул. България');
  });
});
