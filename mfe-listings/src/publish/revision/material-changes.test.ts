import { materialChanges } from './material-changes.ts';

const location = { city: 'sofia', neighborhood: 'Лозенец', street: 'ул. Кричим', showExactAddress: true };

describe('materialChanges', () => {
  it('include texts, place and a large change of rent', () => {
    const base = { fields: { title: 'Светъл двустаен', price: 1250, floor: 3 }, approvedPrice: 1000 };
    const fields = { title: 'Светъл тристаен', price: 1400, floor: 4 };
    expect(materialChanges(fields, base, new Set(['title', 'price', 'floor']))).toEqual(['title', 'price']);
    expect(materialChanges({ ...fields, price: 1300 }, base, new Set(['price']))).toEqual([]);
  });

  it('exclude hiding the exact address, unless the place changes with it', () => {
    const hidden = { ...location, showExactAddress: false };
    const dirty = new Set(['location'] as const);
    expect(materialChanges({ location: hidden }, { fields: { location }, approvedPrice: 0 }, dirty)).toEqual(
      [],
    );
    expect(
      materialChanges(
        { location: { ...hidden, street: 'ул. Вишнева' } },
        { fields: { location }, approvedPrice: 0 },
        dirty,
      ),
    ).toEqual(['location']);
  });
});
