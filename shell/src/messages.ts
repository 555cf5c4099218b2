import { currencies, currencyNames, type Currency } from '@pokriv/contracts/money';

/** With the visible sign, for voice control: „Лева“ and the sign. */
function nameOf(currency: Currency): string {
  const name = currencyNames[currency];
  return `${name.charAt(0).toLocaleUpperCase('bg')}${name.slice(1)}, ${currencies[currency]}`;
}

export const texts = {
  sliceFailed: 'Тази част не се зарежда.',
  sliceFailedHint: 'Останалата част от сайта работи. Проверете връзката си и опитайте отново.',
  retry: 'Опитай пак',
  /** Decisions §10. */
  wentWrong: 'Нещо се обърка. Опитайте отново.',
  homeLink: 'Покрив, начало',
  mainNavigation: 'Основна навигация',
  userMenu: 'Моят профил',
  openNavigation: 'Отвори менюто',
  closeNavigation: 'Затвори менюто',
  home: 'Начало',
  properties: 'Обяви',
  favorites: 'Любими',
  today: 'Днес',
  /** Beside a link. */
  waiting: (count: number) => `${count} ${count === 1 ? 'чака' : 'чакат'}`,
  myListings: 'Моите обяви',
  subscription: 'Абонамент',
  addListing: 'Добави обява',
  map: 'Карта',
  publish: 'Публикувай обява',
  searchHomes: 'Търси жилище',
  admin: 'Администрация',
  help: 'Помощ',
  contact: 'Контакти',
  terms: 'Общи условия',
  privacy: 'Поверителност',
  cookies: 'Бисквитки',
  transparency: 'Прозрачност',
  profile: 'Профил',
  messages: 'Съобщения',
  viewings: 'Огледи',
  /** Accessible name of the header link. */
  unreadMessages: (count: number) =>
    count === 0
      ? 'Съобщения'
      : `Съобщения: ${count} ${count === 1 ? 'непрочетен разговор' : 'непрочетени разговора'}`,
  savedSearches: 'Запазени търсения',
  /** Accessible name of the header link. */
  newInSearches: (count: number) =>
    `Запазени търсения: ${count} ${count === 1 ? 'нова обява' : 'нови обяви'}`,
  login: 'Вход',
  register: 'Регистрация',
  theme: { light: 'Тема: светла', dark: 'Тема: тъмна', system: 'Тема: по системата' },
  currency: 'Валута',
  currencyNames: { BGN: nameOf('BGN'), EUR: nameOf('EUR') },
  verifyBanner: {
    landlord: 'Потвърдете имейла си, за да можете да публикувате обяви.',
    other: 'Потвърдете имейла си: така знаем, че профилът е ваш.',
  },
  footerAbout: 'Наеми от хора за хора. Истински цени, проверени обяви.',
  footerNavigation: 'Страници на сайта',
  footerPages: 'Страници',
  footerCities: 'Наеми по градове',
  footerCityNames: {
    sofia: 'София',
    plovdiv: 'Пловдив',
    varna: 'Варна',
    burgas: 'Бургас',
    ruse: 'Русе',
    'stara-zagora': 'Стара Загора',
    pleven: 'Плевен',
    'veliko-tarnovo': 'Велико Търново',
  },
  footerHelp: 'Помощ и контакти',
} as const;
