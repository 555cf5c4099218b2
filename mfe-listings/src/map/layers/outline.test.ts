import { map as createMap } from 'leaflet';

import { fakeScreen } from '../screen.testing.ts';
import { addOutline } from './outline.ts';

beforeAll(fakeScreen);

describe('own drawing', () => {
  it('has ground for every place without districts, for towns from zoom 10 on', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const map = createMap(element, { zoomAnimation: false, fadeAnimation: false });
    map.setView([42.563, 27.629], 9);
    const remove = addOutline(map);
    expect(element.querySelectorAll('.map-town')).toHaveLength(240);
    expect(element.querySelectorAll('.map-built:not(.map-cell, .map-town)')).toHaveLength(41);
    expect(element).not.toHaveClass('map-towns');
    map.setZoom(10);
    expect(element).toHaveClass('map-towns');
    remove();
    map.remove();
  });
});
