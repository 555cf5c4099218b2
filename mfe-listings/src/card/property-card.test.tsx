import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { aCard } from './a-card.testing.ts';
import { PropertyCard } from './property-card.tsx';

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

const image = (id: string, alt: string) => ({ id, alt, width: 1280, height: 960, placeholder: '' });

afterEach(() => act(forgetToasts));

describe('a property card', () => {
  it('links to its listing and tells price, place, type and owner', () => {
    show(<PropertyCard property={aCard()} />);
    expect(screen.getByRole('link', { name: /Светъл двустаен/ })).toHaveAttribute('href', '/properties/p1');
    expect(text()).toContain('1 200 лв./месец');
    expect(text()).toContain('≈ 613,55 €');
    expect(text()).toContain('София, Лозенец');
    expect(text()).toContain('Апартамент · Двустаен · 65 м²');
    expect(text()).toContain('Мария Петрова');
  });

  it('says so when city, district, owner or picture are not known', () => {
    const landlord = { id: 'u9', firstName: '', lastName: '', avatar: null };
    show(<PropertyCard property={aCard({ location: { city: '' }, landlord })} />);
    expect(text()).toContain('Неизвестен град, Неизвестен квартал');
    expect(text()).toContain('Наемодател');
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
  });

  it('shows three amenities and how many more there are', () => {
    show(<PropertyCard property={aCard({ amenities: ['wifi', 'tv', 'gym', 'sauna', 'garage'] })} />);
    expect(text()).toContain('Wi-Fi');
    expect(text()).toContain('Фитнес');
    expect(text()).not.toContain('sauna');
    expect(screen.getByText('+2')).toBeInTheDocument();
  });

  it('names an amenity that is an object, and shows an unknown key raw', () => {
    show(<PropertyCard property={{ ...aCard(), amenities: [{ id: 'x', name: 'Сауна' }, 'cigar_room'] }} />);
    expect(text()).toContain('Сауна');
    expect(text()).toContain('cigar_room');
  });

  it.each([
    [{ isPromoted: true, promotionType: 'super' as const }, 'Силно препоръчана'],
    [{ isPromoted: true, promotionType: 'regular' as const }, 'Препоръчана'],
    [{ isPremium: true }, 'Премиум'],
  ])('carries the badge of %o', (part, badge) => {
    show(<PropertyCard property={aCard(part)} />);
    expect(screen.getByText(badge)).toBeInTheDocument();
  });

  it('shows only picture, title, city and price when compact', () => {
    show(<PropertyCard isCompact property={aCard({ amenities: ['wifi'] })} />);
    expect(text()).toContain('София');
    expect(text()).not.toContain('Лозенец');
    expect(text()).not.toContain('Wi-Fi');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a skeleton of its compact shape', () => {
    const { container } = show(<PropertyCard isCompact />);
    expect(container.querySelectorAll('[aria-hidden] [aria-hidden]')).toHaveLength(4);
  });

  it('turns over its pictures for a mouse, out of the keyboard’s way', async () => {
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

  it('has one link, and buttons that name its listing', () => {
    show(<PropertyCard property={aCard({ images: [image('a', 'Дневна')] })} />);
    const title = 'Светъл двустаен до метрото';
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Добави в любими: ${title}`,
      `Разгледай снимките, 1: ${title}`,
      `Подай сигнал за обявата: ${title}`,
    ]);
    expect(document.querySelector('a a, a button, button button')).toBeNull();
  });

  it('leads a visitor who reports to the sign-in', async () => {
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
  ])(
    'counts the press of its own heart as the server does (e-mail verified: %s)',
    async (isEmailVerified, count) => {
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
    },
  );

  it.each([
    [1, true],
    [47, true],
    [49, false],
  ])('is new for two days: after %i hours %s', (hours, isNew) => {
    const publishedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    show(<PropertyCard property={aCard({ publishedAt })} />);
    expect(screen.queryByText('Нова') !== null).toBe(isNew);
  });

  it('is the same on the server at any hour', () => {
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
