import type { MapReply } from '@pokriv/contracts/search/search';
import { act, screen, waitFor } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { HeartButton } from '../heart/heart-button.tsx';
import { addHidden, removeHidden } from '../hidden/hidden-store.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { leva } from '../sums.testing.ts';
import { fakeScreen } from './screen.testing.ts';
import SearchMap from './search-map.tsx';

const pins: MapReply['pins'] = [
  { id: 'p1', lat: 42.67, lon: 23.32, price: leva(850).cents, promotionType: null },
  { id: 'p2', lat: 42.71, lon: 23.27, price: leva(1200).cents, promotionType: 'super' },
];
const cluster: MapReply['clusters'][number] = {
  ...{ lat: 42.65, lon: 23.38, count: 12, priceMin: leva(400).cents },
  bbox: [23.37, 42.64, 23.39, 42.66],
};
const unheard = { onHover: jest.fn(), onBounds: jest.fn(), onPolygon: jest.fn() };

function answer(reply: MapReply, favorites: readonly string[] = []) {
  fakeApi(({ path, method }) => {
    if (path.startsWith('/api/properties/map')) return { body: { success: true, data: reply } };
    if (method === 'POST') return { body: { success: true, favorited: true, message: '' } };
    const data = favorites.map((id) => ({ ...aCard({ id }), isTold: true }));
    return { body: { success: true, data, pagination: { hasNext: false } } };
  });
}
const map = <SearchMap query={{}} city="sofia" {...unheard} />;

beforeAll(fakeScreen);
afterEach(() => localStorage.clear());

describe('favourites on the map', () => {
  afterEach(() => act(() => signOut()));

  it('have a heart, also in words, which follows a press of the heart at once', async () => {
    signInAs('tenant');
    answer({ total: 2, pins, clusters: [] }, ['p2']);
    show(
      <>
        {map}
        <HeartButton card={aCard({ id: 'p1', title: 'Стая' })} />
      </>,
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /1.200.лв\. на месец, в любими$/u })).toHaveClass(
        'map-pin-favorite',
      ),
    );
    const other = screen.getByRole('button', { name: /850.лв\. на месец$/u });
    expect(other).not.toHaveClass('map-pin-favorite');
    act(() => screen.getByRole('button', { name: 'Добави в любими: Стая' }).click());
    await waitFor(() => expect(other).toHaveClass('map-pin-favorite'));
    expect(other).toHaveAccessibleName(/, в любими$/u);
  });
});

describe('hidden listings on the map', () => {
  it('have no pins, go and return at once, and groups say that they count them', async () => {
    addHidden('p1');
    answer({ total: 14, pins, clusters: [cluster] });
    show(map);
    await screen.findByRole('button', { name: /1.200/u });
    expect(screen.queryByRole('button', { name: /850/u })).toBeNull();
    expect(screen.getByText(/Групите броят и скритите от вас обяви\.$/u)).toBeInTheDocument();
    act(() => void removeHidden('p1'));
    expect(screen.getByRole('button', { name: /850/u })).toBeInTheDocument();
    expect(screen.queryByText(/Групите броят/u)).toBeNull();
    act(() => void addHidden('p2'));
    expect(screen.queryByRole('button', { name: /1.200/u })).toBeNull();
  });

  it('do not make a part of the map look empty', async () => {
    for (const { id } of pins) addHidden(id);
    answer({ total: 2, pins, clusters: [] });
    show(map);
    expect(await screen.findByText('Тук са само обяви, които сте скрили.')).toBeInTheDocument();
    expect(screen.queryByText('Няма обяви в тази част на картата.')).toBeNull();
  });
});
