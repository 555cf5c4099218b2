import type { MapReply } from '@pokriv/contracts/search/search';
import type { ComponentProps } from 'react';

import { fakeApi, show } from '../page.testing.tsx';
import { leva } from '../sums.testing.ts';
import SearchMap from './search-map.tsx';

export const spots: MapReply = {
  total: 14,
  pins: [
    { id: 'p1', lat: 42.67, lon: 23.32, price: leva(850).cents, promotionType: null },
    { id: 'p2', lat: 42.71, lon: 23.27, price: leva(1200).cents, promotionType: 'super' },
  ],
  clusters: [
    { lat: 42.65, lon: 23.38, count: 12, priceMin: leva(400).cents, bbox: [23.37, 42.64, 23.39, 42.66] },
  ],
};
export const listing = {
  id: 'p1',
  title: 'Светъл двустаен до парка',
  layout: 'two_room',
  area: 65,
  images: [],
};

/** The map of Sofia on a mock API. @returns its requests, `asked` those of spots, and its listeners */
export function showMap(props: Partial<ComponentProps<typeof SearchMap>> = {}, reply = spots) {
  const sent = fakeApi(({ path }) => ({
    body: { success: true, data: path.startsWith('/api/properties/map') ? reply : listing },
  }));
  const heard = { onHover: jest.fn(), onBounds: jest.fn(), onPolygon: jest.fn() };
  const all = { query: {}, city: 'sofia', ...heard, ...props };
  const view = show(<SearchMap {...all} />);
  const asked = () => sent.filter(({ path }) => path.startsWith('/api/properties/map'));
  return { sent, asked, view, all, ...heard };
}
