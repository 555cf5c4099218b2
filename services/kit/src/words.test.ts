import { trusted } from 'mongoose';

import { wordsFilter, wordsOf } from './words.ts';

it('wordsOf returns distinct words in lower case', () => {
  expect(wordsOf('Слаба снимка, слаба!', 'ivan@demo.bg')).toEqual(['слаба', 'снимка', 'ivan@demo.bg']);
});

it('wordsFilter matches prefixes of all words and escapes special characters', () => {
  expect(wordsFilter('Сни a.b')).toEqual({ words: trusted({ $all: [/^сни/u, /^a\.b/u] }) });
  expect(wordsFilter('')).toEqual({});
  expect(wordsFilter(undefined)).toEqual({});
});
