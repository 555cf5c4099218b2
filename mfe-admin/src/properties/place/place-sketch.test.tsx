import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { findCity } from '@pokriv/contracts/place/cities';
import { findDistrict } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';
import { render, screen } from '@testing-library/react';

import { aListing } from '../../listing.testing.ts';
import { PlaceSketch } from './place-sketch.tsx';

const { lat, lon } = findDistrict('sofia', 'Лозенец') ?? { lat: 0, lon: 0 };
const MIDDLE = { x: 140, y: 44.8 };

function sketchOf(location: OwnProperty['location']) {
  const { container } = render(<PlaceSketch listing={aListing('p1', { location })} />);
  const numberOf = (selector: string, name: string) =>
    Number(container.querySelector(selector)?.getAttribute(name));
  return {
    text: container.querySelector('div > p:last-child')?.textContent.replaceAll('\u00a0', ' '),
    numberOf,
    claimed: [...container.querySelectorAll('[data-claimed="true"]')].map(({ textContent }) => textContent),
    stationAt: (name: string) => {
      const found = [...container.querySelectorAll('.station')].find((one) => one.textContent === name);
      return { x: Number(found?.getAttribute('cx')), y: Number(found?.getAttribute('cy')) };
    },
  };
}

describe('PlaceSketch', () => {
  it('draws the home in the middle, its district where it lies and a scale of one kilometre', () => {
    const geo = { lat: lat - 0.02, lon };
    const { numberOf, claimed, text } = sketchOf({ city: 'sofia', neighborhood: 'Лозенец', geo });
    expect(text).toBe('Лозенец, София · на 2,2 км от центъра на квартала');
    expect(numberOf('.home', 'cx')).toBeCloseTo(MIDDLE.x);
    expect(numberOf('.home', 'cy')).toBeCloseTo(MIDDLE.y);
    expect(claimed).toEqual(['Лозенец']);
    const km = numberOf('.scale', 'x2') - numberOf('.scale', 'x1');
    const up = MIDDLE.y - numberOf('[data-claimed="true"]', 'y');
    expect(numberOf('[data-claimed="true"]', 'x')).toBeCloseTo(MIDDLE.x);
    expect(up / km).toBeCloseTo(2.22, 1);
    expect(up).toBeLessThan(MIDDLE.y);
    expect(numberOf('.scale', 'y1')).toBeCloseTo(81.6);
    expect(numberOf('.scale', 'y2')).toBe(numberOf('.scale', 'y1'));
    expect(numberOf('text:last-of-type', 'x')).toBeCloseTo(numberOf('.scale', 'x1') + km / 2);
    expect(numberOf('text:last-of-type', 'y')).toBeCloseTo(73.6);
  });

  it.each([
    [0.052, 'Видин · на около 4,2 км от центъра на Видин'],
    [0.01, 'Видин'],
  ])('names a city without districts, and its distance when it is not near', (west, text) => {
    const vidin = findCity('vidin')!;
    const sketch = sketchOf({ city: 'vidin', geo: { lat: vidin.lat, lon: vidin.lon - west } });
    expect(sketch.text).toBe(text);
    expect(sketch.claimed).toEqual(['Видин']);
  });

  it('draws the metro stations where they lie', () => {
    const serdika = metroStations.find(({ name }) => name === 'Сердика');
    const { stationAt } = sketchOf({
      city: 'sofia',
      geo: { lat: serdika?.lat ?? 0, lon: (serdika?.lon ?? 0) - 0.005 },
    });
    const { x, y } = stationAt('Сердика');
    expect(y).toBeCloseTo(MIDDLE.y);
    expect(x).toBeGreaterThan(MIDDLE.x + 20);
    expect(x).toBeLessThan(2 * MIDDLE.x);
  });

  it.each([
    [{ city: 'sofia', neighborhood: 'Лозенец', street: 'Шипка', number: '6' }, 'Лозенец, Шипка 6, София'],
    [{ city: 'sofia', street: 'Шипка' }, 'Шипка, София'],
    [{ neighborhood: 'Лозенец' }, 'Лозенец'],
  ])('has the address alone without a point: %o', (location, text) => {
    expect(sketchOf(location).text).toBe(text);
    expect(screen.getByText('Собственикът не е посочил точка.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
