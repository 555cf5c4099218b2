import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it.each([
    ['keeps a text of the full length', 'Тих дом', 7, 'Тих дом'],
    ['joins lines and spaces', ' Тих\n\n  дом ', 20, 'Тих дом'],
    ['ends after a whole word', 'Светъл апартамент до парка', 20, 'Светъл апартамент…'],
    ['leaves no comma before the dots', 'Светъл, тих, нов', 13, 'Светъл, тих…'],
    [
      'cuts a word that is longer than half of it',
      'Дом непротивоконституционствувателствувайте',
      12,
      'Дом непроти…',
    ],
    ['keeps words up to exactly half, else cuts', 'Домът непротивоконституционен', 10, 'Домът неп…'],
  ])('%s', (_what, text, max, expected) => {
    expect(excerpt(text, max)).toBe(expected);
    expect(excerpt(text, max).length).toBeLessThanOrEqual(max);
  });
});
