import { tokensOf } from '../tokens.ts';
import { weighedTokens } from './listing-tokens.ts';
import { readQueryWords } from './query-words.ts';
import type { Vocabulary } from './words/respell.ts';

function vocabularyOf(words: Readonly<Record<string, number>>, size = 1000): Vocabulary {
  const counts = new Map<string, number>();
  for (const [word, count] of Object.entries(words))
    for (const token of tokensOf(word)) counts.set(token, count);
  return {
    size,
    frequency: (token) => counts.get(token) ?? 0,
    continues: (beginning) =>
      [...counts.keys()].some((token) => token.length > beginning.length && token.startsWith(beginning)),
  };
}

/** Tokens of the first correction. */
const corrected = (query: string, vocabulary: Vocabulary) =>
  readQueryWords(query, vocabulary).corrections[0]?.tokens;

const finds = (query: string, text: string, vocabulary?: Vocabulary) => {
  const tokens = tokensOf(text);
  return readQueryWords(query, vocabulary).words.every((word) =>
    word.some((token) => tokens.includes(token)),
  );
};

/** Listing text, and queries that must match it. */
const same: [text: string, queries: string][] = [
  ['Лозенец', 'лозенец ЛОЗЕНЕЦ Lozenets lozenec lozenetz Лозенеца'],
  ['София', 'софия СОФИЯ sofia sofiya sofiq sofija Cофия'],
  ['Пловдив', 'пловдив plovdiv ploWdiv'],
  ['Варна', 'варна Varna warna'],
  ['Бургас', 'бургас burgas'],
  ['Велико Търново', 'търново tarnovo tyrnovo turnovo'],
  ['Стара Загора', 'загора zagora zagorа'],
  ['Кърджали', 'кърджали kardzhali kurdjali kyrdjali kardjali'],
  ['Кюстендил', 'кюстендил kyustendil kjustendil kustendil'],
  ['Търговище', 'търговище targovishte tyrgovishte targovi6te turgovishte'],
  ['Ямбол', 'ямбол yambol iambol jambol qmbol'],
  ['Хасково', 'хасково haskovo khaskovo xaskovo'],
  ['Враца', 'враца vratsa vraca'],
  ['Шумен', 'шумен shumen 6umen'],
  ['Младост', 'младост mladost младостта'],
  ['Люлин', 'люлин lyulin liulin ljulin lulin'],
  ['Чайка', 'чайка chayka chaika chajka 4aika чайката'],
  ['Бояна', 'бояна boyana boiana bojana boqna'],
  ['Яворов', 'яворов yavorov javorov iavorov qvorov'],
  ['Надежда', 'надежда nadezhda nadejda'],
  ['Дружба', 'дружба druzhba drujba'],
  ['Стрелбище', 'стрелбище strelbishte strelbi6te'],
  ['Кършияка', 'кършияка karshiyaka kyrshiyaka karshiaka kurshiaka'],
  ['Хаджи Димитър', 'хаджи hadzhi hadji димитър dimitar dimityr dimitur'],
  ['Христо Ботев', 'христо hristo xristo khristo ботев botev'],
  ['бул. Витоша', 'витоша vitosha vito6a'],
  ['Хладилника', 'хладилник hladilnika xladilnika'],
  ['апартамент', 'апартаменти апартамента апартаментът апартаментите apartamenti apartament apartment апт'],
  ['стая', 'стаи стаята стаите staya staia staq stai'],
  ['къща', 'къщи къщата къщите kashta kyshta kushta ka6ta ky6ta'],
  ['жилище', 'жилища жилището zhilishte jilishte jili6ta'],
  ['студио', 'студия студиото studio гарсониера garsoniera гарсониери боксониера'],
  ['гарсониера', 'гарсониери гарсониерата garsoniera студио'],
  ['едностаен', '1-стаен 1стаен ednostaen едностайна'],
  ['двустаен', '2-стаен 2стаен 2-staen dvustaen двустайна двустайният 2ст'],
  ['тристаен', '3-стаен 3-stayni tristaen тристайни'],
  ['четиристаен', '4-стаен chetiristaen 4etiristaen'],
  ['многостаен', '5-стаен 6-стаен mnogostaen'],
  ['2-стаен', 'двустаен двустайна'],
  ['мезонет', 'мезонети мезонета mezonet'],
  ['обзаведен', 'обзаведена обзаведено обзаведени обзаведеният obzavedena obzaveden мебелиран'],
  ['необзаведен', 'необзаведена neobzaveden'],
  ['светъл', 'светла светло светли svetal svetyl'],
  ['южен', 'южна южни juzhen yuzhen'],
  ['просторен', 'просторна просторни prostoren'],
  ['слънчев', 'слънчева slanchev slynchev slun4ev'],
  ['голяма тераса', 'голям големи goliama golqma тераси терасата'],
  ['паркомясто', 'паркоместа parkomyasto parkomqsto паркинг'],
  ['гараж', 'гаражи гаража garazh garaj garaji'],
  ['плаж', 'плажа плажове plazh plaj'],
  ['климатик', 'климатици климатика klimatik klimatici klimatitsi'],
  ['център', 'центъра центрове centar tsentar centyr tsentara center'],
  ['етаж', 'етажа етажи etazh etaj'],
  ['ремонтиран', 'ремонтирана ремонтирани remontiran'],
  ['ъгъл', 'ъгли agal'],
  ['ТЕЦ', 'тец tec парно'],
  ['метростанция', 'метро metro метростанции'],
  ['луксозен', 'лукс luks lux луксозна luksozen'],
  ['изглед', 'изгледи izgled'],
  ['спалня', 'спални спалнята spalnia spalnya'],
  ['панел', 'панелен панелка panel'],
  ['Wi-Fi', 'wifi WiFi wi-fi интернет'],
];

describe('query words', () => {
  it.each(same)('find %s however it is typed: %s', (text, queries) => {
    for (const query of queries.split(' ')) expect([query, finds(query, text)]).toEqual([query, true]);
  });

  it.each([
    ['стая', 'стадион'],
    ['лозенец', 'лозово'],
    ['варна', 'враца'],
    ['панел', 'паница'],
    ['гара', 'гараж'],
    ['младост 1', 'младост 4'],
    ['двустаен', 'тристаен'],
    ['2-стаен', '3-стаен'],
    ['обзаведен', 'необзаведен'],
    ['къща', 'каша'],
    ['плаж', 'пласт'],
  ])('of %s do not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('omit fillers that every listing contains', () => {
    expect(readQueryWords('апартаменти под наем в град София').words).toHaveLength(2);
    expect(readQueryWords('под наем').words).toEqual([]);
  });

  const vocabulary = vocabularyOf({
    апартамент: 700,
    двустаен: 300,
    тристаен: 200,
    обзаведен: 400,
    лозенец: 60,
    варна: 90,
    софия: 300,
    витоша: 20,
    студентски: 30,
    паркомясто: 100,
    тераса: 200,
    барака: 1,
    кино: 2,
  });

  it.each([
    ['апратамент', 'апартамент'],
    ['апартаммент', 'апартамент'],
    ['апартамемт', 'апартамент'],
    ['апартаемнт', 'апартамент'],
    ['apartmaent', 'apartament'],
    ['двусаен', 'двустаен'],
    ['двустаем', 'двустаен'],
    ['тристен', 'тристаен'],
    ['лозенцец', 'лозенец'],
    ['лзенец', 'лозенец'],
    ['lozneets', 'lozenets'],
    ['врана', 'варна'],
    ['софяи', 'софия'],
    ['обзведен', 'обзаведен'],
    ['обзавеедн', 'обзаведен'],
    ['студенски', 'студентски'],
    ['вигоша', 'витоша'],
    ['vitoshs', 'vitosha'],
    ['паркомястто', 'паркомясто'],
    ['трраса', 'тераса'],
  ])('read %s as %s', (asked, used) => {
    expect(finds(asked, used, vocabulary)).toBe(true);
    expect(corrected(asked, vocabulary) ?? tokensOf(asked)).toEqual(tokensOf(used));
  });

  it('report what was corrected', () => {
    expect(readQueryWords('Двустаен,  Лозенцец', vocabulary).corrections).toEqual([
      { typed: 'лозенцец', tokens: tokensOf('лозенец') },
    ]);
    expect(readQueryWords('двустаен лозенец', vocabulary).corrections).toEqual([]);
  });

  it.each(['барака', 'кино', 'банско', 'камина', 'рсе', 'бургаз', 'xyzzyq', 'хладилник'])(
    'leave %s uncorrected',
    (word) => {
      expect(corrected(word, vocabulary)).toBeUndefined();
    },
  );

  it('correct a rare word only where its neighbour is thousands of times as frequent', () => {
    const many = vocabularyOf({ апартамент: 700_000, апартамнет: 40, варна: 90_000, варма: 300 }, 1_000_000);
    expect(corrected('апартамнет', many)).toEqual(tokensOf('апартамент'));
    expect(corrected('варма', many)).toBeUndefined();
  });

  it('keep the rare name of a street that listings have, however frequent its neighbour', () => {
    const streets = vocabularyOf({ шейново: 40, гурко: 9, гурме: 90_000 }, 1_000_000);
    expect(corrected('гурко', streets)).toEqual(tokensOf('гурме'));
    for (const query of [
      ...['ул. Гурко', 'бул. „Гурко“', 'гурме на улица Гурко', 'булевард Гурко', 'ul. Гурко'],
      ...['пл. Гурко', 'площад Гурко', 'алея Гурко', 'ж.к. Гурко', 'ж. к. Гурко', 'кв. Гурко'],
    ])
      expect([query, readQueryWords(query, streets).corrections]).toEqual([query, []]);
    expect(corrected('гурко, ул. Шейново', streets)).toEqual(tokensOf('гурме'));
    expect(corrected('60 кв. гурко', streets)).toEqual(tokensOf('гурме'));
    expect(corrected('ул. Шеново', streets)).toEqual(tokensOf('шейново'));
  });

  it('correct to the word with the same first letter before a more frequent one', () => {
    const starts = vocabularyOf({ морак: 10, борад: 40 });
    expect(corrected('морад', starts)).toEqual(tokensOf('морак'));
  });

  it('correct swapped letters before a wrong one when both words are as frequent', () => {
    const equal = vocabularyOf({ камрон: 5, карман: 5 });
    expect(corrected('кармон', equal)).toEqual(tokensOf('камрон'));
  });

  it.each([
    ['a known name', 'ямбол', 'ямбоп'],
    ['a word with synonyms', 'реновиран', 'реновирап'],
  ])('leave %s uncorrected beside a frequent word', (_what, typed, near) => {
    expect(corrected(typed, vocabularyOf({ [near]: 900 }))).toBeUndefined();
  });

  it('have at most 8 readings of ambiguous Latin letters', () => {
    const [jx = [], jxj = [], jxjx = []] = ['jx', 'jxj', 'jxjx'].map((word) => readQueryWords(word).words[0]);
    expect([jx.length, jxj.length, jxjx.length]).toEqual([4, 8, 8]);
  });

  it('correct words of 4 to 16 letters', () => {
    const words = vocabularyOf({ трон: 9, противоположност: 9, противоположноста: 9, мак: 9 });
    const used = (typed: string) => corrected(typed, words);
    expect([used('мдк'), used('трок'), used('противоположнфст'), used('противоположнфста')]).toEqual([
      undefined,
      tokensOf('трон'),
      tokensOf('противоположност'),
      undefined,
    ]);
  });

  it('correct a word of one listing to a word of 2000', () => {
    const rare = vocabularyOf({ апартамент: 2000, апартамнет: 1 }, 2000);
    expect(corrected('апартамнет', rare)).toEqual(tokensOf('апартамент'));
  });

  const places = vocabularyOf({
    баня: 500,
    банишора: 8,
    лозенец: 60,
    дом: 90,
    домофон: 40,
    студио: 9,
    студент: 30,
  });
  const typed = (query: string) => readQueryWords(query, places, { isTyping: true }).words;
  const sent = (query: string) => readQueryWords(query, places).words;

  it('let three letters that begin a place not mean another word with this stem', () => {
    expect([typed('бан'), sent('бан')]).toEqual([[['ban*']], [['ban*']]]);
    expect(sent('баня')).toEqual([['ban']]);
  });

  it('let a known last word find longer ones only while it is typed', () => {
    expect([typed('дом'), sent('дом')]).toEqual([[['dom', 'dom*']], [['dom']]]);
    expect([typed('студио'), sent('студио')]).toEqual([[['stud']], [['stud']]]);
  });

  it('let only the last word be unfinished', () => {
    expect(typed('лозе дом')[0]).toEqual(['loz']);
    expect(typed('дом лозе')[1]).toEqual(['loze*', 'loz*']);
  });

  it('never correct to the stem of a name, which is no word', () => {
    expect(sent('лозен дом').flat()).not.toContain('lozenk');
    expect(corrected('лозен дом', places)).toBeUndefined();
    expect(corrected('лозец дом', places)).toBeUndefined();
  });

  it('drop an unknown number beside other words', () => {
    expect(readQueryWords('двустаен 700', vocabulary)).toMatchObject({
      words: [tokensOf('двустаен')],
      corrections: [{ typed: '700', tokens: [] }],
    });
    expect(readQueryWords('700 1200', vocabulary).words).toEqual([['700'], ['1200']]);
  });

  it('join a district and its number where it exists', () => {
    const numbered = vocabularyOf({ младост: 50, '4': 200 });
    const pair = {
      ...numbered,
      frequency: (token: string) => (token === 'mladost4' ? 9 : numbered.frequency(token)),
    };
    expect(readQueryWords('Младост 4', pair).words).toEqual([['mladost4']]);
    expect(readQueryWords('Младост 4', numbered).words).toEqual([['mladost'], ['4']]);
    expect(weighedTokens({ location: { city: 'sofia', neighborhood: 'Младост 4' } }).tok).toContain(
      'mladost4',
    );
  });
});
