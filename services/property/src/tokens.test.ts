import { districts } from '@pokriv/contracts/place/districts';

import { nameKey, tokensOf, typedTokens } from './tokens.ts';

const same: [string, string[]][] = [
  ['лозенец', ['lozenets', 'lozenec', 'lozenetz', 'ЛОЗЕНЕЦ', 'лозенеца']],
  [
    'апартамент',
    ['апартаменти', 'апартамента', 'апартаментът', 'апартаментите', 'apartamenti', 'apartament'],
  ],
  ['стая', ['стаи', 'стаята', 'стаите', 'staya', 'staia', 'staq', 'stai']],
  ['къща', ['къщи', 'къщата', 'къщите', 'kashta', 'kashti', 'ka6ta']],
  ['жилище', ['жилища', 'жилището', 'жилищата', 'zhilishte', 'jilishte', 'jili6ta']],
  ['обзаведен', ['обзаведена', 'обзаведено', 'обзаведени', 'обзаведеният', 'обзаведената', 'obzavedena']],
  ['двустаен', ['двустайна', 'двустайни', 'dvustaen', 'dvustayna', 'двустайният']],
  ['светъл', ['светла', 'светло', 'светли', 'svetal', 'svetla']],
  ['климатик', ['климатици', 'климатика', 'klimatik', 'klimatici', 'klimatitsi']],
  ['център', ['центъра', 'центрове', 'centar', 'tsentar', 'tsentara']],
  ['паркинг', ['паркинги', 'паркинга', 'parking']],
  ['гараж', ['гаражи', 'гаража', 'garazh', 'garaj', 'garaji']],
  ['софия', ['sofia', 'sofiya', 'sofiq', 'София']],
  ['люлин', ['lyulin', 'liulin', 'lulin']],
  ['чайка', ['chayka', 'chaika', '4aika', 'чайката']],
  ['бояна', ['boyana', 'boiana', 'boqna']],
  ['хладилник', ['hladilnik', 'xladilnik', 'khladilnik', 'хладилници']],
  ['ъгъл', ['agal', 'ъгли']],
  ['лукс', ['luks', 'lux']],
  ['врата', ['vrata', 'wrata', 'вратата']],
  ['велико търново', ['veliko tarnovo', 'Велико  Търново!', 'VELIKO-TARNOVO']],
  ['младост 4', ['mladost 4', 'младост4', 'mladost-4']],
  ['ТЕЦ', ['tec', 'тец', 'tets']],
];

describe('search tokens', () => {
  it.each(same)('are equal for all spellings of %s', (word, others) => {
    for (const other of others) expect([other, tokensOf(other)]).toEqual([other, tokensOf(word)]);
  });

  it.each([
    ['апартамент', 'студио'],
    ['стая', 'стадион'],
    ['лозенец', 'лозово'],
    ['варна', 'враца'],
    ['панел', 'паник'],
    ['младост 1', 'младост 4'],
  ])('differ between %s and %s', (one, other) => {
    expect(tokensOf(one)).not.toEqual(tokensOf(other));
  });

  it('omit stop words, single letters and repetitions', () => {
    expect(tokensOf('Апартамент в центъра и до парка, апартаменти')).toEqual(
      tokensOf('апартамент център парк'),
    );
  });

  it('are empty for punctuation', () => {
    expect(tokensOf('!!! — $where {"$gt": ""} ')).toEqual(tokensOf('where gt'));
    expect(tokensOf('… — !')).toEqual([]);
  });

  it('give a district one key in every spelling', () => {
    expect(nameKey('Младост 1А')).toBe(nameKey('mladost 1a'));
    expect(nameKey('Лозенец')).toBe(nameKey('lozenetz'));
    expect(nameKey('Лозенец')).not.toBe(nameKey('Лозен'));
    expect(nameKey('Младост 1, ж.к.')).toBe(nameKey('ж.к. Младост 1'));
    for (const spelling of ['Бистрица, с.', 'с. Бистрица', 'Бистрица (с.)'])
      expect(nameKey(spelling)).toBe(nameKey('Бистрица'));
    for (const spelling of ['ж.к. Младост 1А', 'Младост 1А, ж.к.', 'Младост 1 а', 'Младост 1A', 'mladost-1a'])
      expect(nameKey(spelling)).toBe(nameKey('Младост 1А'));
    for (const spelling of ['Левски В, ж.к.', 'Левски B', 'Левски-В', 'Левски „В“', 'Levski V'])
      expect(nameKey(spelling)).toBe(nameKey('Левски В'));
  });

  it('give each known district of a city a key of its own', () => {
    const shared = Object.values(districts).flatMap((known) => {
      const keys = known.map(({ name }) => nameKey(name));
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    });
    expect(shared).toEqual([]);
  });
});

describe('typedTokens', () => {
  it.each([
    ['л', ['l']],
    ['зззз', ['z']],
    ['на л', ['l']],
    ['лозенец в', tokensOf('лозенец')],
    ['под наем', []],
    ['.', []],
  ])('keeps a single letter of %j only when there is no other word', (text, tokens) => {
    expect(typedTokens(text)).toEqual(tokens);
  });
});
