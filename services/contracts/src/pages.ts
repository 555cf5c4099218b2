/**
 * Every page of the product (spec §2): the only source of addresses, owners, titles and access for routes, links,
 * guards, mails and the BFF's table. A slice's build carries its part (`pages.json`). Free of zod; import it as a
 * namespace (`import * as pages`) for tree shaking.
 */
import type { Page } from './page.ts';

export * from './content-pages.ts';

const landlords = ['landlord', 'admin'] as const;
const admins = ['admin'] as const;

const listings = { owner: 'mfe-listings' } as const;
const account = { owner: 'mfe-account' } as const;
const admin = { owner: 'mfe-admin', who: admins, indexing: 'disallowed', title: 'Администрация' } as const;

const forAll = { who: 'all', indexing: 'indexed', isSameForAll: true } as const;
const unlisted = { who: 'all', indexing: 'hidden' } as const;
const fromMail = { who: 'all', indexing: 'disallowed' } as const;
const members = { who: 'members', indexing: 'disallowed' } as const;
const publishers = { who: landlords, indexing: 'disallowed' } as const;

export const home = {
  ...listings,
  ...forAll,
  path: '/',
  title: 'Жилища под наем в България',
} as const satisfies Page;
export const search = { ...listings, ...forAll, path: '/properties', title: 'Обяви' } as const satisfies Page;
export const listing = {
  ...listings,
  ...forAll,
  path: '/properties/:id',
  title: 'Обява',
} as const satisfies Page;
/** Indexed only for an agency, never for a private person (`bff/src/seo/landlord-seo.ts`). */
export const landlord = {
  ...listings,
  ...forAll,
  path: '/landlords/:id',
  title: 'Наемодател',
} as const satisfies Page;
export const favorites = {
  ...listings,
  ...members,
  path: '/favorites',
  title: 'Любими обяви',
} as const satisfies Page;
export const compareFavorites = {
  ...listings,
  ...members,
  path: '/favorites/compare',
  title: 'Сравнение на обяви',
} as const satisfies Page;
/** Favourites shared by an unguessable link. */
export const sharedList = {
  ...listings,
  ...unlisted,
  path: '/shared-lists/:id',
  title: 'Споделен списък',
  isSecret: true,
} as const satisfies Page;
export const savedSearches = {
  ...listings,
  ...members,
  path: '/saved-searches',
  title: 'Запазени търсения',
} as const satisfies Page;
/** Listings counted in a mail; the mail's id replaces a sign-in. */
export const searchMatches = {
  ...listings,
  ...fromMail,
  path: '/saved-searches/:id',
  title: 'Обяви по запазено търсене',
} as const satisfies Page;
/** Target of links in alerts. Only its button changes anything. */
export const alertLink = {
  ...listings,
  ...fromMail,
  path: '/alert-link',
  title: 'Известия за обяви',
} as const satisfies Page;
export const newListing = {
  ...listings,
  ...publishers,
  path: '/create-property',
  title: 'Нова обява',
} as const satisfies Page;
export const editListing = {
  ...listings,
  ...publishers,
  path: '/edit-property/:id',
  title: 'Редакция на обява',
} as const satisfies Page;
/** A landlord's open tasks. */
export const today = {
  ...listings,
  ...publishers,
  path: '/today',
  title: 'Днес',
} as const satisfies Page;
export const myListings = {
  ...listings,
  ...publishers,
  path: '/my-properties',
  title: 'Моите обяви',
} as const satisfies Page;
export const listingStatistics = {
  ...listings,
  ...publishers,
  path: '/my-properties/:id/stats',
  title: 'Статистика на обява',
} as const satisfies Page;
export const promoteListing = {
  ...listings,
  ...publishers,
  path: '/my-properties/:id/promote',
  title: 'Промотиране на обява',
} as const satisfies Page;
/** Target of one-click links in mails. Only its button changes anything: mail scanners open links too. */
export const listingLink = {
  ...listings,
  ...fromMail,
  path: '/listing-link',
  title: 'Връзка от писмо',
} as const satisfies Page;

export const login = { ...account, ...unlisted, path: '/login', title: 'Вход' } as const satisfies Page;
export const register = {
  ...account,
  ...unlisted,
  path: '/register',
  title: 'Регистрация',
} as const satisfies Page;
export const selectRole = {
  ...account,
  ...members,
  path: '/select-role',
  title: 'Как ще ползвате Покрив?',
} as const satisfies Page;
/** Target of „Добави обява“ for users without the right to publish; redirects landlords to the form. */
export const becomeLandlord = {
  ...account,
  ...members,
  path: '/become-landlord',
  title: 'Станете наемодател',
} as const satisfies Page;
export const emailVerified = {
  ...account,
  ...fromMail,
  path: '/email-verified',
  title: 'Потвърждаване на имейл',
} as const satisfies Page;
export const dataArchive = {
  ...account,
  ...fromMail,
  path: '/data-archive',
  title: 'Архив с вашите данни',
} as const satisfies Page;
export const suspended = {
  ...account,
  ...unlisted,
  path: '/suspended',
  title: 'Ограничен профил',
} as const satisfies Page;
/** Statement of reasons with its appeal, opened by a signed link or with a session. */
export const decision = {
  ...account,
  ...fromMail,
  path: '/decisions/:id',
  title: 'Решение',
} as const satisfies Page;
export const forgotPassword = {
  ...account,
  ...unlisted,
  path: '/forgot-password',
  title: 'Забравена парола',
} as const satisfies Page;
export const resetPassword = {
  ...account,
  ...fromMail,
  path: '/reset-password',
  title: 'Нова парола',
} as const satisfies Page;
export const secondFactor = {
  ...account,
  ...members,
  path: '/second-factor',
  title: 'Двуфакторна защита',
} as const satisfies Page;
export const profile = { ...account, ...members, path: '/profile', title: 'Профил' } as const satisfies Page;
export const subscription = {
  ...account,
  ...members,
  path: '/subscription',
  title: 'Абонамент',
} as const satisfies Page;
export const paymentSuccess = {
  ...account,
  ...fromMail,
  path: '/payment/success',
  title: 'Плащане',
} as const satisfies Page;
export const paymentCancel = {
  ...account,
  ...fromMail,
  path: '/payment/cancel',
  title: 'Плащане',
} as const satisfies Page;

export const help = {
  ...account,
  ...forAll,
  path: '/help',
  title: 'Помощ',
  description: 'Отговори на честите въпроси за търсенето, обявите, профила и плащанията.',
} as const satisfies Page;
export const messages = {
  ...account,
  ...members,
  path: '/messages',
  title: 'Съобщения',
} as const satisfies Page;
export const thread = {
  ...account,
  ...members,
  path: '/messages/:id',
  title: 'Разговор',
} as const satisfies Page;
export const viewings = {
  ...account,
  ...members,
  path: '/viewings',
  title: 'Огледи',
} as const satisfies Page;
export const viewingHours = {
  ...account,
  ...publishers,
  path: '/viewings/hours',
  title: 'Часове за огледи',
} as const satisfies Page;

export const adminHome = { ...admin, path: '/admin' } as const satisfies Page;
export const adminSearch = { ...admin, path: '/admin/search' } as const satisfies Page;
export const adminUsers = { ...admin, path: '/admin/users' } as const satisfies Page;
export const adminUser = { ...admin, path: '/admin/users/:id' } as const satisfies Page;
export const adminPayments = { ...admin, path: '/admin/payments' } as const satisfies Page;
export const adminQueue = { ...admin, path: '/admin/properties' } as const satisfies Page;
export const adminQueueItem = { ...admin, path: '/admin/properties/:id' } as const satisfies Page;
export const adminListings = { ...admin, path: '/admin/listings' } as const satisfies Page;
export const adminReports = { ...admin, path: '/admin/reports' } as const satisfies Page;
export const adminAppeals = { ...admin, path: '/admin/appeals' } as const satisfies Page;
export const adminRoleRequests = { ...admin, path: '/admin/role-requests' } as const satisfies Page;
export const adminStats = { ...admin, path: '/admin/stats' } as const satisfies Page;
export const adminContacts = { ...admin, path: '/admin/contacts' } as const satisfies Page;
export const adminMessages = { ...admin, path: '/admin/messages' } as const satisfies Page;
export const adminAudit = { ...admin, path: '/admin/audit' } as const satisfies Page;

const local = { owner: 'shell', who: 'all', indexing: 'hidden' } as const;
/** Local stack only: the stand-in for Google's account chooser, and the page of parts. */
export const googleChooser = {
  ...local,
  path: '/dev-google',
  title: 'Изберете Google профил',
} as const satisfies Page;
export const parts = { ...local, path: '/dev/parts', title: 'Части' } as const satisfies Page;
