import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { PROMOTION_PATIENCE_DAYS } from '@pokriv/contracts/listing/promotions';
import { formatCount, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];
const listings: Words = ['обява', 'обяви'];

export const mineTexts = {
  title: 'Моите обяви',
  add: 'Добави обява',
  slots: (count: number) =>
    count === 1 ? 'Остава ви място за още 1 обява.' : `Остават ви места за още ${count} обяви.`,
  noSlots:
    'Нямате свободни места. Освободете място или изберете по-голям план, за да публикувате друга обява.',
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
  emptyTitle: 'Още нямате обяви',
  emptyText: 'Попълнете първата си обява. Черновата се пази, докато сте готови.',
  emptySteps: [
    'Опишете жилището и качете поне 3 снимки.',
    'Изпратете обявата. Преглеждаме я, преди да я видят хората.',
    'Получавате обаждания, а тук виждате колко души я гледат.',
  ],
  first: 'Добави първата си обява',
  nothingTitle: 'Няма такива обяви',
  nothingText: 'Нито една от обявите ви не отговаря на търсенето.',
  showAll: 'Покажи всички',
  emptyTabTitle: 'Тук няма обяви',
  emptyTabText: (count: number) => `Имате ${formatCount(count, listings)} в друго състояние.`,
  onlyDeletedText: (count: number) =>
    `Имате ${formatCount(count, ['изтрита обява', 'изтрити обяви'])}. Можете да възстановите всяка до 30 дни след изтриването.`,
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
  sent: (ago: string) => `Изпратена ${ago}`,
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
  bulk: {
    pause: {
      label: (count: number) => `Спри (${count})`,
      done: (count: number) => `Спряхме ${formatCount(count, listings)}.`,
      confirm: 'Спри',
      title: (count: number) => (count === 1 ? 'Да спрем ли обявата?' : `Да спрем ли ${count} обяви?`),
      message: 'Няма да се виждат, докато не ги пуснете отново. Местата им остават заети.',
    },
    resume: {
      label: (count: number) => `Пусни (${count})`,
      done: (count: number) => `Пуснахме ${formatCount(count, listings)}.`,
    },
    renew: {
      label: (count: number) => `Поднови (${count})`,
      done: (count: number) => `Подновихме ${formatCount(count, listings)}.`,
    },
  },
  bulkPending: (count: number) => `${formatCount(count, ['обява чака', 'обяви чакат'])} одобрение.`,
  bulkFailedTitle: 'Някои обяви останаха, както бяха',
  close: 'Затвори',
  again: 'Опитай пак',
} as const;
