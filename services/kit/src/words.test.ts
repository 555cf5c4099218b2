import { trusted } from 'mongoose';

import { wordsFilter, wordsOf } from './words.ts';

it('keeps each word of the texts once, in lower case', () => {
  expect(wordsOf('Слаба снимка, слаба!', 'ivan@demo.bg')).toEqual(['слаба', 'снимка', 'ivan@demo.bg']);
});

it('finds by the beginnings of all words, signs taken as they are', () => {
  expect(wordsFilter('Сни a.b')).toEqual({ words: trusted({ $all: [/^сни/u, /^a\.b/u] }) });
  expect(wordsFilter('')).toEqual({});
  expect(wordsFilter(undefined)).toEqual({});
});
