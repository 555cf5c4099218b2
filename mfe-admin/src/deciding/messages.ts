import type { DecisionAction } from './decision.ts';

type Words = Readonly<Record<DecisionAction, string>>;
const one: Words = {
  approve: 'Одобрена',
  reject: 'Върната',
  request_changes: 'Поискани промени',
  remove: 'Премахната',
  reinstate: 'Възстановена',
};
const several: Words = {
  approve: 'Одобрени',
  reject: 'Върнати',
  request_changes: 'Поискани промени',
  remove: 'Премахнати',
  reinstate: 'Възстановени',
};
const listings = (count: number): string => (count === 1 ? '1 обява' : `${count} обяви`);

/** Texts shared by all decision queues. */
export const decidingTexts = {
  listings,
  done: (action: DecisionAction, count: number) => (count === 1 ? one : several)[action],
  sent: (action: DecisionAction, count: number) =>
    `${(count === 1 ? one : several)[action]}: ${listings(count)}.`,
  waiting: (ago: string) => `Най-отдавна: ${ago}`,
  late: (ago: string) => `Закъснява, ${ago}`,
  remarks: {
    title: 'Към кое място (по желание)',
    hint: 'Собственикът вижда бележката точно там, а обявата се отваря на първата.',
    pictures: 'Снимки на обявата',
    picture: (number: number) => `Снимка ${number}`,
    gonePicture: 'Снимка, която вече я няма',
    pin: (name: string) => `Бележка към: ${name}`,
    unpin: (name: string) => `Махни бележката към: ${name}`,
    field: 'Бележка към поле',
    fieldPlaceholder: 'Изберете поле',
    last: 'Бележки от последното решение',
    progress: (mended: number, count: number) => `Поправени ${mended} от ${count}`,
    mended: 'Отбелязана като поправена',
    open: 'Не е отбелязана',
  },
  terms: { '7': '7 дни', '30': '30 дни', none: 'Без срок' },
} as const;
