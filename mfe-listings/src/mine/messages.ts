import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { PROMOTION_PATIENCE_DAYS } from '@pokriv/contracts/listing/promotions';
import { formatCount, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];
const listings: Words = ['обява', 'обяви'];

export const mineTexts = {
  title: 'Моите обяви',
  missingTitle: 'Обявата не е намерена',
  missingText: 'Може би адресът е сгрешен. Изберете обява от вашите.',
  toMine: 'Към моите обяви',
  add: 'Добави обява',
  slots: (count: number) =>
    count === 1 ? 'Остава ви място за още 1 обява.' : `Остават ви места за още ${count} обяви.`,
  noSlots: (limit: number) =>
    limit === 1
      ? 'Мястото за обява във вашия план е заето.'
      : `Заети са всичките ${limit} места във вашия план.`,
  plans: 'Виж плановете',
  unlimited: 'Можете да публикувате без ограничение.',
  tabs: 'Обяви по състояние',
  all: 'Всички',
  tabLabels: {
    active: 'Активни',
    pending: 'Чакат одобрение',
    rejected: 'Върнати',
    draft: 'Чернови',
    paused: 'Спрени',
    expired: 'Изтекли',
    rented: 'Отдадени',
    removed: 'Премахнати',
    deleted: 'Изтрити',
  } satisfies Record<ListingStatus, string>,
  list: 'Обявите ви',
  search: 'Търсене в моите обяви',
  searchPlaceholder: 'Заглавие, квартал, град, номер',
  number: (number: string) => `№\u00a0${number}`,
  sort: 'Подреждане',
  city: 'Град',
  anyCity: 'Всички',
  viewLabel: 'Изглед',
  viewNames: { cards: 'Карти', table: 'Таблица' },
  emptyTitle: 'Още нямате обяви',
  emptyText: 'Попълнете първата си обява. Черновата се пази, докато сте готови.',
  emptySteps: [
    'Опишете жилището и качете поне 3 снимки.',
    'Изпратете обявата. Преглеждаме я, преди да я видят хората.',
    'Получавате обаждания и съобщения, а тук виждате колко души я гледат.',
  ],
  first: 'Добави първата си обява',
  nothingTitle: 'Няма такива обяви',
  nothingText: 'Нито една от обявите ви не отговаря на избраното.',
  showAll: 'Покажи всички',
  pastEnd: 'На тази страница няма обяви',
  toLastPage: 'Към последната страница',
  kept: (filters: string) => `Показваме обявите по последния ви филтър: ${filters}.`,
  keptStatus: (label: string) => `състояние „${label}“`,
  keptCity: (name: string) => `град ${name}`,
  emptyTabTitle: 'Тук няма обяви',
  emptyTabText: (count: number) => `Имате ${formatCount(count, listings)} в друго състояние.`,
  onlyDeletedText: (count: number) =>
    `Имате ${formatCount(count, ['изтрита обява', 'изтрити обяви'])}. ${count === 1 ? 'Можете да я възстановите' : 'Можете да възстановите всяка'} до 30 дни след изтриването.`,
  showDeleted: 'Виж изтритите',
  waiting: {
    title: (count: number) => `${formatCount(count, ['обява чака', 'обяви чакат'])} одобрение`,
    withinHours: (hours: number) =>
      `През последните 30 дни половината обяви получиха отговор до ${formatCount(hours, ['час', 'часа'])}.`,
    withinDays: (count: number) =>
      `През последните 30 дни половината обяви получиха отговор до ${formatCount(count, days)}.`,
    told: 'Ще ви пишем на имейла, щом има решение.',
    meanwhile: 'Ако искате да поправите нещо дотогава, оттеглете обявата и я изпратете отново.',
  },
  promotionNote: {
    goesOn: (moment: string) =>
      `Промоцията ѝ тече до ${moment} и времето ѝ няма да спре, докато обявата не се вижда.`,
    waits: `Предстоящата промоция ще изчака обявата да се покаже отново, най-много ${PROMOTION_PATIENCE_DAYS} дни. После я отменяме: платената сума се възстановява, а включената в плана промоция се връща.`,
    ends: 'Промоцията ѝ се прекратява веднага и не се възстановява.',
    refused:
      'Предстоящата промоция се отменя: платената сума се възстановява, а включената в плана промоция се връща.',
    manyEnd: (count: number) =>
      count === 1
        ? 'При една от тях има промоция: текущата се прекратява веднага и не се възстановява, предстоящата се отменя.'
        : `При ${count} от тях има промоции: текущите се прекратяват веднага и не се възстановяват, предстоящите се отменят.`,
    manyGoOn: (count: number) =>
      count === 1
        ? 'При една от тях тече промоция и времето ѝ няма да спре.'
        : `При ${count} от тях тече промоция и времето ѝ няма да спре.`,
  },
  untitled: 'Без заглавие',
  noPrice: 'Без цена',
  edit: 'Редактирай',
  finish: 'Довърши',
  fix: 'Поправи',
  view: 'Виж обявата',
  statistics: 'Статистика',
  statisticsOf: (title: string) => `Статистика: ${title}`,
  promote: 'Промотирай',
  promoteOf: (title: string) => `Промотирай: ${title}`,
  promotion: {
    until: (moment: string) => `Тече до ${moment}`,
    from: (moment: string) => `Предстои от ${moment}`,
    afterApproval: 'Предстои, щом обявата се покаже',
    afterRunning: 'Предстои след текущата',
    over: (from: string, to: string) => `Приключила: ${from} – ${to}`,
    label: (type: string) => `${type}:`,
    results: 'Резултати',
    resultsOf: (title: string) => `Резултати от промоцията: ${title}`,
  },
  duplicate: 'Дублирай',
  duplicated: 'Направихме чернова по обявата. Прегледайте я и я изпратете.',
  history: 'История',
  moreLabel: 'Още',
  more: (title: string) => `Още действия: ${title}`,
  rejected: 'Защо е върната',
  removed: 'Защо е премахната',
  appeal: 'Възрази',
  mend: 'Какво да поправите:',
  daysLeft: (count: number) => (count === 1 ? 'Остава 1 ден' : `Остават ${formatCount(count, days)}`),
  until: (date: string) => `(до\u00a0${date})`,
  over: 'Срокът изтече',
  expiredOn: (date: string) => `Изтекла на ${date}`,
  rentedUntil: (date: string) => `Отдадена до ${date}`,
  changeLease: 'Промени',
  /** @param shown the day on the button, which its name must hold (WCAG 2.5.3) */
  changeLeaseOf: (title: string, shown?: string) =>
    `Промени края на договора${shown ? `, ${shown}` : ''}: ${title}`,
  sent: (ago: string) => `Изпратена ${ago}`,
  hidden: (ago: string) => `Скрита ${ago}`,
  changed: (ago: string) => `Променена ${ago}`,
  deleted: (ago: string) => `Изтрита ${ago}. Може да се възстанови до 30 дни след това.`,
  views: ['преглеждане', 'преглеждания'],
  favorites: ['път в любими', 'пъти в любими'],
  phoneReveals: ['показан телефон', 'показани телефона'],
  quality: 'Качество',
  qualityOf: (score: number) => `${score} от 100`,
  qualityFull: 'Обявата е попълнена отлично.',
  improve: 'Подобри',
  improveOf: (title: string) => `Подобри: ${title}`,
  incomplete: 'Допълнете отбелязаните полета и изпратете обявата.',
  select: (title: string) => `Избери: ${title}`,
  selectAll: 'Избери всички на страницата',
  selected: (count: number) => `Избрани: ${count}`,
  selection: 'Действия с избраните',
  clear: 'Изчисти избора',
  selectable: (count: number, all: number, others: readonly string[]) =>
    `Избира ${count} от ${all}. Не избира ${others.join(' и ')}: няма общо действие за ${others.length === 1 ? 'това състояние' : 'тези състояния'}.`,
  unselectable: {
    removed: (count: number) => formatCount(count, ['премахната', 'премахнати']),
    deleted: (count: number) => formatCount(count, ['изтрита', 'изтрити']),
  } as Partial<Record<ListingStatus, (count: number) => string>>,
  threads: 'Съобщения',
  thank: 'Благодари на питалите',
  thanks: {
    title: (asked: number) => (asked === 1 ? 'Благодари на човека, който попита' : 'Благодари на останалите'),
    intro: (asked: number) =>
      asked === 1
        ? 'Кажете с едно съобщение на човека, който попита, че жилището е отдадено, за да не чака отговор.'
        : 'Кажете с едно съобщение на всички, които са питали, че жилището е отдадено. Те спират да чакат отговор.',
    tenant: 'Отдадох го на',
    notListed: (asked: number) => (asked === 1 ? 'Някой друг' : 'Не е сред питалите'),
    text: 'Съобщение',
    usual: 'Здравейте! Жилището вече е отдадено. Благодаря ви за интереса и ви желая успех в търсенето.',
    send: (count: number) => {
      if (count === 0) return 'Няма на кого да благодарите';
      return count === 1 ? 'Благодари на 1 човек' : `Благодари на останалите ${count}`;
    },
    sending: 'Изпращаме...',
    later: 'Не сега',
    sent: (count: number) => `Изпратихме съобщението на ${formatCount(count, ['човек', 'души'])}.`,
    noTenants: 'Никой не е писал за тази обява.',
  },
  reason: 'Виж причината',
  revision: 'Виж промяната',
  close: 'Затвори',
  again: 'Опитай пак',
} as const;
