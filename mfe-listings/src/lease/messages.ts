import * as pages from '@pokriv/contracts/pages';

const again = (count: number): string => `${count === 1 ? 'обявата' : 'обявите'} отново`;

export const leaseTexts = {
  until: 'Договорът е до',
  optional: (count: number) => `${count === 1 ? 'Договорът е' : 'Договорите са'} до (по желание)`,
  forAll: 'Денят важи за всички: ако договорите свършват в различни дни, оставете го празен.',
  unknownHint: (days: number, count: number) =>
    `Ако до края има повече от ${days} дни, толкова преди него ще ви предложим да пуснете ${again(count)}.`,
  offerHint: (days: number, count: number) =>
    `${days} дни преди края ще ви предложим да пуснете ${again(count)}.`,
  soonHint: (count: number) =>
    `Краят е близо: предложението да пуснете ${again(count)} ще е веднага в „${pages.today.title}“.`,
  empty: 'Празно: краят не е известен.',
  wrong: 'Изберете ден след днешния, до десет години напред.',
  change: 'Край на договора',
  title: 'Докога е отдадена?',
  save: 'Запази',
  saved: 'Краят на договора е сменен.',
  forgotten: 'Краят на договора е махнат. Няма да ви напомняме за него.',
} as const;
