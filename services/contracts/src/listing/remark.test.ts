import { fieldName } from './listing-field-names.ts';
import { NewRemarks } from './remark.ts';
import { pictureOf, remarkFields, REMARKS_MAX } from './remark-places.ts';

const picture = '0000000000000000002a';
const remark = { place: 'title', text: 'Без телефон.' };
const isValid = (remarks: unknown) => NewRemarks.safeParse(remarks).success;

describe('NewRemarks', () => {
  it('accepts one remark for each field and picture', () => {
    expect(isValid([])).toBe(true);
    expect(isValid([remark, { ...remark, place: picture }])).toBe(true);
  });

  it.each([
    ['a second remark about the same place', [remark, { ...remark, text: 'И без имейл.' }]],
    ['an unknown field', [{ ...remark, place: 'landlord' }]],
    ['a place that is no picture id', [{ ...remark, place: '../x' }]],
    ['too few words', [{ ...remark, text: 'не' }]],
    ['too many words', [{ ...remark, text: 'я'.repeat(301) }]],
    [
      'too many remarks',
      Array.from({ length: REMARKS_MAX + 1 }, (_, index) => ({
        ...remark,
        place: index.toString(16).padStart(20, '0'),
      })),
    ],
  ])('refuses %s', (_what, remarks) => {
    expect(isValid(remarks)).toBe(false);
  });
});

describe('pictureOf', () => {
  it('tells pictures from fields', () => {
    expect(pictureOf(picture)).toBe(picture);
    expect(remarkFields.map(pictureOf).filter(Boolean)).toEqual([]);
  });
});

it('every field of a remark has a name for people', () => {
  for (const field of remarkFields) expect(fieldName(field)).not.toBe(field);
});
