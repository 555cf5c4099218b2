import {
  ANONYMOUS_LIMITS,
  GATHER_MIN,
  MAIL_CLOCK,
  MAILS_AN_HOUR,
  SAVED_SEARCH_LIMITS as LIMIT,
  shortClock,
} from '@pokriv/contracts/alert/alert-rules';

export const sheetTexts = {
  /** Parts of a generated name. */
  name: {
    home: 'Жилище',
    or: ' или ',
    and: ' и ',
    more: (first: string, others: number) => `${first} и още ${others}`,
    withRooms: (kind: string, rooms: string) => `${kind}, ${rooms}`,
    inArea: 'в очертан район',
    inBox: 'в част от картата',
    areaOf: (place: string) => `${place}, очертан район`,
    boxOf: (place: string) => `${place}, част от картата`,
    words: (query: string) => `„${query}“`,
    station: (name: string) => `м.\u00a0${name}`,
    minutesFrom: (minutes: number, place: string) => `до ${minutes}\u00a0мин от ${place}`,
    near: (station: string) => `до ${station}`,
    metro: 'метро',
    monthlyTotal: (sum: string) => `общо до ${sum}`,
    moveIn: (sum: string) => `при нанасяне до ${sum}`,
    suitableFor: (text: string) => `за ${text.toLowerCase()}`,
    flags: {
      hasPet: 'с домашен любимец',
      noCommission: 'без комисиона',
      elevator: 'с асансьор',
      parking: 'с паркомясто',
      smoking: 'за пушачи',
      addressRegistration: 'с адресна регистрация',
      notLastFloor: 'без последен етаж',
      newBuild: 'ново строителство',
      insulated: 'в санирана сграда',
      reduced: 'с намалена цена',
    },
  },

  fields: {
    name: 'Име',
    frequency: 'Кога да пишем',
    frequencyHints: {
      instant: `Около ${GATHER_MIN} минути след появата, новите заедно; най-много ${MAILS_AN_HOUR} писма на час.`,
      daily: 'Едно писмо с новото от изминалото денонощие.',
      weekly: 'Едно писмо с новото от изминалата седмица.',
      off: 'Новото е само на страницата с търсенията.',
    },
    reasons: 'За какво да пишем',
    email: 'Имейл',
    emailHint: 'Ще ви пишем само за това търсене. Отказът е с едно натискане.',
  },

  estimate: {
    loading: 'Пресмятаме колко са обикновено...',
    aDay: (count: string) => `Обикновено около ${count} на ден.`,
    seldom: (count: string, days: string) =>
      `Обикновено по-малко от една на ден: ${count} за последните ${days}.`,
    none: (days: string) => `За последните ${days} няма нови обяви по това търсене.`,
    failed: 'Не успяхме да пресметнем колко обяви да очаквате.',
    listings: ['обява', 'обяви'],
    retry: 'Опитай пак',
    newListings: ['нова обява', 'нови обяви'],
    days: ['ден', 'дни'],
  },

  save: 'Запази',
  saving: 'Запазване...',
  subscribe: 'Пишете ми',
  subscribing: 'Изпращане...',
  signIn: 'Влез и запази',
  signInText: 'С профил търсенията ви са на едно място: виждате новото, променяте ги и ги спирате.',
  or: 'Без профил',
  unverified: (email: string) =>
    `Изпратихме писмо на ${email}. Отворете връзката в него, за да пишем за нови обяви.`,
  full: `Имате ${LIMIT.searchesMost} запазени търсения, повече не може. Изтрийте някое.`,
  toSearches: 'Запазени търсения',
  done: 'Готово',
  savedTitle: 'Запазено',
  savedText: {
    instant: 'Ще ви пишем, щом се появи нещо.',
    daily: `Ще ви пишем в ${shortClock(MAIL_CLOCK)}, когато има нещо ново.`,
    weekly: `Ще ви пишем в понеделник в ${shortClock(MAIL_CLOCK)}, когато има нещо ново.`,
    off: 'Няма да пишем. Новото ще е на страницата с търсенията.',
  },
  savedMailsOff: 'Новото ще е на страницата с търсенията: писмата за нови обяви са изключени в профила ви.',
  savedUnverified: 'Ще ви пишем, щом потвърдите имейла си. Дотогава новото е на страницата с търсенията.',
  existingTitle: 'Това търсене вече е запазено',
  existingText: (name: string) => `Казва се „${name}“. Отворете го, за да промените известията.`,
  open: 'Отвори търсенето',
  mailTitle: 'Вижте пощата си',
  /** The same text for known and unknown addresses: the server does not reveal existing alerts. */
  mailText: (email: string) =>
    `Изпращаме писмо на ${email}. Отворете връзката в него до ${ANONYMOUS_LIMITS.confirmHours} часа и ще започнем да пишем. Ако го няма, вижте и в нежеланата поща. Писмо не идва, ако вече пишем за това търсене или днес адресът е поискал известия повече от ${ANONYMOUS_LIMITS.aDayOfAddress} пъти.`,
} as const;
