import fc from 'fast-check';

import { PlaceIndex, type SuggestedPlace } from './place-index.ts';

const LETTERS = 'abc';

const placeOf = (names: readonly string[]): SuggestedPlace => ({
  kind: 'street',
  label: names.join(),
  detail: '',
  params: {},
  city: 'sofia',
  names,
});

/** All texts one edit away: a letter inserted, deleted or replaced, or two swapped. */
function edited(text: string): string[] {
  const places = Array.from(
    { length: text.length + 1 },
    (_, at) => [text.slice(0, at), text.slice(at)] as const,
  );
  return places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
    // `?` stands for letters outside every name
    ...[...LETTERS, ' ', '?'].flatMap((letter) => [
      before + letter + after,
      before + letter + after.slice(1),
    ]),
  ]);
}

describe('PlaceIndex', () => {
  const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const places = fc.array(fc.array(name, { minLength: 1, maxLength: 2 }).map(placeOf), { maxLength: 12 });
  const partsOf = (all: readonly SuggestedPlace[]) =>
    all.flatMap((place, at) =>
      place.names.flatMap((whole) => {
        const words = whole.split(' ');
        return words.map((_word, from) => ({
          text: words.slice(from).join(' '),
          ...{ place, at, isWhole: from === 0 },
        }));
      }),
    );
  const same = (found: readonly unknown[], expected: readonly unknown[]) => {
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining([...expected]));
  };

  it('finds the parts of names that begin so', () => {
    fc.assert(
      fc.property(places, name, (all, typed) => {
        same(
          new PlaceIndex(all).beginningWith(typed),
          partsOf(all).filter(({ text }) => text.startsWith(typed)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('finds the parts of names that begin so but for one edit, with the same first letter', () => {
    fc.assert(
      fc.property(places, name, (all, typed) => {
        const beginnings = [typed, ...edited(typed)];
        same(
          new PlaceIndex(all).nearlyBeginningWith(typed),
          partsOf(all).filter(
            ({ text }) =>
              text.startsWith(typed.charAt(0)) && beginnings.some((beginning) => text.startsWith(beginning)),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('finds the parts of names whose first words are so but for one edit, with any first letter', () => {
    fc.assert(
      fc.property(places, name, (all, typed) => {
        const beginnings = [`${typed} `, ...edited(`${typed} `)];
        same(
          new PlaceIndex(all).withNearlyFirstWords(typed),
          partsOf(all).filter(({ text }) => beginnings.some((one) => `${text} `.startsWith(one))),
        );
      }),
      { numRuns: 300 },
    );
  });
});
