/** Rules of saved searches and alerts (design/alerts). Free of zod: pages load it. */

/** Time of daily and weekly mails in Sofia. */
export const MAIL_CLOCK = '08:00';

/** `08:00` → `8:00`. */
export const shortClock = (clock: string): string => clock.replace(/^0/u, '');

/** Alert frequencies of a search; `off` sends nothing. */
export const alertFrequencies = {
  instant: 'Веднага',
  daily: `Всеки ден в ${shortClock(MAIL_CLOCK)}`,
  weekly: `Всеки понеделник в ${shortClock(MAIL_CLOCK)}`,
  off: 'Без известия',
} as const;
export type AlertFrequency = keyof typeof alertFrequencies;

/**
 * - `new`: first publication of the home
 * - `entered`: a public listing starts to match
 * - `price_drop`: a matching listing costs at least `PRICE_DROP` less
 * - `back`: a rented, expired or paused listing is public again, or the same home has a new listing
 */
export const alertReasons = {
  new: 'Нова обява',
  entered: 'Вече отговаря на търсенето',
  price_drop: 'По-ниска цена',
  back: 'Отново свободна',
} as const;
export type AlertReason = keyof typeof alertReasons;
export const alertReasonNames = Object.keys(alertReasons) as AlertReason[];

/** News of a favourite. */
export const favoriteNews = {
  cheaper: 'По-евтина',
  gone: 'Вече не се предлага',
  back: 'Отново свободна',
} as const;
export type FavoriteNews = keyof typeof favoriteNews;

/**
 * - `unconfirmed`: a visitor's search with an unconfirmed e-mail; sends nothing, deleted after 48 hours
 * - `paused`: by its owner, or because they have found a home
 * - `asleep`: 90 days without an opened mail or a visit, and no answer to the question
 */
export const savedSearchStates = {
  unconfirmed: 'Чака потвърждение',
  active: 'Активно',
  paused: 'Спряно',
  asleep: 'Заспало',
} as const;
export type SavedSearchState = keyof typeof savedSearchStates;

export const hitStates = {
  waiting: 'Чака писмо',
  sent: 'Изпратено',
  dropped: 'Отпаднало',
} as const;
export type HitState = keyof typeof hitStates;

/** Reasons for dropping a hit in the retest before sending. */
export const dropReasons = {
  gone: 'Обявата вече не е публична',
  no_match: 'Обявата вече не отговаря',
  own: 'Собствена обява',
  reported: 'Сигнализирана от човека',
  search_changed: 'Търсенето е променено',
  search_stopped: 'Търсенето е спряно',
} as const;
export type DropReason = keyof typeof dropReasons;

export const SAVED_SEARCH_LIMITS = { searchesMost: 20, nameMax: 60 } as const;

/** Limits for visitors; `keptDays`: days until a stopped or sleeping search is deleted. */
export const ANONYMOUS_LIMITS = { aDayOfAddress: 5, confirmHours: 48, keptDays: 30 } as const;

/** Minimum price drop; both thresholds apply. */
export const PRICE_DROP = { share: 0.02, cents: 1000 } as const;

/** Days after its last publication in which a home counts as relisted, not new. */
export const RELISTING_DAYS = 98;

/** Batching window of instant hits, in minutes. */
export const GATHER_MIN = 5;
export const MAILS_AN_HOUR = 4;
export const MAIL_CARDS_MOST = 12;
export const HITS_KEPT_DAYS = 120;

/** `afterDays`: inactivity before the question. `answerDays`: time to answer before the search sleeps. */
export const SLEEP = { afterDays: 90, answerDays: 7 } as const;

/** Period of the estimate before saving, in days. */
export const PREVIEW_DAYS = 14;

/** Quiet hours of push, in Sofia. */
export const QUIET = { from: '22:00', to: '07:00' } as const;

/** Confirmations of switching push on or off. */
export const pushSwitched = {
  on: 'Известията в този браузър са включени.',
  off: 'Известията в този браузър са изключени.',
} as const;

/** Rounding of the alerted people that a landlord sees: at least `least`, down to a multiple of `step`. */
export const TOLD_PEOPLE = { least: 10, step: 5 } as const;
