import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import {
  fakeApi,
  forgetToasts,
  show,
  signInAs,
  signOut,
  switchCurrency,
  toastTexts,
} from '../page.testing.tsx';
import { aCard } from '../a-card.testing.ts';
import { inEuro, inLeva } from '../sums.testing.ts';
import { PropertyCard } from './property-card.tsx';

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

const image = (id: string, alt: string) => ({ id, alt, width: 1280, height: 960, placeholder: '' });

afterEach(() => act(forgetToasts));

describe('PropertyCard', () => {
  it('links to its listing and shows price, place, type and owner', () => {
    show(<PropertyCard property={aCard()} />);
    expect(screen.getByRole('link', { name: /Светъл двустаен/ })).toHaveAttribute('href', '/properties/p1');
    expect(text()).toContain('1 200 лв. / 613,55 €');
    expect(text()).toContain('1200 лева, 613 евро и 55 цента/месец');
    expect(text()).toContain('София, Лозенец');
    expect(text()).toContain('65 м²');
    expect(text().match(/двустаен/giu)).toHaveLength(1);
    expect(text()).toContain('Мария Петрова');
    expect(text()).toMatch(/\d+ ?преглеждания/u);
  });

  it('follows a switch of currency, both sums exact', () => {
    show(<PropertyCard property={aCard({ price: inEuro(500) })} />);
    expect(text()).toContain('977,92 лв. / 500 €');
    switchCurrency('EUR');
    expect(text()).toContain('500 € / 977,92 лв.');
    switchCurrency('BGN');
    expect(text()).toContain('977,92 лв. / 500 €');
  });

  it('shows placeholders for a missing city, district, owner and picture', () => {
    const landlord = { id: 'u9', firstName: '', lastName: '', avatar: null };
    show(<PropertyCard property={aCard({ location: { city: '' }, landlord })} />);
    expect(text()).toContain('Неизвестен град, Неизвестен квартал');
    expect(text()).toContain('Наемодател');
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
  });

  it('shows what tells it from others, and the total in both currencies, the chosen one first', () => {
    const metro = { station: 'vitosha', minutes: 7 };
    show(<PropertyCard property={aCard({ floor: 5, totalFloors: 8, metro, monthlyTotal: inLeva(1350) })} />);
    expect(text()).toContain('65 м² · ет. 5/8 · около 7 мин до м. Витоша · общо 1 350 лв. / 690,24 €');
    expect(text()).toContain('1350 лева, 690 евро и 24 цента на месец');
    switchCurrency('EUR');
    expect(text()).toContain('общо 690,24 € / 1 350 лв.');
    switchCurrency('BGN');
  });

  it('shows the three most distinctive amenities and the number of the others', () => {
    const amenities = ['refrigerator', 'microwave', 'terrace', 'elevator', 'parking_spot'];
    show(<PropertyCard property={aCard({ amenities })} />);
    const chips = [...document.querySelectorAll('article ul li')].map((chip) => chip.textContent);
    expect(chips).toEqual(['Паркомясто', 'Асансьор', 'Тераса', '+2']);
  });

  it('shows the name of an amenity object, and the raw key of an unknown one', () => {
    show(<PropertyCard property={{ ...aCard(), amenities: [{ id: 'x', name: 'Сауна' }, 'cigar_room'] }} />);
    expect(text()).toContain('Сауна');
    expect(text()).toContain('cigar_room');
  });

  it.each([
    [{ isPromoted: true, promotionType: 'super' as const }, 1],
    [{ isPromoted: true, promotionType: 'regular' as const }, 1],
    [{ isPremium: true }, 0],
    [{}, 0],
  ])('marks %o as a paid placement (%i badges)', (part, badges) => {
    show(<PropertyCard property={aCard(part)} />);
    expect(screen.queryAllByText('Реклама')).toHaveLength(badges);
    expect(text().includes('собственикът е платил')).toBe(badges === 1);
  });

  it('marks the name of an owner with a paid plan', () => {
    show(<PropertyCard property={aCard({ isPremium: true })} />);
    expect(screen.getByTitle('Премиум')).toBeInTheDocument();
  });

  it('has carousel arrows for the mouse, out of the tab order', async () => {
    show(<PropertyCard property={aCard({ images: [image('a', 'Дневна'), image('b', 'Кухня')] })} />);
    const [back, on] = [...document.querySelectorAll<HTMLElement>('button[aria-hidden]')];
    expect(on).toHaveAttribute('tabindex', '-1');
    await userEvent.click(on as HTMLElement);
    expect(screen.getByRole('img', { name: 'Кухня' })).toBeInTheDocument();
    await userEvent.click(on as HTMLElement);
    expect(screen.getByRole('img', { name: 'Дневна' })).toBeInTheDocument();
    await userEvent.click(back as HTMLElement);
    expect(screen.getByRole('img', { name: 'Кухня' })).toBeInTheDocument();
  });

  it('links to its listing and its landlord, and has buttons labelled with its listing', () => {
    show(<PropertyCard property={aCard({ images: [image('a', 'Дневна')] })} />);
    const title = 'Светъл двустаен до метрото';
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/properties/p1',
      '/landlords/u9',
    ]);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Пиши за обявата: ${title}`,
      `Подай сигнал за обявата: ${title}`,
      `Добави в любими: ${title}`,
      `Разгледай снимките, 1: ${title}`,
    ]);
    expect(document.querySelector('a a, a button, button button')).toBeNull();
  });

  it('names the agency of an agency’s listing, and links to its listings', () => {
    show(<PropertyCard property={aCard({ agencyName: 'Дом АД' })} />);
    expect(screen.getByRole('link', { name: 'Дом АД' })).toHaveAttribute('href', '/landlords/u9');
  });

  it('has its title first in the tab order', async () => {
    show(<PropertyCard property={aCard({ images: [image('a', 'Дневна')] })} />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /Светъл двустаен/ })).toHaveFocus();
  });

  it('sends a visitor who reports to the sign-in', async () => {
    show(<PropertyCard property={aCard()} />, '/properties');
    await userEvent.click(screen.getByRole('button', { name: /Подай сигнал/ }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproperties');
  });

  it('opens the gallery', async () => {
    fakeDialogs();
    show(<PropertyCard property={aCard({ images: [image('a', 'Дневна')] })} />);
    await userEvent.click(screen.getByRole('button', { name: /Разгледай снимките/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    [true, 13],
    [false, 12],
  ])('counts its own favourite like the server (e-mail verified: %s)', async (isEmailVerified, count) => {
    signInAs('tenant', { isEmailVerified });
    fakeApi(({ method }) =>
      method === 'POST'
        ? { body: { success: true, favorited: true, message: '' } }
        : { body: { success: true, data: [], pagination: { hasNext: false } } },
    );
    show(<PropertyCard property={aCard({ id: crypto.randomUUID(), favorites: 12 })} />);
    await userEvent.click(screen.getByRole('button', { name: /Добави в любими/ }));
    await waitFor(() => expect(toastTexts()).toContain('Добавено в любими.'));
    expect(text()).toContain(`${count}в любими`);
    act(() => signOut());
  });

  it.each([
    [2, ['Нова · преди 2 часа']],
    [47, ['Нова · преди 1 ден']],
    [49, []],
  ])('is new for two days: after %i hours %j', (hours, badges) => {
    const publishedAt = new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
    show(<PropertyCard property={aCard({ publishedAt })} />);
    const shown = screen.queryAllByText(/^Нова/u).map(({ textContent }) => textContent);
    expect(shown.map((badge) => badge.replaceAll('\u00a0', ' '))).toEqual(badges);
  });

  it.each([
    [true, 1, 0],
    [true, 100, 1],
    [false, 100, 0],
  ])('is marked as reduced (%s), unless it is new (%i hours)', (isReduced, hours, badges) => {
    const publishedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    show(<PropertyCard property={aCard({ publishedAt, isReduced })} />);
    expect(screen.queryAllByText('Намалена')).toHaveLength(badges);
  });

  it('renders the same on the server at any hour', () => {
    const publishedAt = new Date().toISOString();
    const html = renderToString(
      <MemoryRouter>
        <PropertyCard property={aCard({ publishedAt })} />
      </MemoryRouter>,
    );
    expect(html).toContain('Светъл двустаен');
    expect(html).not.toContain('Нова');
  });

  it('is a skeleton without a listing', () => {
    show(<PropertyCard />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
