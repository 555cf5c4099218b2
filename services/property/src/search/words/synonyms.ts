import { tokenOf } from '../../tokens.ts';

const alike: readonly string[] = [
  'студио гарсониера боксониера',
  'апартамент апт ап apartment flat',
  'стая room',
  'къща house',
  'гараж garage',
  'паркомясто паркинг parking',
  'двор yard',
  'градина garden',
  'обзаведен мебелиран обз furnished',
  'необзаведен unfurnished',
  'тец парно топлофикация',
  'тухла тухлен brick',
  'панел панелен панелка',
  'климатик климатизация климатизиран',
  'интернет internet wifi',
  'метро метростанция metro subway',
  'асансьор elevator',
  'тераса terrace',
  'балкон balcony',
  'център center centre downtown',
  'море морски sea',
  'панорама панорамен',
  'ремонтиран реновиран renovated',
  'луксозен лукс luxury',
  'нов new',
  'мезонет maisonette',
  'куче кучета',
  'коте котета',
];

/** One-way synonyms: the key also finds the value. */
const wider: Readonly<Record<string, string>> = {
  гарсониера: 'едностаен',
  боксониера: 'едностаен',
  ст: 'стара',
  вила: 'къща',
  квартира: 'апартамент стая',
};

const tokens = (words: string) => words.split(' ').map((word) => tokenOf(word));

function collect(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, Set<string>>();
  const add = (token: string, found: readonly string[]) => {
    const known = others.get(token) ?? new Set();
    others.set(token, new Set([...known, ...found.filter((other) => other !== token)]));
  };
  for (const line of alike) for (const token of tokens(line)) add(token, tokens(line));
  for (const [word, line] of Object.entries(wider)) add(tokenOf(word), tokens(line));
  return new Map([...others].map(([token, found]) => [token, [...found]]));
}
const synonyms = collect();

export const synonymsOf = (token: string): readonly string[] => synonyms.get(token) ?? [];
