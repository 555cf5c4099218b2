import type { Home } from '../home.ts';

export type Gender = 'm' | 'f' | 'n';

export interface Noun {
  /** „двустаен апартамент“ */
  bare: string;
  /** „апартаментът“: definite, as a subject. */
  definite: string;
  gender: Gender;
}

const nouns: Record<string, Noun> = {
  studio: { bare: 'студио', definite: 'студиото', gender: 'n' },
  one_room: { bare: 'едностаен апартамент', definite: 'апартаментът', gender: 'm' },
  two_room: { bare: 'двустаен апартамент', definite: 'апартаментът', gender: 'm' },
  three_room: { bare: 'тристаен апартамент', definite: 'апартаментът', gender: 'm' },
  four_room: { bare: 'четиристаен апартамент', definite: 'апартаментът', gender: 'm' },
  multi_room: { bare: 'многостаен апартамент', definite: 'апартаментът', gender: 'm' },
  maisonette: { bare: 'мезонет', definite: 'мезонетът', gender: 'm' },
  attic: { bare: 'ателие', definite: 'ателието', gender: 'n' },
  house_floor: { bare: 'етаж от къща', definite: 'етажът', gender: 'm' },
  whole_house: { bare: 'къща', definite: 'къщата', gender: 'f' },
  room: { bare: 'стая', definite: 'стаята', gender: 'f' },
  shared: { bare: 'споделено жилище', definite: 'жилището', gender: 'n' },
};

export const nounOf = ({ propertyType, layout }: Home): Noun => nouns[layout ?? propertyType] as Noun;

const adjectives = {
  светъл: ['светъл', 'светла', 'светло'],
  слънчев: ['слънчев', 'слънчева', 'слънчево'],
  просторен: ['просторен', 'просторна', 'просторно'],
  уютен: ['уютен', 'уютна', 'уютно'],
  тих: ['тих', 'тиха', 'тихо'],
  модерен: ['модерен', 'модерна', 'модерно'],
  поддържан: ['поддържан', 'поддържана', 'поддържано'],
  функционален: ['функционален', 'функционална', 'функционално'],
  топъл: ['топъл', 'топла', 'топло'],
  обзаведен: ['обзаведен', 'обзаведена', 'обзаведено'],
  'частично обзаведен': ['частично обзаведен', 'частично обзаведена', 'частично обзаведено'],
  необзаведен: ['необзаведен', 'необзаведена', 'необзаведено'],
  ремонтиран: ['ремонтиран', 'ремонтирана', 'ремонтирано'],
  нов: ['нов', 'нова', 'ново'],
  свободен: ['свободен', 'свободна', 'свободно'],
  разположен: ['разположен', 'разположена', 'разположено'],
  подходящ: ['подходящ', 'подходяща', 'подходящо'],
  отоплен: ['отопляем', 'отопляема', 'отопляемо'],
  готов: ['готов', 'готова', 'готово'],
} as const;
export type Adjective = keyof typeof adjectives;

const FORM = { m: 0, f: 1, n: 2 } as const;

export const agree = (adjective: Adjective, gender: Gender): string => adjectives[adjective][FORM[gender]];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const inCity = (name: string): string => `${/^[ВФ]/u.test(name) ? 'във' : 'в'} ${name}`;

const COMPLEX =
  /^(Младост \d|Люлин|Дружба|Надежда|Обеля|Левски$|Тракия|Владислав|Меден|Славейков|Изгрев|Зорница|Лазур|Чайка|Еленово|Родина|Сторгозия|Възраждане|Изток|Орел|Трендафил|Запад \d|Зона|Красно|Борово|Стрелбище|Банишора|Илинден|Света Троица|Овча|Гоце|Сухата|Хаджи|Мусагеница|Дианабад|Яворов|Самара|Казански|Железник|Три чучура|Зора|Орфей|Боян|Бъкстон|Братя)/u;

/** „в кв. Лозенец“, „в ж.к. Младост 1“, „в центъра“, „в Студентски град“. */
export function inDistrict(name: string): string {
  if (name === 'Център') return 'в центъра';
  if (name === 'Студентски град' || name === 'Стария град' || name === 'Слънчев бряг' || name === 'Капана') {
    return `${/^[ВФ]/u.test(name) ? 'във' : 'в'} ${name}`;
  }
  return COMPLEX.test(name) ? `в ж.к. ${name}` : `в кв. ${name}`;
}

export const districtTitle = (name: string): string =>
  name === 'Център' ? 'център' : inDistrict(name).replace(/^във? /u, '');

const ORDINALS = [
  'партера',
  'първия',
  'втория',
  'третия',
  'четвъртия',
  'петия',
  'шестия',
  'седмия',
  'осмия',
  'деветия',
  'десетия',
];
const COUNTS = ['', 'една', 'две', 'три', 'четири', 'пет', 'шест'];

export function onFloor({ floor, totalFloors }: Home): string | undefined {
  if (floor === undefined || totalFloors === undefined) return undefined;
  if (floor === 0) return 'на партера';
  if (floor === totalFloors) return totalFloors === 1 ? 'на единствения етаж' : 'на последния етаж';
  return `на ${ORDINALS[floor] ?? `${floor}-ия`} етаж от общо ${totalFloors}`;
}

export const bedroomsInWords = (count: number): string =>
  count === 1 ? 'спалня' : `${COUNTS[count] ?? count} спални`;

const MONTHS = [
  'януари',
  'февруари',
  'март',
  'април',
  'май',
  'юни',
  'юли',
  'август',
  'септември',
  'октомври',
  'ноември',
  'декември',
];

/** `2026-12-01` → „1 декември“. */
export function dayAndMonth(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]}`;
}

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} и ${items.at(-1)}`;
}

export const months = (count: number): string =>
  count === 1 ? 'един месец' : count === 12 ? 'една година' : `${count} месеца`;
