type Range = readonly [first: number, last: number];

const one = (code: number): Range => [code, code];

/** Latin letters, digits and signs of Bulgarian texts; letters of other languages are in the full file. */
export const basicLatin: readonly Range[] = [
  [0x20, 0x7e],
  ...[0xa0, 0xa7, 0xa9, 0xab].map(one),
  [0xad, 0xae],
  [0xb0, 0xb3],
  one(0xb7),
  [0xbb, 0xbe],
  ...[0xd7, 0x200b].map(one),
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  ...[0x2022, 0x2026].map(one),
  [0x2039, 0x203a],
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212].map(one),
];

export const cyrillic: readonly Range[] = [one(0x301), [0x400, 0x45f], [0x490, 0x491], one(0x2116)];

/** Range of `font-weight` in the tokens; the library's files have 1 to 1000. */
export const weights = { min: 400, max: 750 } as const;

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** `U+0020-007E,U+00A0`, the format of a font face's `unicode-range`. */
export const unicodeRange = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');

export const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
