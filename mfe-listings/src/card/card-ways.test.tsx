import { act, screen } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { storeMyPlaces } from '../my-places/places-store.ts';
import { show } from '../page.testing.tsx';
import { PropertyCard } from './property-card.tsx';

const geo = { lat: 42.6977, lon: 23.3215 };
const work = { name: 'Работа', place: 'Лозенец, София', lat: 42.6735, lon: 23.3203 };

beforeEach(() => void storeMyPlaces([work]));
afterEach(() => act(() => void storeMyPlaces([])));

describe('PropertyCard of a person with own places', () => {
  it('shows the way to each place', async () => {
    show(<PropertyCard property={aCard({ geo })} />);
    const line = await screen.findByText(/^Работа: /u);
    expect(line.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Работа: 2,7 км по права линия, около 50 мин пеша',
    );
  });

  it('shows no way without a point', () => {
    show(<PropertyCard property={aCard()} />);
    expect(document.body).not.toHaveTextContent('Работа');
  });
});
