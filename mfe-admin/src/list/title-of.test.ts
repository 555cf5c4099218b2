import { titleOf } from './title-of.ts';

describe('titleOf', () => {
  it.each([
    ['Студио с гледка', 'Студио с гледка'],
    ['', 'Без заглавие'],
    [undefined, 'Без заглавие'],
  ])('of a listing titled %j is %s', (title, name) => {
    expect(titleOf({ title })).toBe(name);
  });
});
