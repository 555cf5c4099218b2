import { euro, leva } from '../sums.testing.ts';
import { picturesIn, revisionRows } from './revision-rows.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (changes: Parameters<typeof revisionRows>[0]) =>
  revisionRows(changes, 'BGN').map(({ name, before, after }) => [name, plain(before), plain(after)]);

describe('revisionRows', () => {
  it('labels fields and formats stored values', () => {
    expect(
      rows([
        { field: 'title', before: 'Стара', after: 'Нова' },
        { field: 'price', before: leva(1000), after: euro(800) },
        { field: 'propertyType', before: 'apartment', after: 'studio' },
        { field: 'contactPhone', before: '0888123456', after: '0888765432' },
        { field: 'availableFrom', before: '2026-12-01', after: '2027-01-15' },
        { field: 'description', before: undefined, after: 'Тихо.' },
      ]),
    ).toEqual([
      ['Заглавие', 'Стара', 'Нова'],
      ['Месечен наем', '1 000 лв. / 511,29 €', '1 564,66 лв. / 800 €'],
      ['Вид на имота', 'Апартамент', 'Студио'],
      ['Телефон', '088 812 3456', '088 876 5432'],
      ['Свободен от', '1 декември 2026 г.', '15 януари 2027 г.'],
      ['Описание', 'няма', 'Тихо.'],
    ]);
  });

  it('lists only the changed parts of a place', () => {
    expect(
      rows([
        {
          field: 'location',
          before: { city: 'sofia', neighborhood: 'Лозенец', showExactAddress: false },
          after: { city: 'plovdiv', neighborhood: 'Лозенец', showExactAddress: true, street: 'Роза' },
        },
      ]),
    ).toEqual([
      ['Град', 'София', 'Пловдив'],
      ['Точен адрес в обявата', 'Не', 'Да'],
      ['Улица', 'няма', 'Роза'],
    ]);
  });

  it('lists the parts of a place that was none before', () => {
    expect(rows([{ field: 'location', before: undefined, after: { city: 'varna' } }])).toEqual([
      ['Град', 'няма', 'Варна'],
    ]);
    expect(rows([{ field: 'location', before: { city: 'varna' }, after: null }])).toEqual([
      ['Град', 'Варна', 'няма'],
    ]);
  });

  it('leaves pictures out', () => {
    expect(rows([{ field: 'images', before: [], after: [{ id: 'i1' }] }])).toEqual([]);
    expect(picturesIn([{ id: 'i1', alt: 'Хол' }, { alt: 'без номер' }, null]).map(({ id }) => id)).toEqual([
      'i1',
    ]);
    expect(picturesIn(undefined)).toEqual([]);
  });
});
