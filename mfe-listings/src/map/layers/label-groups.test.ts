import { cents } from '@pokriv/contracts/money';

import type { Group } from './group.ts';
import { labelGroups } from './label-groups.ts';
import { clusterButton, markPin, pinButton, type Pin } from './spot-icons.ts';

const mladost: Group = {
  lat: 42.648,
  lon: 23.376,
  count: 12,
  priceMin: cents(40_000),
  bbox: [23.37, 42.64, 23.385, 42.66],
};
const everywhere: Group = {
  ...mladost,
  lat: 42.69,
  lon: 23.33,
  count: 30,
  bbox: [23.28, 42.66, 23.38, 42.72],
};
const pin: Pin = { id: 'a', lat: 42.648, lon: 23.376, price: cents(50_000), promotionType: null };

const at = (pixels: number) => ({
  toSpot: ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon * pixels, y: -lat * pixels }),
  currency: 'EUR' as const,
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('labelGroups', () => {
  it('names the district, the count and the lowest price in the person’s currency', () => {
    const [group] = labelGroups([mladost], [], at(20_000));
    expect(group).toMatchObject({ ...mladost, district: 'Младост' });
    expect(group?.lines?.map(plain)).toEqual(['Младост · 12', 'от 400 €']);
  });

  it('has the price without a district over several districts', () => {
    const [group] = labelGroups([everywhere], [], at(20_000));
    expect(group?.district).toBeUndefined();
    expect(group?.lines?.map(plain)).toEqual(['30', 'от 400 €']);
  });

  it('has no label where it would cover another spot', () => {
    const near = { ...pin, lon: mladost.lon + 0.003 };
    const [group] = labelGroups([mladost], [near], at(20_000));
    expect(group?.lines).toBeUndefined();
    expect(group?.district).toBe('Младост');
    const [far] = labelGroups([mladost], [near], at(60_000));
    expect(far?.lines).toHaveLength(2);
  });
});

describe('clusterButton', () => {
  it('is a labelled pill, or a circle with the count', () => {
    const [group] = labelGroups([mladost], [], at(20_000));
    const button = clusterButton(group ?? mladost, 'EUR');
    expect(button).toHaveClass('map-cluster-labelled');
    expect(button).toHaveAccessibleName(/^Младост · 12\sобяви от 400\s€ нагоре, приближи$/u);
    expect(button).not.toHaveAttribute('aria-label');
    const circle = clusterButton(mladost, 'EUR');
    expect(circle).not.toHaveClass('map-cluster-labelled');
    expect(circle).toHaveTextContent('12');
    expect(circle).toHaveAccessibleName(/^12\sобяви от 400\s€ нагоре, приближи$/u);
  });
});

describe('markPin', () => {
  const name = (marks: { isVisited: boolean; isFavorite: boolean }) => {
    const button = pinButton(pin, 'EUR');
    markPin(button, { pin, currency: 'EUR' }, { isVisited: true, isFavorite: true });
    markPin(button, { pin, currency: 'EUR' }, marks);
    return [button.className, plain(button.getAttribute('aria-label'))];
  };

  it('shows and says that the listing was viewed, and that it is a favourite', () => {
    const label = 'Обява за 500 € на месец';
    expect(name({ isVisited: true, isFavorite: false })).toEqual([
      'map-pin map-pin-visited',
      `${label}, разгледана`,
    ]);
    expect(name({ isVisited: false, isFavorite: true })).toEqual([
      'map-pin map-pin-favorite',
      `${label}, в любими`,
    ]);
    expect(name({ isVisited: true, isFavorite: true })[1]).toBe(`${label}, в любими, разгледана`);
    expect(name({ isVisited: false, isFavorite: false })).toEqual(['map-pin', label]);
  });
});
