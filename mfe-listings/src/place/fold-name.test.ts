import { foldName } from './fold-name.ts';

describe('foldName', () => {
  it.each([
    ['Лозенец', 'lozenets'],
    ['Лозенец', 'Lozenec'],
    ['Младост 1', ' mladost-1 '],
    ['Хаджи Димитър', 'hadji dimitar'],
    ['Изток', 'ИЗТОК'],
  ])('folds „%s“ and „%s“ to the same text', (name, typed) => {
    expect(foldName(typed)).toBe(foldName(name));
  });

  it('drops punctuation', () => {
    expect(foldName(' -, ')).toBe('');
  });
});
