import { screen } from '@testing-library/react';

import { show } from '../page.testing.tsx';
import { inLeva } from '../sums.testing.ts';
import { aListing } from '../a-listing.testing.ts';
import { PriceHistory } from './price-history.tsx';

const listing = aListing({
  priceHistory: [
    { price: inLeva(900), at: '2026-10-01T10:00:00.000Z' },
    { price: inLeva(800), at: '2026-10-08T10:00:00.000Z' },
    { price: inLeva(850), at: '2026-10-20T10:00:00.000Z' },
    { price: inLeva(850), at: '2026-10-25T10:00:00.000Z' },
  ],
});

const rows = () =>
  screen.getAllByRole('listitem').map((row) => {
    const icon = row.querySelector('svg')?.getAttribute('class') ?? '';
    const [, price, change] = [...row.children].map((part) => {
      const [sum] = part.querySelectorAll('[aria-hidden]:not(svg)');
      return sum?.textContent.replaceAll('\u00a0', ' ');
    });
    return [price, /trending-\w+/u.exec(icon)?.[0], change];
  });

describe('PriceHistory', () => {
  it('shows the prices newest first, each with its rise or cut from the one before', () => {
    show(<PriceHistory listing={listing} />);
    expect(rows()).toEqual([
      ['850 лв. / 434,60 €', undefined, undefined],
      ['850 лв. / 434,60 €', 'trending-up', '50 лв. / 25,57 €'],
      ['800 лв. / 409,03 €', 'trending-down', '100 лв. / 51,13 €'],
      ['900 лв. / 460,16 €', undefined, undefined],
    ]);
  });
});
