import fc from 'fast-check';

import { SortedValues } from './sorted-values.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

describe('SortedValues', () => {
  it('finds the longer values with a beginning, however they were added', () => {
    const words = fc.uniqueArray(word, { maxLength: 1500 });
    fc.assert(
      fc.property(words, words, word, (first, later, beginning) => {
        const values = new SortedValues(first);
        const added = later.filter((value) => !first.includes(value));
        for (const value of added) values.add(value);
        values.keep((value) => !value.endsWith('c'));
        const expected = [...first, ...added].filter(
          (value) => value.startsWith(beginning) && value.length > beginning.length && !value.endsWith('c'),
        );
        expect(values.beginningWith(beginning).sort()).toEqual(expected.sort());
      }),
      { numRuns: 50 },
    );
  });

  it('finds values once that were added among a thousand others', () => {
    const numbered = (from: number) =>
      Array.from({ length: 1000 }, (_none, at) => `${from + 2 * at}`.padStart(4, '0'));
    const values = new SortedValues(numbered(0));
    for (const value of numbered(1)) values.add(value);
    expect(values.beginningWith('123').sort()).toEqual([
      '1230',
      '1231',
      '1232',
      '1233',
      '1234',
      '1235',
      '1236',
      '1237',
      '1238',
      '1239',
    ]);
    expect(values.beginningWith('').length).toBe(2000);
  });
});
