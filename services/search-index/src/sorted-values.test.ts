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
});
