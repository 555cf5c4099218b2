import { giveBoot } from '@pokriv/web-kit/boot';

import { readSearch } from '../../search-address/search-state.ts';
import { searchName } from './search-name.ts';

const nameOf = (address: string) =>
  searchName(readSearch(new URLSearchParams(address)).state).replaceAll('\u00a0', ' ');

afterEach(() => giveBoot({}));

describe('searchName', () => {
  it.each([
    ['layout=two_room&location=sofia&neighborhood=Лозенец&priceMax=1400', 'Двустаен в Лозенец до 1 400 лв.'],
    ['layout=two_room&layout=three_room&location=varna', 'Двустаен или тристаен във Варна'],
    ['layout=two_room&layout=three_room&layout=attic&location=sofia', 'Двустаен и още 2 в София'],
    ['propertyType=studio&priceMin=300&priceMax=500&currency=EUR', 'Студио 300–500 €'],
    ['propertyType=apartment&roomsMin=2&roomsMax=3&location=sofia', 'Апартамент, 2–3 стаи в София'],
    ['location=sofia&neighborhood=Лозенец&neighborhood=Изток', 'Жилище в Лозенец и Изток'],
    ['location=sofia&neighborhood=А&neighborhood=Б&neighborhood=В', 'Жилище в А и още 2'],
    ['priceMin=700', 'Жилище от 700 лв.'],
    ['query=двор с барбекю&location=sofia', 'Жилище в София „двор с барбекю“'],
    ['polygon=23.3,42.6;23.4,42.6;23.4,42.7', 'Жилище в очертан район'],
    ['location=sofia&polygon=23.3,42.6;23.4,42.6;23.4,42.75', 'Жилище в София, очертан район'],
    ['bbox=23.3,42.6,23.4,42.7', 'Жилище в част от картата'],
    ['location=sofia&metroMinutes=10&hasPet=true', 'Жилище в София, до 10 мин от метро, с домашен любимец'],
    ['layout=two_room&metroStation=vitosha', 'Двустаен, до м. Витоша'],
    ['metroStation=vitosha&metroStation=ndk&metroMinutes=5', 'Жилище, до 5 мин от м. Витоша и още 1'],
    ['monthlyTotalMax=750&moveInMax=2000&currency=EUR', 'Жилище, общо до 750 €, при нанасяне до 2 000 €'],
    [
      'layout=two_room&depositMax=100&commissionMax=50',
      'Двустаен, депозит до 1 наем, комисиона до половин наем',
    ],
    ['location=sofia&depositMax=0', 'Жилище в София, без депозит'],
    ['propertyType=room&suitableFor=students', 'Стая, за студенти'],
    ['location=sofia&noCommission=true&query=двор', 'Жилище в София, без комисиона „двор“'],
    ['publishedWithin=7&location=ruse', 'Жилище в Русе'],
    ['', 'Жилище'],
  ])('of “%s” is „%s“', (address, name) => {
    expect(nameOf(address)).toBe(name);
  });

  it('names the currency of the site where the address names none', () => {
    giveBoot({ siteCurrency: 'EUR' });
    expect(nameOf('priceMax=1400')).toBe('Жилище до 1 400 €');
  });

  it('leaves out the last extras before it cuts the end', () => {
    const name = nameOf(
      'layout=two_room&location=sofia&metroMinutes=10&hasPet=true&noCommission=true&parking=true',
    );
    expect(name).toBe('Двустаен в София, до 10 мин от метро, с домашен любимец');
  });

  it('leaves out long words before it cuts the end', () => {
    const district = 'Манастирски ливади - изток';
    const base = `location=sofia&neighborhood=${district}&layout=multi_room&priceMax=12000`;
    expect(nameOf(`${base}&query=близо до парка`)).toBe(`Многостаен в ${district} до 12 000 лв.`);
    const long = nameOf(`location=sofia&neighborhood=${'Я'.repeat(58)}&layout=multi_room`);
    expect(long).toHaveLength(60);
    expect(long).toMatch(/^Многостаен в Я+…$/u);
  });
});
