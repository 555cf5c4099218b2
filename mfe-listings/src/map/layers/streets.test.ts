import { layerGroup, map as createMap, type Layer } from 'leaflet';

import { fakeScreen } from '../screen.testing.ts';
import { addStreets } from './streets.ts';

const mockFlavors: string[] = [];
const mockLayer = (): Layer => layerGroup();
jest.mock('@protomaps/basemaps', () => ({ namedFlavor: (name: string) => ({ name }) }));
jest.mock('protomaps-leaflet', () => ({
  leafletLayer: () => mockLayer(),
  paintRules: ({ name }: { name: string }) => mockFlavors.push(name),
  labelRules: () => [],
}));

const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(fakeScreen);

describe('addStreets', () => {
  it('draws them again when the theme changes, until they are removed', async () => {
    const { classList } = document.documentElement;
    const map = createMap(document.createElement('div'));
    const layers = () => {
      let count = 0;
      map.eachLayer(() => (count += 1));
      return count;
    };
    const remove = addStreets(map, '/map/streets.pmtiles');
    classList.add('other');
    await observed();
    expect(mockFlavors).toEqual(['light']);
    classList.add('dark');
    await observed();
    expect(mockFlavors).toEqual(['light', 'dark']);
    expect(layers()).toBe(1);
    remove();
    classList.remove('dark', 'other');
    await observed();
    expect(mockFlavors).toEqual(['light', 'dark']);
    expect(layers()).toBe(0);
    map.remove();
  });
});
