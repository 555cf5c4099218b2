import type { AreaRent } from '@pokriv/contracts/listing/moderation-file';
import { render, screen } from '@testing-library/react';

import { aListing, leva } from '../../listing.testing.ts';
import { placesOf, RentGauge } from './rent-gauge.tsx';

const aRent = (perM2: number, over: Partial<AreaRent> = {}): AreaRent => ({
  perM2: leva(perM2),
  scope: 'district',
  lowPerM2: leva(14),
  medianPerM2: leva(16),
  highPerM2: leva(18),
  count: 32,
  ...over,
});
const said = () => document.body.textContent.replaceAll('\u00a0', ' ');

describe('RentGauge', () => {
  it.each([
    [16, 'колкото медианата'],
    [8, '50 % под медианата'],
    [20, '25 % над медианата'],
  ])('compares %d лв. for a square metre: %s', (perM2, text) => {
    render(<RentGauge rent={aRent(perM2)} listing={aListing('p1')} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('names the range and the area that it is of', () => {
    render(<RentGauge rent={aRent(16, { scope: 'rooms' })} listing={aListing('p1')} />);
    expect(said()).toContain('Половината са между 14 лв. и 18 лв., медиана 16 лв.');
    expect(said()).toContain('(32 обяви, София, със същия брой стаи)');
  });

  it('says when there is nothing to compare with', () => {
    render(<RentGauge rent={null} listing={aListing('p1')} />);
    expect(said()).toBe('Наоколо няма достатъчно обяви за сравнение.');
  });
});

describe('placesOf', () => {
  it('keeps every mark on the line and in order', () => {
    const { own, low, median, high } = placesOf(aRent(6));
    const places = [own, low, median, high];
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect([Math.min(...places) > 0, Math.max(...places) < 100]).toEqual([true, true]);
  });

  it('works when all rents are equal', () => {
    const even = leva(16);
    expect(placesOf(aRent(16, { lowPerM2: even, highPerM2: even }))).toEqual({
      own: 50,
      low: 50,
      median: 50,
      high: 50,
    });
  });
});
