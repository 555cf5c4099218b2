/** Contact, terms, privacy and guides. Import through `pages.ts`. */
import type { Page } from './page.ts';

const account = { owner: 'mfe-account' } as const;
const forAll = { who: 'all', indexing: 'indexed', isSameForAll: true } as const;

/** Prefilled for signed-in users, hence without `isSameForAll`. */
export const contact = {
  ...account,
  who: 'all',
  indexing: 'indexed',
  path: '/contact',
  title: 'Контакти',
  description: 'Пишете ни или се обадете: работим в работни дни от 9:00 до 18:00.',
} as const satisfies Page;
export const terms = {
  ...account,
  ...forAll,
  path: '/terms',
  title: 'Общи условия',
  description: 'Условията, при които се ползва Покрив.',
} as const satisfies Page;
export const privacy = {
  ...account,
  ...forAll,
  path: '/privacy',
  title: 'Поверителност',
  description: 'Какви данни събираме, защо и какви права имате.',
} as const satisfies Page;
export const cookies = {
  ...account,
  ...forAll,
  path: '/cookies',
  title: 'Бисквитки',
  description: 'Какви бисквитки използваме и как да изберете.',
} as const satisfies Page;
export const transparency = {
  ...account,
  ...forAll,
  path: '/transparency',
  title: 'Прозрачност',
  description: 'Колко сигнала получихме, какви решения взехме и колко възражения уважихме през годината.',
} as const satisfies Page;
export const guideGettingStarted = {
  ...account,
  ...forAll,
  path: '/guides/getting-started',
  title: 'Първи стъпки',
  description: 'Как да намерите жилище под наем: търсене, филтри, любими и връзка с наемодателя.',
} as const satisfies Page;
export const guidePublishing = {
  ...account,
  ...forAll,
  path: '/guides/publishing',
  title: 'Публикуване на обява',
  description: 'Как да публикувате обява: снимки, цена, всички разходи и одобрение.',
} as const satisfies Page;
export const guideFavorites = {
  ...account,
  ...forAll,
  path: '/guides/favorites',
  title: 'Любими обяви',
  description: 'Как да запазвате обяви и да ги сравнявате по-късно.',
} as const satisfies Page;
export const guideProfileSettings = {
  ...account,
  ...forAll,
  path: '/guides/profile-settings',
  title: 'Настройки на профила',
  description: 'Как да обновите данните и паролата си.',
} as const satisfies Page;
