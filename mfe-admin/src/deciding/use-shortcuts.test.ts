import { latinKey } from './use-shortcuts.ts';

describe('latinKey', () => {
  it.each([
    ['a', 'KeyA', 'a'],
    ['A', 'KeyA', 'a'],
    ['а', 'KeyA', 'a'],
    ['й', 'KeyJ', 'j'],
    ['j', 'KeyC', 'j'],
    ['1', 'Numpad1', '1'],
    ['!', 'Digit1', '1'],
    ['/', 'Slash', 'slash'],
    ['/', 'Digit7', 'slash'],
    ['б', 'Slash', 'slash'],
  ])('reads %s on %s as %s', (key, code, letter) => {
    expect(latinKey({ key, code })).toBe(letter);
  });
});
