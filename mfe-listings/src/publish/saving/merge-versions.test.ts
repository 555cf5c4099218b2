import { leva } from '../../sums.testing.ts';
import { mergeVersions } from './merge-versions.ts';

const base = { title: 'Двустаен', price: leva(900), location: { city: 'sofia', neighborhood: 'Лозенец' } };

describe('mergeVersions', () => {
  it('merges changes of different fields', () => {
    const merged = mergeVersions({
      base,
      mine: { ...base, price: leva(950) },
      theirs: { ...base, title: 'Светъл двустаен' },
    });
    expect(merged.fields).toMatchObject({ title: 'Светъл двустаен', price: leva(950) });
    expect(merged).toMatchObject({ clashes: [], taken: ['title'] });
  });

  it('conflicts where both changed the same field, and mine stays until the user chooses', () => {
    const merged = mergeVersions({
      base,
      mine: { ...base, price: leva(950) },
      theirs: { ...base, price: leva(800) },
    });
    expect(merged.clashes).toEqual(['price']);
    expect(merged.fields.price).toEqual(leva(950));
  });

  it('agrees when both made the same change', () => {
    const same = { ...base, price: leva(950) };
    expect(mergeVersions({ base, mine: same, theirs: { ...same } })).toMatchObject({
      clashes: [],
      taken: [],
    });
  });

  it('compares the address part by part', () => {
    const merged = mergeVersions({
      base,
      mine: { ...base, location: { ...base.location, street: 'Кричим' } },
      theirs: { ...base, location: { city: 'sofia', neighborhood: 'Изток' } },
    });
    expect(merged.fields.location).toEqual({ city: 'sofia', neighborhood: 'Изток', street: 'Кричим' });
    expect(merged.taken).toEqual(['location.neighborhood']);
  });

  it('takes over cleared fields', () => {
    const merged = mergeVersions({ base, mine: base, theirs: { ...base, price: undefined } });
    expect(merged.fields.price).toBeUndefined();
    expect(merged.taken).toEqual(['price']);
  });
});
