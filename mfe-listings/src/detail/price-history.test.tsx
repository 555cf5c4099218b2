import { screen } from '@testing-library/react';

import { show } from '../page.testing.tsx';
import { aListing } from './a-listing.testing.ts';
import { PriceHistory } from './price-history.tsx';

const listing = aListing({
  priceHistory: [
    { price: 900, at: '2026-10-01T10:00:00.000Z' },
    { price: 800, at: '2026-10-08T10:00:00.000Z' },
    { price: 850, at: '2026-10-20T10:00:00.000Z' },
    { price: 850, at: '2026-10-25T10:00:00.000Z' },
  ],
});

const rows = () =>
  screen.getAllByRole('listitem').map((row) => {
    const icon = row.querySelector('svg')?.getAttribute('class') ?? '';
    const [, price, change] = [...row.children].map((part) => part.textContent.replaceAll('\u00a0', ' '));
    return [price, /trending-\w+/u.exec(icon)?.[0], change];
  });

describe('PriceHistory', () => {
  it('shows the prices newest first, each with its rise or cut from the one before', () => {
    show(<PriceHistory listing={listing} />);
    expect(rows()).toEqual([
      ['850 лв.', undefined, undefined],
      ['850 лв.', 'trending-up', '+50 лв.'],
      ['800 лв.', 'trending-down', '−100 лв.'],
      ['900 лв.', undefined, undefined],
    ]);
  });
});
