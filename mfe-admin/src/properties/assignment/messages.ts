import { TAKE_NEXT } from '@pokriv/contracts/listing/assignment';
import { formatCount } from '@pokriv/web-kit/format';

const listings = (count: number) => formatCount(count, ['обява', 'обяви']);

export const texts = {
  filter: 'Кой работи по обявите',
  all: 'Всички',
  clearFilter: 'Махни филтъра',
  mine: 'Моя',
  takeNext: `Вземи следващите ${TAKE_NEXT}`,
  menu: (who: string) => `Кой работи по обявата: ${who}`,
  free: 'Ничия',
  until: (who: string, clock: string) => `${who} до ${clock}`,
  take: 'Поеми',
  takeFrom: (name: string) => `Поеми от ${name}`,
  takeAgain: 'Поеми за още един час',
  release: 'Откажи се от нея',
  give: 'Дай на колега…',
  giveTitle: 'На кого давате обявата?',
  giveHint: 'Всеки може да реши обявата и без да я е поел.',
  holds: (count: number) => (count === 0 ? 'не държи обяви' : `държи ${listings(count)}`),
  noColleagues: 'Няма други администратори.',
  taken: 'Поехте обявата.',
  released: 'Обявата отново е ничия.',
  given: (name: string) => `Дадохте обявата на ${name}.`,
  undo: 'Върни',
  emptyMine: 'Не държите обяви',
  emptyMineHint: 'Вземете следващите или поемете обява от списъка.',
  emptyFree: 'Няма ничии обяви',
  emptyFreeHint: 'Всяка чакаща обява е поета от някого.',
} as const;
