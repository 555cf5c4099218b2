import { render, screen } from '@testing-library/react';

import { aListing } from '../a-listing.testing.ts';
import { FactStrip } from './fact-strip.tsx';
import { MetroWays } from './metro-ways.tsx';

const ways = [
  { station: 'ndk', minutes: 4 },
  { station: 'atlantis', minutes: 5 },
  { station: 'serdika', minutes: 16 },
];
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('MetroWays', () => {
  it('names minutes on foot and lines of each known station', () => {
    render(<MetroWays ways={ways} />);
    expect(screen.getByRole('list')).toHaveAccessibleName('Метро наблизо');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'около 4 мин пеша до м. НДК M2',
      'около 16 мин пеша до м. Сердика M1 M4',
    ]);
  });
});

describe('FactStrip', () => {
  const metroFact = () => plain(screen.queryByText('Метро')?.nextElementSibling?.textContent);

  it('has the way to the nearest station', () => {
    render(<FactStrip listing={aListing({ metro: ways })} />);
    expect(metroFact()).toBe('около 4 мин пеша до м. НДК');
  });

  it('has no metro far from any station', () => {
    render(<FactStrip listing={aListing()} />);
    expect(metroFact()).toBeUndefined();
  });
});
