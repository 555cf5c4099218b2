import { foldName } from './fold-name.ts';

describe('foldName', () => {
  it.each([
    ['Лозенец', 'lozenets'],
    ['Лозенец', 'Lozenec'],
    ['Младост 1', ' mladost-1 '],
    ['Хаджи Димитър', 'hadji dimitar'],
    ['Изток', 'ИЗТОК'],
  ])('makes „%s“ and „%s“ the same', (name, typed) => {
    expect(foldName(typed)).toBe(foldName(name));
  });

  it('leaves nothing of signs', () => {
    expect(foldName(' -, ')).toBe('');
  });
});
