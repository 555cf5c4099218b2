import { becomeLandlordPath, dataArchivePath, listingLinkPath } from '@pokriv/contracts/page-paths';

/** Pages whose title does not depend on data. */
interface FixedPage {
  title: string;
  /** Pages with one are open to search engines; the others are somebody's own. */
  description?: string;
}

const open = (title: string, description: string): FixedPage => ({ title, description });
const own = (title: string): FixedPage => ({ title });

export const fixedPages: Readonly<Record<string, FixedPage>> = {
  '/help': open('Помощ', 'Отговори на честите въпроси за търсенето, обявите, профила и плащанията.'),
  '/contact': open('Контакти', 'Пишете ни или се обадете: обикновено отговаряме до 24 часа.'),
  '/terms': open('Общи условия', 'Условията, при които се ползва Покрив.'),
  '/privacy': open('Поверителност', 'Какви данни събираме, защо и какви права имате.'),
  '/cookies': open('Бисквитки', 'Какви бисквитки използваме и как да изберете.'),
  '/guides/getting-started': open(
    'Първи стъпки',
    'Как да намерите жилище под наем: търсене, филтри, любими и връзка с наемодателя.',
  ),
  '/guides/publishing': open(
    'Публикуване на обява',
    'Как да публикувате обява: снимки, цена, всички разходи и одобрение.',
  ),
  '/guides/favorites': open('Любими обяви', 'Как да запазвате обяви и да ги сравнявате по-късно.'),
  '/guides/profile-settings': open('Настройки на профила', 'Как да обновите данните и паролата си.'),
  '/login': own('Вход'),
  '/register': own('Регистрация'),
  '/select-role': own('Как ще ползвате Покрив?'),
  [becomeLandlordPath]: own('Станете наемодател'),
  '/forgot-password': own('Забравена парола'),
  '/reset-password': own('Нова парола'),
  '/email-verified': own('Потвърждаване на имейл'),
  [dataArchivePath]: own('Архив с вашите данни'),
  '/suspended': own('Ограничен профил'),
  '/second-factor': own('Двуфакторна защита'),
  '/profile': own('Профил'),
  '/subscription': own('Абонамент'),
  '/payment/success': own('Плащане'),
  '/payment/cancel': own('Плащане'),
  '/favorites': own('Любими обяви'),
  '/create-property': own('Нова обява'),
  '/my-properties': own('Моите обяви'),
  [listingLinkPath]: own('Връзка от писмо'),
  '/admin': own('Администрация'),
  '/dev-google': own('Изберете Google профил'),
  '/dev/parts': own('Части'),
};

/** Addresses below which everything is somebody's own; also what robots are asked to leave alone. */
export const ownAddresses = [
  '/admin',
  '/profile',
  '/favorites',
  '/subscription',
  '/payment',
  '/create-property',
  '/my-properties',
  '/edit-property',
  listingLinkPath,
  dataArchivePath,
  '/select-role',
  becomeLandlordPath,
  '/second-factor',
  '/reset-password',
  '/email-verified',
] as const;

const underneath: readonly (readonly [pattern: RegExp, page: FixedPage])[] = [
  [/^\/admin\/[^/]+(?:\/[^/]+)?$/u, own('Администрация')],
  [/^\/edit-property\/[^/]+$/u, own('Редакция на обява')],
  [/^\/my-properties\/[^/]+\/stats$/u, own('Статистика на обява')],
  [/^\/my-properties\/[^/]+\/promote$/u, own('Промотиране на обява')],
];

export const findFixedPage = (path: string): FixedPage | undefined =>
  (Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined) ??
  underneath.find(([pattern]) => pattern.test(path))?.[1];
