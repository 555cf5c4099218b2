import { euro, leva } from '../../sums.testing.ts';
import { unitLabel, unitText } from './unit-text.ts';

const told = (unit: string, fields: Parameters<typeof unitText>[0]) =>
  `${unitLabel(unit)}: ${unitText(fields, unit)}`.replaceAll('\u00a0', ' ');

describe('unitText', () => {
  it.each([
    ['availableFrom', { availableFrom: '2020-01-01' }, 'Свободен: веднага'],
    ['availableFrom', { availableFrom: '2999-12-01' }, 'Свободен: от 1 декември 2999 г.'],
    ['deposit', { deposit: { type: 'none' as const } }, 'Депозит: Няма'],
    ['price', { price: euro(500) }, 'Месечен наем: 500 € / 977,92 лв.'],
    ['price', { price: leva(800) }, 'Месечен наем: 800 лв. / 409,03 €'],
    ['price', { price: { text: 'скъпо', currency: 'EUR' as const } }, 'Месечен наем: „скъпо“'],
    ['deposit', { deposit: { type: 'months' as const, months: 1.5 } }, 'Депозит: Брой наеми: 1,5 наема'],
    [
      'deposit',
      { deposit: { type: 'amount' as const, amount: euro(300) } },
      'Депозит: Сума: 300 € / 586,75 лв.',
    ],
    ['commission', { commission: { type: 'none' as const } }, 'Комисиона за наемателя: Няма'],
  ])('does not repeat its label: %s %j', (unit, fields, text) => {
    expect(told(unit, fields)).toBe(text);
  });

  it.each([
    ['price', { price: leva(1200) }, '1 200 лв. / 613,55 €'],
    ['yearBuilt', { yearBuilt: 1985 }, '1985'],
    ['title', { title: 'Светъл' }, 'Светъл'],
    ['hasElevator', { hasElevator: false }, 'Не'],
    ['hasElevator', { hasElevator: true }, 'Да'],
    ['heating', { heating: ['ac' as const, 'gas' as const] }, 'Климатик, Газ'],
    ['location.city', { location: { city: 'sofia' } }, 'София'],
    ['location.geo', { location: { geo: { lat: 42.5, lon: 23.25 } } }, '42.5000, 23.2500'],
  ])('names the value of %s %j', (unit, fields, text) => {
    expect(unitText(fields, unit).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([{}, { heating: [] }])('names a missing value: %j', (fields) => {
    expect(unitText(fields, 'heating')).toBe(unitText({}, 'title'));
    expect(unitText(fields, 'heating')).not.toBe('');
  });
});
