import type { SessionUser } from '@pokriv/web-kit/session';
import { screen } from '@testing-library/react';

import { aListing, anOwnListing } from '../../a-listing.testing.ts';
import { show } from '../../page.testing.tsx';
import { createDraft } from '../draft.ts';
import { ListingPreview } from './listing-preview.tsx';
import { cardPreview, listingPreview } from './preview-of.ts';

const user: SessionUser = {
  ...{ id: 'u1', email: 'ivan@demo.bg', firstName: 'Иван', lastName: 'Петров', phone: null, avatar: null },
  ...{
    role: 'landlord',
    isEmailVerified: true,
    isPremium: false,
    premiumExpiresAt: null,
    remainingListings: 1,
  },
};
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('cardPreview', () => {
  it('shows an owner the home without commission, as search will', () => {
    const isCharged = (advertiserType: 'owner' | 'agency') =>
      cardPreview(aListing({ advertiserType, commission: undefined })).hasCommission;
    expect(isCharged('owner')).toBe(false);
    expect(isCharged('agency')).toBeUndefined();
  });
});

describe('listingPreview', () => {
  const location = { city: 'sofia', neighborhood: 'Лозенец', street: 'ул. Кричим', number: '12' };
  const previewed = (part: object) =>
    listingPreview(createDraft({ listing: anOwnListing(part) }).get(), user);

  it.each([
    [true, { ...location, showExactAddress: true }],
    [false, { city: 'sofia', neighborhood: 'Лозенец', showExactAddress: false }],
  ])('shows street and number only with the exact address: %s', (showExactAddress, shown) => {
    expect(previewed({ location: { ...location, showExactAddress } }).location).toEqual(shown);
  });

  it('keeps the promotion of a listing, and has none for a new one', () => {
    expect(previewed({ isPromoted: true, promotionType: 'top' })).toMatchObject({ isPromoted: true });
    expect(listingPreview(createDraft({}).get(), user)).toMatchObject({
      ...{ isPromoted: false, promotionType: null, views: 0, favorites: 0 },
    });
  });
});

/** Sees nothing: the map stays unloaded. */
class Watch {
  observe(): void {}
  disconnect(): void {}
}

describe('ListingPreview', () => {
  beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: Watch }));

  it('shows all that is filled in', () => {
    const listing = aListing({ geo: { lat: 42.68, lon: 23.32 } });
    const { container } = show(<ListingPreview listing={listing} />);
    expect(screen.getAllByText('Апартамент')).toHaveLength(2);
    expect(container).toHaveTextContent('София, Лозенец');
    expect(container).toHaveTextContent('Тих и слънчев.');
    expect(container).not.toHaveTextContent('apartment');
    expect(titles()).toEqual(
      expect.arrayContaining(['Характеристики', 'Удобства', 'Условия и правила', 'Местоположение']),
    );
  });

  it('shows no empty part of a form that was just opened', () => {
    const { container } = show(<ListingPreview listing={listingPreview(createDraft({}).get(), user)} />);
    expect(titles()).toContain('Вашата обява');
    for (const title of ['Удобства', 'Местоположение']) expect(titles()).not.toContain(title);
    expect(container).not.toHaveTextContent(/лв\.|€|undefined/u);
  });
});
