import { sumOf } from '@pokriv/contracts/money';
import { toOwnMoney } from '@pokriv/contracts/listing/property-money';

import { aListing, leva } from '../../listing.testing.ts';
import { changedFacts } from './changed-facts.ts';

describe('changedFacts', () => {
  it('words values like the review and leaves out unchanged fields', () => {
    const listing = aListing('p1', {
      title: 'Ново заглавие',
      price: leva(1300),
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
      { field: 'price', before: leva(1200), after: toOwnMoney(sumOf(650, 'EUR')) },
      { field: 'images', before: [], after: [] },
    ];
    const facts = changedFacts(listing, changes, 'BGN').map(({ name, before, after }) => ({
      name,
      before: before?.replaceAll('\u00a0', ' '),
      after: after?.replaceAll('\u00a0', ' '),
    }));
    expect(facts).toEqual([
      { name: 'Заглавие', before: 'Обява p1', after: 'Ново заглавие' },
      { name: 'Наем', before: '1 200 лв. / 613,55 €', after: '1 271,29 лв. / 650 €' },
      { name: 'Година', before: undefined, after: '1998' },
      { name: 'Квартал', before: 'Лозенец', after: 'Изток' },
    ]);
  });

  it('words availability and free items without repeating the field name', () => {
    const changes = [
      { field: 'availableFrom', before: '2020-01-01', after: '2999-12-01' },
      { field: 'deposit', before: { type: 'none' }, after: { type: 'amount', amount: leva(500) } },
    ];
    const facts = changedFacts(aListing('p1'), changes, 'EUR').map(({ name, before, after }) =>
      [name, before, after].map((text) => text?.replaceAll('\u00a0', ' ')),
    );
    expect(facts).toEqual([
      ['Депозит', 'Няма', '255,65 € / 500 лв.'],
      ['Свободен', 'веднага', 'от 1 декември 2999 г.'],
    ]);
  });

  it('includes a cleared field', () => {
    const changes = [{ field: 'floor', before: 3, after: null }];
    expect(changedFacts(aListing('p1'), changes, 'BGN')).toEqual([
      { name: 'Етаж', before: '3', after: undefined },
    ]);
  });
});
