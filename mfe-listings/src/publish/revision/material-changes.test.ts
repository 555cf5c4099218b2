import { leva } from '../../sums.testing.ts';
import { materialChanges } from './material-changes.ts';

const location = { city: 'sofia', neighborhood: 'Лозенец', street: 'ул. Кричим', showExactAddress: true };

describe('materialChanges', () => {
  it('include texts, place and a large change of rent', () => {
    const base = {
      fields: { title: 'Светъл двустаен', price: leva(1250), floor: 3 },
      approvedCents: leva(1000).cents,
    };
    const fields = { title: 'Светъл тристаен', price: leva(1400), floor: 4 };
    expect(materialChanges(fields, base, new Set(['title', 'price', 'floor']))).toEqual(['title', 'price']);
    expect(materialChanges({ ...fields, price: leva(1300) }, base, new Set(['price']))).toEqual([]);
  });

  it('exclude hiding the exact address, unless the place changes with it', () => {
    const hidden = { ...location, showExactAddress: false };
    const dirty = new Set(['location'] as const);
    expect(materialChanges({ location: hidden }, { fields: { location }, approvedCents: 0 }, dirty)).toEqual(
      [],
    );
    expect(
      materialChanges(
        { location: { ...hidden, street: 'ул. Вишнева' } },
        { fields: { location }, approvedCents: 0 },
        dirty,
      ),
    ).toEqual(['location']);
  });
});
