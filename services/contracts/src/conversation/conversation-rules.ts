/** Rules of messages (design/conversations). Free of zod: pages load it. */

export const sides = { tenant: 'Наемател', landlord: 'Наемодател' } as const;
/** The two people of a thread. */
export type Side = keyof typeof sides;
export const otherSide = (side: Side): Side => (side === 'tenant' ? 'landlord' : 'tenant');

/**
 * - `closed`: the listing is gone; the thread is read-only
 * - `held`: all its messages wait for a moderator, hidden from the other side
 */
export const threadStates = { open: 'Отворен', closed: 'Приключен', held: 'Проверява се' } as const;
export type ThreadState = keyof typeof threadStates;

/** The landlord's labels of candidates; the tenant does not see them. */
export const threadLabels = {
  new: 'Нов',
  talking: 'Разговаряме',
  viewing: 'Оглед',
  chosen: 'Избран',
  declined: 'Отказан',
} as const;
export type ThreadLabel = keyof typeof threadLabels;

export const messageKinds = {
  text: 'Съобщение',
  facts: 'За наемателя',
  viewing: 'Оглед',
  notice: 'Известие',
} as const;
export type MessageKind = keyof typeof messageKinds;

/** `held`: visible only to its author until a moderator decides. */
export const messageStates = { sent: 'Изпратено', held: 'Проверява се', removed: 'Премахнато' } as const;
export type MessageState = keyof typeof messageStates;

export const MESSAGE_LIMITS = {
  textMax: 2000,
  aboutMax: 300,
  noteMax: 500,
  replyTitleMax: 60,
  repliesMost: 20,
  reportTextMax: 1000,
} as const;

/** Daily budget of new threads; replies in a running thread have a separate limit. */
export const THREAD_BUDGET = {
  youngAccountDays: 7,
  ofYoungAccount: 5,
  ofAccount: 20,
  messagesAMinute: 30,
} as const;

/** Listings with the same text in a day before a hint, and before messages are held. */
export const SAME_TEXT = { hintAt: 3, heldAt: 8 } as const;

/** Different reporters within `days` that block a person's new threads. */
export const REPORTERS_STOP = { reporters: 3, days: 7 } as const;

/** Number of messages of a reported thread shown to a moderator. */
export const MODERATED_MESSAGES = 20;

export const THREAD_KEPT_MONTHS = 24;

/** Unread minutes before the mail about new messages. */
export const UNREAD_MAIL_MIN = 5;

/** Unanswered hours before each mail to the landlord. */
export const UNANSWERED_MAIL_H = [24, 72] as const;

/** Share of new threads answered within `answeredWithinH`; hidden below `least` threads. */
export const RESPONSE_FIGURE = { days: 30, answeredWithinH: 24, least: 5 } as const;

export const threadReportReasons = {
  scam: 'Измама или искане на пари предварително',
  harassment: 'Обиди или тормоз',
  spam: 'Спам',
  discrimination: 'Дискриминация',
  other: 'Друго',
} as const;
export type ThreadReportReason = keyof typeof threadReportReasons;

export const threadVerdicts = {
  dismiss: 'Без нарушение',
  close: 'Приключи разговора',
  warn: 'Предупреди човека',
  suspend: 'Ограничи човека',
} as const;
export type ThreadVerdict = keyof typeof threadVerdicts;

/** Moderator's choices for a held message. */
export const heldDecisions = { release: 'Изпрати', remove: 'Премахни' } as const;

/** Risks that hold a message or warn both sides. */
export const messageRisks = {
  courier_keys: 'Ключове по куриер',
  deposit_first: 'Пари преди оглед',
  payment_link: 'Връзка за плащане',
  crypto: 'Криптовалута',
  same_text: 'Един и същ текст до много обяви',
  contact_data: 'Телефон, имейл или връзка към чат в първо съобщение',
} as const;
export type MessageRisk = keyof typeof messageRisks;

/** Risks that hold a message; the others only warn both sides. */
export const holdingRisks: readonly MessageRisk[] = [
  'courier_keys',
  'deposit_first',
  'payment_link',
  'crypto',
  'same_text',
];
