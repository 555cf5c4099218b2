import { aListing } from '../../listing.testing.ts';
import { changedFacts } from './changed-facts.ts';

describe('changedFacts', () => {
  it('words values like the review and leaves out unchanged fields', () => {
    const listing = aListing('p1', {
      title: 'Ново заглавие',
      price: 1300,
      location: { city: 'sofia', neighborhood: 'Изток' },
    });
    const changes = [
      { field: 'title', before: 'Обява p1', after: 'Ново заглавие' },
      {
        field: 'location',
        before: { city: 'sofia', neighborhood: 'Лозенец' },
        after: { city: 'sofia', neighborhood: 'Изток' },
      },
      { field: 'yearBuilt', before: null, after: 1998 },
      { field: 'images', before: [], after: [] },
    ];
    expect(changedFacts(listing, changes)).toEqual([
      { name: 'Заглавие', before: 'Обява p1', after: 'Ново заглавие' },
      { name: 'Година', before: undefined, after: '1998' },
      { name: 'Квартал', before: 'Лозенец', after: 'Изток' },
    ]);
  });

  it('words availability and free items without repeating the field name', () => {
    const changes = [
      { field: 'availableFrom', before: '2020-01-01', after: '2999-12-01' },
      { field: 'deposit', before: { type: 'none' }, after: { type: 'amount', value: 500 } },
    ];
    const facts = changedFacts(aListing('p1'), changes).map(({ name, before, after }) =>
      [name, before, after].map((text) => text?.replaceAll('\u00a0', ' ')),
    );
    expect(facts).toEqual([
      ['Депозит', 'Няма', '500 лв.'],
      ['Свободен', 'веднага', 'от 1 декември 2999 г.'],
    ]);
  });

  it('includes a cleared field', () => {
    const changes = [{ field: 'floor', before: 3, after: null }];
    expect(changedFacts(aListing('p1'), changes)).toEqual([{ name: 'Етаж', before: '3', after: undefined }]);
  });
});
