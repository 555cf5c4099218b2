import { isSame, isUnread, readSum, valueAt, withValue } from './draft-fields.ts';

const sum = { cents: 50_000, entered: { amount: 500, currency: 'EUR' } } as never;
const unread = { text: 'петстотин', currency: 'EUR' } as const;

describe('isUnread', () => {
  it.each([
    [unread, true],
    [sum, false],
    [null, false],
    [undefined, false],
    ['500', false],
  ])('tells a text that is no sum: %j', (value, expected) => {
    expect(isUnread(value)).toBe(expected);
  });

  it('leaves no sum to compute with', () => {
    expect([readSum(unread), readSum(undefined), readSum(sum)]).toEqual([undefined, undefined, sum]);
  });
});

describe('withValue', () => {
  it('sets a field, and a part of a group beside its other parts', () => {
    const fields = withValue(
      withValue({ title: 'Двустаен' }, 'location.city', 'sofia'),
      'location.street',
      'Шипка',
    );
    expect(fields).toEqual({ title: 'Двустаен', location: { city: 'sofia', street: 'Шипка' } });
    expect([valueAt(fields, 'title'), valueAt(fields, 'location.street')]).toEqual(['Двустаен', 'Шипка']);
    expect([valueAt(fields, 'location'), valueAt(fields, 'deposit.type')]).toEqual([
      fields.location,
      undefined,
    ]);
  });

  it.each([
    ['title', { title: undefined }],
    ['location.city', { location: { city: undefined } }],
  ])('clears %s by an empty text', (path, expected) => {
    expect(withValue({ title: 'x', location: { city: 'sofia' } }, path, '')).toMatchObject(expected);
  });

  it('keeps zero and false', () => {
    expect(withValue({}, 'floor', 0)).toEqual({ floor: 0 });
    expect(withValue({}, 'hasLift', false)).toEqual({ hasLift: false });
  });
});

describe('isSame', () => {
  it.each([
    [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    [{ a: undefined }, {}, true],
    [undefined, null, true],
    [{ a: 1 }, { a: 2 }, false],
    [['lift', 'garden'], ['garden', 'lift'], false],
    [['lift'], { 0: 'lift' }, false],
    [0, undefined, false],
    ['', undefined, false],
  ])('compares %j and %j: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});
