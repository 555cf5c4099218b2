import type { MapReply } from '@pokriv/contracts/search/search';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { fakeApi, show, switchCurrency, type Sent } from '../page.testing.tsx';
import { leva } from '../sums.testing.ts';
import { fakeScreen } from './screen.testing.ts';
import SearchMap from './search-map.tsx';
import { REST_MS } from './use-map-window.ts';

const spots: MapReply = {
  total: 14,
  pins: [
    { id: 'p1', lat: 42.67, lon: 23.32, price: leva(850).cents, promotionType: null },
    { id: 'p2', lat: 42.71, lon: 23.27, price: leva(1200).cents, promotionType: 'super' },
  ],
  clusters: [
    { lat: 42.65, lon: 23.38, count: 12, priceMin: leva(400).cents, bbox: [23.37, 42.64, 23.39, 42.66] },
  ],
};
const none: MapReply = { total: 0, pins: [], clusters: [] };
const listing = { id: 'p1', title: 'Светъл двустаен до парка', layout: 'two_room', area: 65, images: [] };

const answers =
  (reply: MapReply) =>
  ({ path }: Sent) => ({
    body: { success: true, data: path.startsWith('/api/properties/map') ? reply : listing },
  });

function showMap(props: Partial<ComponentProps<typeof SearchMap>> = {}, reply = spots) {
  const sent = fakeApi(answers(reply));
  const heard = { onHover: jest.fn(), onBounds: jest.fn(), onPolygon: jest.fn() };
  const all = { query: {}, city: 'sofia', ...heard, ...props };
  const view = show(<SearchMap {...all} />);
  const asked = () => sent.filter(({ path }) => path.startsWith('/api/properties/map'));
  return { sent, asked, view, all, ...heard };
}
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, REST_MS + 50)));

beforeAll(fakeScreen);

describe('SearchMap', () => {
  it('requests its window with the filters, without order and pages', async () => {
    const query = { location: 'sofia', priceMax: '1200', sort: 'price_asc', page: '3', bbox: '1,2,3,4' };
    const { asked } = showMap({ query: query as ComponentProps<typeof SearchMap>['query'] });
    await screen.findByRole('button', { name: /850/u });
    const params = new URLSearchParams(asked()[0]?.path.split('?')[1]);
    expect([...params.keys()].sort()).toEqual(['bbox', 'location', 'priceMax', 'zoom']);
    const [west = 0, south = 0, east = 0, north = 0] = (params.get('bbox') ?? '').split(',').map(Number);
    expect(west < 23.25 && east > 23.4 && south < 42.63 && north > 42.74).toBe(true);
    expect(Number(params.get('zoom'))).toBeGreaterThan(10);
  });

  it('shows prices and clusters as labelled buttons', async () => {
    showMap();
    expect(await screen.findByRole('button', { name: /^Обява за 850.лв\. на месец$/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Промотирана обява за 1.200.лв\./u })).toHaveClass(
      'map-pin-super',
    );
    expect(screen.getByRole('button', { name: /^12.обяви от 400.лв\. нагоре/u })).toHaveTextContent('12');
  });

  it('shows prices in the person’s currency and follows its switch', async () => {
    showMap();
    await screen.findByRole('button', { name: /^Обява за 850.лв\. на месец$/u });
    switchCurrency('EUR');
    expect(await screen.findByRole('button', { name: /^Обява за 434,60.€ на месец$/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^12.обяви от 204,52.€ нагоре/u })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /лв\./u })).toBeNull();
    switchCurrency('BGN');
    expect(await screen.findByRole('button', { name: /^Обява за 850.лв\. на месец$/u })).toBeInTheDocument();
  });

  it('links pins and cards of the list in both directions', async () => {
    const { view, all, onHover } = showMap();
    const pin = await screen.findByRole('button', { name: /850/u });
    await userEvent.hover(pin);
    expect(onHover).toHaveBeenLastCalledWith('p1');
    await userEvent.unhover(pin);
    expect(onHover).toHaveBeenLastCalledWith(undefined);
    act(() => pin.focus());
    expect(onHover).toHaveBeenLastCalledWith('p1');
    view.unmount();

    showMap({ ...all, hoveredId: 'p2' });
    await waitFor(() => expect(screen.getByRole('button', { name: /1.200/u })).toHaveClass('map-pin-marked'));
    expect(screen.getByRole('button', { name: /850/u })).not.toHaveClass('map-pin-marked');
  });

  it('opens the card of a pin on Enter, and closes it on Escape with the focus back on the pin', async () => {
    showMap();
    const pin = await screen.findByRole('button', { name: /850/u });
    act(() => pin.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: listing.title })).toHaveAttribute(
      'href',
      '/properties/p1',
    );
    expect(screen.getByRole('button', { name: 'Затвори' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: listing.title })).not.toBeInTheDocument();
    expect(pin).toHaveFocus();
  });

  it('reports its window once it rests, not at each step', async () => {
    const { onBounds, asked } = showMap();
    await screen.findByRole('button', { name: /850/u });
    const before = asked().length;
    // Fired in one go, so that the map cannot come to rest in between on a slow machine.
    const closer = screen.getByRole('button', { name: 'Приближи' });
    act(() => {
      closer.click();
      closer.click();
    });
    expect(onBounds).not.toHaveBeenCalled();
    await rest();
    expect(onBounds).toHaveBeenCalledTimes(1);
    expect(onBounds.mock.lastCall?.[0]).toMatch(/^23\.\d+,42\.\d+,23\.\d+,42\.\d+$/u);
    expect(asked().length).toBe(before + 1);
  });

  it('waits for a button press when it does not follow the map', async () => {
    const { onBounds } = showMap();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Търси, докато местя' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отдалечи' }));
    await rest();
    expect(onBounds).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Търси в тази част' }));
    expect(onBounds).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Търси в тази част' })).not.toBeInTheDocument();
  });

  it('offers to edit or remove a drawn area', async () => {
    const { onPolygon } = showMap({ polygon: '23.3,42.6;23.4,42.6;23.35,42.7' });
    await userEvent.click(screen.getByRole('button', { name: 'Промени района' }));
    act(() => screen.getByRole('button', { name: 'Ъгъл 3 на района' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Ъгъл 3 на района' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(onPolygon).toHaveBeenLastCalledWith(
      expect.stringMatching(/^23\.3,42\.6;23\.4,42\.6;23\.350?\d*,42\.70\d+$/u),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Махни района' }));
    expect(onPolygon).toHaveBeenLastCalledWith(undefined);
  });

  it('starts with an area in the middle for keyboard users', async () => {
    const { onPolygon } = showMap();
    act(() => screen.getByRole('button', { name: 'Очертай район' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Ъгъл 1 на района' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(onPolygon).toHaveBeenLastCalledWith(
      expect.stringMatching(/^(?:[\d.]+,[\d.]+;){2}[\d.]+,[\d.]+$/u),
    );
  });

  it('shows an empty state', async () => {
    showMap({}, none);
    expect(await screen.findByText('Няма обяви в тази част на картата.')).toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'няма' } }
        : { body: { success: true, data: spots } },
    );
    show(<SearchMap query={{}} onHover={jest.fn()} onBounds={jest.fn()} onPolygon={jest.fn()} />);
    const again = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
