import type { Suggestion } from '@pokriv/contracts/search/suggest';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { fakeScreen } from '../map/screen.testing.ts';
import { readMyPlaces, storeMyPlaces } from '../my-places/places-store.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { lozenets, suggestReply } from '../search-field/a-reply.testing.ts';
import { MyPlaces } from './my-places.tsx';

const point = { lat: 42.6977, lon: 23.3215 };
const work = { name: 'Работа', place: 'Лозенец, София', lat: 42.6735, lon: 23.3203 };
const sheynovo: Suggestion = {
  ...{ kind: 'street', label: 'ул. Шейново', detail: 'улица, София', count: 1 },
  ...{ params: { location: 'sofia', query: 'ул. Шейново' }, point: { lat: 42.6921, lon: 23.3379 } },
};
const school = { ...work, name: 'Училище' };
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

beforeAll(fakeScreen);
afterEach(() => act(() => void storeMyPlaces([])));

async function add(name: string, place: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Добави/u }));
  await fillIn(await screen.findByLabelText(/^Име/u), name);
  await fillIn(screen.getByRole('combobox', { name: /^Къде е/u }), place);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Запази' }));
}

describe('MyPlaces', () => {
  it('adds a place by its name, shows the way, and sends only what was typed of it', async () => {
    const sent = fakeApi(() => suggestReply([]));
    show(<MyPlaces point={point} />);
    await add(' Работа ', 'Лозен');
    expect(readMyPlaces()).toEqual([work]);
    expect(screen.getByRole('heading', { name: 'Моето място' })).toHaveFocus();
    expect(text()).toContain('2,7 км по права линия, около 50 мин пеша');
    expect(text()).toContain('Пази се само на това устройство.');
    const asked = sent.map(({ path }) => decodeURIComponent(path));
    expect(asked.every((path) => /^\/api\/properties\/suggest\?query=Лозен$/u.test(path))).toBe(true);
  });

  it('adds an address by its street, and sends it without the number', async () => {
    const sent = fakeApi(() => suggestReply([sheynovo, lozenets]));
    show(<MyPlaces point={point} />);
    await userEvent.click(screen.getByRole('button', { name: /^Добави/u }));
    await fillIn(await screen.findByLabelText(/^Име/u), 'Работа');
    await fillIn(screen.getByRole('combobox', { name: /^Къде е/u }), 'ул. Шейново 7');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['ул. Шейново, София']);
    await userEvent.click(options[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Запази' }));
    expect(readMyPlaces()).toEqual([{ name: 'Работа', place: 'ул. Шейново, София', ...sheynovo.point }]);
    expect(sent.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/properties/suggest?query=ул.+Шейново',
    ]);
  });

  it('offers stations and districts when streets cannot be read', async () => {
    fakeApi(() => ({ status: 503, body: { success: false, error: { code: 'UNAVAILABLE' } } }));
    show(<MyPlaces point={point} />);
    await add('Работа', 'Лозен');
    expect(readMyPlaces()).toEqual([work]);
  });

  it('names what is missing', async () => {
    show(<MyPlaces point={point} />);
    await userEvent.click(screen.getByRole('button', { name: 'Добави място' }));
    const save = await screen.findByRole('button', { name: 'Запази' });
    expect(screen.getByLabelText(/^Име/u)).toHaveFocus();
    await userEvent.click(save);
    expect(screen.getByText('Напишете име.')).toBeVisible();
    expect(screen.getByText('Изберете място от списъка или на картата.')).toBeVisible();
    expect(readMyPlaces()).toEqual([]);
  });

  it('adds a place set on the map, named by what is near', async () => {
    show(<MyPlaces point={point} />);
    await userEvent.click(screen.getByRole('button', { name: 'Добави място' }));
    await userEvent.type(await screen.findByLabelText(/^Име/u), 'Работа');
    const opener = screen.getByRole('button', { name: 'Избери на картата' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Постави в средата' }));
    expect(screen.getByRole('combobox', { name: /^Къде е/u })).toHaveValue('Точка до Метростанция Сердика');
    expect(screen.getByRole('button', { name: /^Вашето място/u })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Запази' }));
    expect(readMyPlaces()).toMatchObject([{ name: 'Работа', place: 'Точка до Метростанция Сердика' }]);
    const [{ lat, lon } = { lat: 0, lon: 0 }] = readMyPlaces();
    expect(lat).toBeCloseTo(point.lat, 2);
    expect(lon).toBeCloseTo(point.lon, 2);
  });

  it('takes two at most', () => {
    storeMyPlaces([work, school]);
    show(<MyPlaces point={point} />);
    expect(screen.queryByRole('button', { name: /^Добави/u })).toBeNull();
  });

  it('removes a place', async () => {
    storeMyPlaces([work, school]);
    show(<MyPlaces point={point} />);
    await userEvent.click(screen.getByRole('button', { name: 'Изтрий мястото: Работа' }));
    expect(readMyPlaces()).toEqual([school]);
    expect(screen.queryByText('Работа')).toBeNull();
  });

  it('says when the browser does not store it', async () => {
    show(<MyPlaces point={point} />);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await add('Работа', 'Лозен');
    refuse.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent('Браузърът не позволи мястото да се запази.');
  });

  it('is empty on the server and with invalid stored data', () => {
    storeMyPlaces([work]);
    expect(renderToString(<MyPlaces point={point} />)).not.toContain('Работа');
    localStorage.setItem('my-places', '[{"name":1},null]');
    expect(readMyPlaces()).toEqual([]);
  });
});
