import { withWords } from './with-words.ts';

describe('withWords', () => {
  it.each(['със Стефан П.', 'със Зорница', 'със 7 %', 'със 17 %', 'със 75 %', 'със 100 %', 'със 170 %'])(
    'joins by „със“ before an initial с or з: %s',
    (words) => expect(withWords(words.slice(4))).toBe(words),
  );

  it.each(['с Петър И.', 'с Шишман', 'с 12 %', 'с 27 %', 'с 1 700 %', 'с 10 %'])(
    'joins by „с“ otherwise: %s',
    (words) => expect(withWords(words.slice(2))).toBe(words),
  );
});
