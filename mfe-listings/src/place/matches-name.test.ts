import { matchesName } from './matches-name.ts';

describe('matchesName', () => {
  it.each(['l', 'loz', 'lozenet', 'lozenets', 'Lozenec', 'лозен', 'ЛОЗЕНЕЦ', 'zene', ''])(
    'finds „Лозенец“ by “%s”',
    (text) => {
      expect(matchesName('Лозенец', text)).toBe(true);
    },
  );

  it.each([
    ['Младост 1', 'mlad'],
    ['Младост 1', 'mladost 1'],
    ['Витоша', 'vitos'],
    ['Хаджи Димитър', 'hadz'],
    ['Люлин', 'lyul'],
    ['СУ „Св. Климент Охридски“', 'sv kliment'],
  ])('finds „%s“ by “%s”', (name, text) => {
    expect(matchesName(name, text)).toBe(true);
  });

  it.each([
    ['Лозенец', 'млад'],
    ['Лозенец', 'lozenk'],
    ['Изток', 'vitosha'],
  ])('does not find „%s“ by “%s”', (name, text) => {
    expect(matchesName(name, text)).toBe(false);
  });
});
