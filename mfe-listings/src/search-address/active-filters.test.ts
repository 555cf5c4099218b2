import { activeFilters } from './active-filters.ts';
import { everything } from './every-filter.testing.ts';
import { searchParameters } from './search-parameters.ts';
import { isNarrowed, nothingSought, readSearch, type SearchState } from './search-state.ts';

describe('active filters', () => {
  const texts = (state: SearchState) =>
    activeFilters(state).map(({ text }) => text.replaceAll('\u00a0', ' '));

  it('have a text each', () => {
    expect(texts(everything)).toEqual([
      '„тераса & двор“',
      'София',
      'Лозенец',
      'Младост 1',
      'До 10 мин пеша от метро',
      'Метро Витоша',
      'Метро НДК',
      '300–1 200 €',
      'Общо до 1 500 € на месец',
      'При нанасяне до 3 000 €',
      'Апартамент',
      'Стая',
      '2–3 стаи',
      'Двустаен',
      'Ателие/таван',
      '40–120 м²',
      'Етаж сутерен–8',
      'Частично обзаведен',
      'Отопление: ТЕЦ',
      'Отопление: Климатик',
      'Строителство: Тухла',
      'Домашни любимци: Разрешени',
      'Имам домашен любимец',
      'Може да се пуши',
      'Адресна регистрация',
      'За студенти',
      'За работа от вкъщи',
      'Депозит до 1 наем',
      'Без комисиона',
      'Комисиона до половин наем',
      'Асансьор',
      'Паркомясто',
      'Без последен етаж',
      'Ново строителство (до 5 г.)',
      'Санирана сграда',
      'Намалени',
      'Последните 7 дни',
      'Свободно към 31.12.2026',
      'Собственик',
      'Wi-Fi',
      'Гараж',
      'Обяви на един наемодател',
      'Препоръчани',
      'Във видимата част на картата',
      'В избраната зона',
    ]);
  });

  it.each<[string, string]>([
    ['priceMin=500', 'от 500 лв.'],
    ['priceMax=800', 'до 800 лв.'],
    ['priceMax=400&currency=EUR', 'до 400 €'],
    ['priceMax=400&currency=BGN', 'до 400 лв.'],
    ['roomsMin=1&roomsMax=1', '1 стая'],
    ['roomsMin=2&roomsMax=2', '2 стаи'],
    ['roomsMin=5', 'от 5 стаи'],
    ['floorMin=1', 'Без партер'],
    ['floorMax=0', 'Етаж до партер'],
    ['areaMax=80', 'до 80 м²'],
    ['monthlyTotalMax=1500', 'Общо до 1 500 лв. на месец'],
    ['monthlyTotalMax=750&currency=EUR', 'Общо до 750 € на месец'],
    ['moveInMax=3000', 'При нанасяне до 3 000 лв.'],
    ['depositMax=0', 'Без депозит'],
    ['depositMax=200', 'Депозит до 2 наема'],
    ['commissionMax=100', 'Комисиона до 1 наем'],
    ['metroStation=su-sv-kliment-ohridski', 'Метро СУ „Св. Климент Охридски“'],
    ['publishedWithin=1', 'Последните 24 часа'],
    ['suitableFor=single', 'За един човек'],
  ])('format %s as „%s“', (query, text) => {
    expect(texts(readSearch(new URLSearchParams(query)).state)).toEqual([text]);
  });

  it('each remove their own filter, and together all', () => {
    const filters = activeFilters(everything);
    expect(filters.find(({ text }) => text === 'Метро НДК')?.without).toEqual({ metroStation: ['vitosha'] });
    expect(filters.find(({ text }) => text === 'Асансьор')?.without).toEqual({ elevator: false });
    expect(filters.find(({ text }) => text === 'Комисиона до половин наем')?.without).toEqual({
      commissionMax: '',
    });
    expect(filters.find(({ text }) => text === 'Стая')?.without).toEqual({ propertyType: ['apartment'] });
    const left = filters.reduce<SearchState>(
      (state) => ({ ...state, ...activeFilters(state)[0]?.without }),
      everything,
    );
    expect(isNarrowed(left)).toBe(false);
  });

  it('have unique ids', () => {
    const ids = activeFilters(everything).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not include parameters that are no filters', () => {
    expect(activeFilters({ ...nothingSought, sort: 'newest', page: 2, view: 'map' })).toEqual([]);
    expect(searchParameters.sort.chips('newest', nothingSought)).toEqual([]);
  });
});
