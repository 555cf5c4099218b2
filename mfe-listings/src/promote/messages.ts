import type { PromotionDays, PromotionType } from '@pokriv/contracts/listing/promotions';
import { formatCount, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];
const included: Words = ['включена промоция', 'включени промоции'];

export const promoteTexts = {
  title: 'Промотиране на обява',
  lead: 'Обявата се показва по-напред и носи етикет, че мястото ѝ е платено.',
  notYours: 'Само собственикът на обявата може да я промотира.',
  closedTitle: 'Тази обява не може да се промотира сега',
  closed: (status: string) =>
    `Промотират се активни обяви и обяви, които чакат одобрение. Тази е в състояние „${status}“.`,
  pendingTitle: 'Обявата чака одобрение',
  pending:
    'Промоцията започва, когато обявата бъде одобрена. Ако бъде върната за корекции, сумата или включената промоция се възстановява.',
  type: 'Вид промоция',
  gains: {
    super: [
      'Сред първите две места на страницата с резултати',
      'В блока „Силно препоръчани“ на началната страница',
      'Златист фон и знак „Реклама“',
    ],
    regular: [
      'До четири места веднага след силно препоръчаните',
      'Пред всички обяви без промоция',
      'Топъл фон и знак „Реклама“',
    ],
  } satisfies Record<PromotionType, readonly string[]>,
  from: 'от',
  fairness:
    'Когато промотираните обяви са повече от местата, първи са тези, които са показвани най-малко. Промоцията важи при препоръчаното подреждане, не при подреждане по цена или дата.',
  days: 'Срок',
  daysOf: (count: PromotionDays) => formatCount(count, days),
  perDay: (price: string) => `по ${price} на ден`,
  start: 'Начало',
  startNow: 'Веднага след плащането',
  startFree: 'Веднага',
  startAfter: (date: string) => `След текущата промоция, ${date}`,
  startWaiting: 'След промоциите, които вече чакат',
  startApproved: 'Щом обявата бъде одобрена',
  startLater: 'На избрана дата',
  date: 'Дата на начало',
  dateHint: (last: string) => `Най-късно ${last}`,
  dateMissing: 'Изберете дата на начало.',
  dateWrong: (first: string, last: string) => `Изберете дата от ${first} до ${last}.`,
  pay: 'Как плащате',
  credit: 'С включената в плана',
  creditLeft: (count: number) => `${count === 1 ? 'Остава' : 'Остават'} ${formatCount(count, included)}`,
  money: 'С карта',
  creditHint: (count: number) =>
    `По плана ви ${count === 1 ? 'остава' : 'остават'} ${formatCount(count, included)}: „Препоръчана“ за 7 дни.`,
  planHint: 'Платените планове включват промоции всеки месец.',
  plans: 'Виж плановете',
  preview: 'Така ще изглежда обявата',
  place: 'Къде се показва',
  placeSearch: 'Резултати',
  placeHome: 'Начална страница',
  placeOf: {
    super:
      'Схема: вашата обява е сред първите две на страницата с резултати и в блока на началната страница.',
    regular: 'Схема: вашата обява е сред първите шест на страницата с резултати, след силно препоръчаните.',
  } satisfies Record<PromotionType, string>,
  legend: 'Вашата обява',
  label: (type: string, count: number) => `${type} за ${formatCount(count, days)}`,
  included: 'Включена в плана',
  toPay: 'Към плащане',
  useCredit: 'Използвай включената',
  creditGone: 'Включените промоции за този месец вече са използвани. Изберете плащане с карта.',
  started: 'Промоцията е заявена.',
  preparing: 'Подготвяме промоцията. След миг ще я видите тук.',
  own: 'Промоции на тази обява',
  further: 'Още една промоция започва, когато текущата приключи. Две не текат едновременно.',
  ownFailed: 'Промоциите на обявата не се заредиха.',
  results: 'Резултати',
} as const;
