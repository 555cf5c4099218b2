import type { MapReply } from '@pokriv/contracts/search/search';
import { saveCookieChoice } from '@pokriv/web-kit/cookie-choice';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';

import { fakeApi, show, switchCurrency } from '../page.testing.tsx';
import { keepRecent, rememberListing } from '../recent/recent-store.ts';
import { inLeva } from '../sums.testing.ts';
import { fakeScreen } from './screen.testing.ts';
import { listing, showMap, spots } from './search-map.testing.tsx';
import SearchMap from './search-map.tsx';
import { REST_MS } from './use-map-window.ts';

const none: MapReply = { total: 0, pins: [], clusters: [] };
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, REST_MS + 50)));

beforeAll(fakeScreen);
afterEach(() => localStorage.clear());

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

  it('explains the metro lines of its window', async () => {
    showMap();
    expect(await screen.findByRole('list', { name: 'Линии на метрото' })).toHaveTextContent('M1M2M3M4');
  });

  it('shows prices and clusters as labelled buttons', async () => {
    showMap();
    expect(await screen.findByRole('button', { name: /^Обява за 850.лв\. на месец$/u })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Реклама: обява за 1.200.лв\./u })).toHaveClass(
      'map-pin-super',
    );
    const cluster = screen.getByRole('button', { name: /^Младост · 12.обяви от 400.лв\. нагоре/u });
    expect(cluster).toHaveTextContent(/^Младост · 12 обяви от 400 лв\. нагоре, приближи$/u);
  });

  it('shows prices in the person’s currency and follows its switch', async () => {
    showMap();
    await screen.findByRole('button', { name: /^Обява за 850.лв\. на месец$/u });
    switchCurrency('EUR');
    expect(await screen.findByRole('button', { name: /^Обява за 434,60.€ на месец$/u })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Младост · 12.обяви от 204,52.€ нагоре/u }),
    ).toBeInTheDocument();
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

  it('shows a listing as viewed when it was opened in this browser, and when its card was opened', async () => {
    rememberListing({ id: 'p2', title: 'Стая', price: inLeva(1200), city: 'sofia' });
    showMap();
    const pin = await screen.findByRole('button', { name: /850/u });
    expect(screen.getByRole('button', { name: /1.200.лв\. на месец, разгледана$/u })).toHaveClass(
      'map-pin-visited',
    );
    expect(pin).not.toHaveClass('map-pin-visited');
    await userEvent.click(pin);
    expect(pin).toHaveClass('map-pin-visited');
    keepRecent([]);
  });

  it('shows a listing as viewed after the map was left, unless functional storage is refused', async () => {
    const openCard = async () => {
      const { view } = showMap();
      await userEvent.click(await screen.findByRole('button', { name: /850/u }));
      expect(screen.getByRole('button', { name: /850/u })).toHaveClass('map-pin-visited');
      view.unmount();
      return showMap().view;
    };
    const again = await openCard();
    expect(
      await screen.findByRole('button', { name: /850.лв\. на месец, разгледана$/u }),
    ).toBeInTheDocument();
    again.unmount();
    await saveCookieChoice({ functional: false, analytics: false, marketing: false });
    await openCard();
    expect(await screen.findByRole('button', { name: /850.лв\. на месец$/u })).toBeInTheDocument();
  });

  it('closes the card when the searched city or area changes', async () => {
    const { view, all } = showMap();
    await userEvent.click(await screen.findByRole('button', { name: /850/u }));
    expect(await screen.findByRole('button', { name: 'Затвори' })).toBeInTheDocument();
    view.rerender(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <SearchMap {...all} city="varna" />
        </MemoryRouter>
      </SWRConfig>,
    );
    expect(screen.queryByRole('button', { name: 'Затвори' })).toBeNull();
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

  it.each([
    [{ layout: 'two_room', propertyType: 'apartment', area: 65 }, 'Двустаен · 65 м²'],
    [{ layout: undefined, propertyType: 'room', area: undefined }, 'Стая'],
    [{ layout: undefined, propertyType: undefined, area: 20 }, '20 м²'],
    [{ isPromoted: true, promotionType: 'regular' }, 'Реклама'],
  ])('names the kind of the opened listing, and a paid place: %j', async (part, kind) => {
    fakeApi(({ path }) => ({
      body: {
        success: true,
        data: path.startsWith('/api/properties/map') ? spots : { ...listing, ...part },
      },
    }));
    show(
      <SearchMap query={{}} city="sofia" onHover={jest.fn()} onBounds={jest.fn()} onPolygon={jest.fn()} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /850/u }));
    const title = await screen.findByRole('link', { name: listing.title });
    const card = title.closest<HTMLElement>('[aria-label]');
    expect(card?.textContent.replaceAll('\u00a0', ' ')).toContain(kind);
    expect(card?.style.transform).toMatch(/^translate\(-?\d+px, -?\d+px\)$/u);
    expect(card).not.toHaveAttribute('data-docked');
  });

  it('links to a listing that could not be read', async () => {
    fakeApi(({ path }) =>
      path.startsWith('/api/properties/map')
        ? { body: { success: true, data: spots } }
        : { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'няма' } },
    );
    show(
      <SearchMap query={{}} city="sofia" onHover={jest.fn()} onBounds={jest.fn()} onPolygon={jest.fn()} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /850/u }));
    expect(await screen.findByRole('link', { name: 'Виж обявата' })).toHaveAttribute(
      'href',
      '/properties/p1',
    );
  });

  it('reports its window once it rests, not at each step', async () => {
    const { onBounds, asked } = showMap();
    await screen.findByRole('button', { name: /850/u });
    const before = asked().length;
    // In one go, so that the map cannot settle in between on a slow machine.
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

  it('searches where the map is once it follows it again, unless it has not moved', async () => {
    const { onBounds } = showMap();
    const follow = screen.getByRole('checkbox', { name: 'Търси, докато местя' });
    await userEvent.click(follow);
    await userEvent.click(follow);
    expect(onBounds).not.toHaveBeenCalled();
    await userEvent.click(follow);
    await userEvent.click(screen.getByRole('button', { name: 'Отдалечи' }));
    await rest();
    await userEvent.click(follow);
    expect(onBounds).toHaveBeenCalledTimes(1);
  });

  it('searches where the map is when the button is pressed, though it has moved on and still glides', async () => {
    const { onBounds, view, all } = showMap();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Търси, докато местя' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отдалечи' }));
    await rest();
    const button = screen.getByRole('button', { name: 'Търси в тази част' });
    act(() => screen.getByRole('group', { name: /стрелките/u }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { code: 'ArrowRight', keyCode: 39 });
    fireEvent.click(button);
    expect(onBounds).toHaveBeenCalledTimes(1);
    view.rerender(<SearchMap {...all} bbox={onBounds.mock.calls[0]?.[0]} />);
    await rest();
    await rest();
    expect(onBounds).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Търси в тази част' })).not.toBeInTheDocument();
  });

  it('shows an empty state, with a way to a larger window while there is one', async () => {
    const { asked } = showMap({}, none);
    expect(await screen.findByText('Няма обяви в тази част на картата.')).toBeInTheDocument();
    const zoomOf = (path = '') => Number(new URLSearchParams(path.split('?')[1]).get('zoom'));
    const before = zoomOf(asked().at(-1)?.path);
    await userEvent.click(screen.getByRole('button', { name: 'Отдалечи картата' }));
    await rest();
    expect(zoomOf(asked().at(-1)?.path)).toBe(before - 2);
    const away = screen.getByRole('button', { name: 'Отдалечи' });
    while (!(away as HTMLButtonElement).disabled) await userEvent.click(away);
    await rest();
    expect(screen.queryByRole('button', { name: 'Отдалечи картата' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Приближи' })).toBeEnabled();
  });

  it('zooms in to its end', async () => {
    showMap();
    const closer = screen.getByRole('button', { name: 'Приближи' });
    while (!(closer as HTMLButtonElement).disabled) await userEvent.click(closer);
    expect(screen.getByRole('button', { name: 'Отдалечи' })).toBeEnabled();
  });

  it('comes closer to a cluster, and lists its listings where no zoom splits it', async () => {
    const { onBounds } = showMap();
    const cluster = () => screen.getByRole('button', { name: /12.обяви/u });
    await userEvent.click(await screen.findByRole('button', { name: /12.обяви/u }));
    await rest();
    expect(onBounds).toHaveBeenCalledTimes(1);
    const closer = screen.getByRole('button', { name: 'Приближи' });
    while (!(closer as HTMLButtonElement).disabled) await userEvent.click(closer);
    await rest();
    await userEvent.click(cluster());
    expect(onBounds).toHaveBeenLastCalledWith('23.3695,42.6395,23.3905,42.6605');
  });

  it('shows the place of a new search, but stays where the search came from the map', async () => {
    const { view, all, asked } = showMap({ city: 'sofia' });
    await screen.findByRole('button', { name: /850/u });
    const boxOf = (path = '') => new URLSearchParams(path.split('?')[1]).get('bbox')?.split(',').map(Number);
    const again = (props: Partial<ComponentProps<typeof SearchMap>>) =>
      view.rerender(
        <SWRConfig value={{ provider: () => new Map() }}>
          <MemoryRouter>
            <SearchMap {...all} {...props} />
          </MemoryRouter>
        </SWRConfig>,
      );
    again({ city: 'varna' });
    await rest();
    const [west = 0, , east = 0] = boxOf(asked().at(-1)?.path) ?? [];
    expect(west < 27.91 && east > 27.91).toBe(true);
    const before = asked().length;
    again({ city: 'varna', bbox: '23.2,42.6,23.4,42.75' });
    await rest();
    const [left = 0, , right = 0] = boxOf(asked().at(-1)?.path) ?? [];
    expect(left < 23.3 && right > 23.3).toBe(true);
    expect(asked().length).toBe(before + 1);
    again({ city: undefined, bbox: '23.2,42.6,23.4,42.75' });
    await rest();
    expect(asked().length).toBe(before + 1);
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
