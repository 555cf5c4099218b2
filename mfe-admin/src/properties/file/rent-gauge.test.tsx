import type { AreaRent } from '@pokriv/contracts/listing/moderation-file';
import { cents } from '@pokriv/contracts/money';
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
    expect(said()).toContain(
      'Половината са между 14 лв. / 7,16 € и 18 лв. / 9,20 €, медиана 16 лв. / 8,18 €',
    );
    expect(said()).toContain('(32 обяви, София, със същия брой стаи)');
  });

  it.each([
    ['district', { city: 'sofia', neighborhood: 'Лозенец' }, '(32 обяви, Лозенец)'],
    ['district', { city: 'sofia' }, '(32 обяви, София)'],
    ['city', { city: 'sofia', neighborhood: 'Лозенец' }, '(32 обяви, София)'],
  ] as const)('compares with the %s of %j', (scope, location, area) => {
    render(<RentGauge rent={aRent(16, { scope })} listing={aListing('p1', { location })} />);
    expect(said()).toContain(area);
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

  it.each([
    ['within the range', 1200, { own: 26.92, low: 11.54, median: 50, high: 88.46 }],
    ['above it', 3000, { own: 88.46, low: 11.54, median: 30.77, high: 50 }],
    ['below it', 0, { own: 11.54, low: 50, median: 69.23, high: 88.46 }],
  ])('leaves a margin of 15 %% on both sides of a rent %s', (_where, own, places) => {
    const sum = (amount: number) => ({ ...leva(1), cents: cents(amount) });
    const rent = { perM2: sum(own), lowPerM2: sum(1000), medianPerM2: sum(1500), highPerM2: sum(2000) };
    for (const [name, place] of Object.entries(placesOf(aRent(1, rent))))
      expect(place).toBeCloseTo(places[name as 'own'], 2);
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
