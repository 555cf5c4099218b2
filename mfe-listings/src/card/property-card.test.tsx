import { screen } from '@testing-library/react';

import { show } from '../page.testing.tsx';
import { aCard } from './a-card.testing.ts';
import { PropertyCard } from './property-card.tsx';

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

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

  it('is a skeleton without a listing', () => {
    show(<PropertyCard />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
