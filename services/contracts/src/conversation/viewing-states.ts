import type { StateTable } from '../transition.ts';
import type { Side } from './conversation-rules.ts';

/** Viewing states (design/conversations, Viewing states). */
export const viewingStates = {
  requested: 'Чака наемодателя',
  countered: 'Предложени са други часове',
  confirmed: 'Уговорен',
  moved: 'Преместен, чака потвърждение',
  declined: 'Отказан',
  expired: 'Без отговор навреме',
  cancelled: 'Отменен',
  done: 'Състоя се',
  no_show_tenant: 'Наемателят не дойде',
  no_show_landlord: 'Наемодателят не дойде',
  disputed: 'Казвате различно',
} as const;
export type ViewingState = keyof typeof viewingStates;

export const viewingActions = [
  'confirm',
  'decline',
  'counter',
  'move',
  'cancel',
  'expire',
  'say_done',
  'say_tenant_absent',
  'say_landlord_absent',
  'finish',
] as const;
export type ViewingAction = (typeof viewingActions)[number];

export type ViewingMover = Side | 'system';

const both = ['tenant', 'landlord'] as const;
const open = ['requested', 'countered', 'confirmed', 'moved'] as const;

/**
 * Only the side in `awaits` confirms or declines a `moved` viewing. In instant mode a tenant's move stays `confirmed`
 * (`moveViewing`).
 */
export const viewingTable: StateTable<ViewingState, ViewingAction, ViewingMover> = {
  states: viewingStates,
  refusal: 'Това вече не е възможно: огледът е в друго състояние.',
  steps: {
    confirm: [
      { from: ['requested'], to: 'confirmed', by: ['landlord'] },
      { from: ['countered'], to: 'confirmed', by: ['tenant'] },
      { from: ['moved'], to: 'confirmed', by: both },
    ],
    decline: [
      { from: ['requested'], to: 'declined', by: ['landlord'] },
      { from: ['countered'], to: 'declined', by: ['tenant'] },
      { from: ['moved'], to: 'cancelled', by: both },
    ],
    counter: [
      { from: ['requested'], to: 'countered', by: ['landlord'] },
      { from: ['countered'], to: 'requested', by: ['tenant'] },
    ],
    move: [{ from: ['confirmed'], to: 'moved', by: both }],
    cancel: [
      { from: ['requested', 'countered'], to: 'cancelled', by: ['tenant', 'system'] },
      { from: ['countered'], to: 'cancelled', by: ['landlord'] },
      { from: ['confirmed', 'moved'], to: 'cancelled', by: ['tenant', 'landlord', 'system'] },
    ],
    expire: [{ from: ['requested', 'countered', 'moved'], to: 'expired', by: ['system'] }],
    say_done: [
      { from: ['confirmed'], to: 'done', by: both },
      { from: ['no_show_tenant'], to: 'disputed', by: ['tenant'] },
      { from: ['no_show_landlord'], to: 'disputed', by: ['landlord'] },
    ],
    say_tenant_absent: [
      { from: ['confirmed'], to: 'no_show_tenant', by: ['landlord'] },
      { from: ['done', 'no_show_landlord'], to: 'disputed', by: ['landlord'] },
    ],
    say_landlord_absent: [
      { from: ['confirmed'], to: 'no_show_landlord', by: ['tenant'] },
      { from: ['done', 'no_show_tenant'], to: 'disputed', by: ['tenant'] },
    ],
    finish: [{ from: ['confirmed'], to: 'done', by: ['system'] }],
  },
};

/** States before the viewing takes place. */
export const openViewings: readonly ViewingState[] = open;

/** States that block time in the landlord's calendar. */
export const heldViewings: readonly ViewingState[] = ['confirmed', 'moved'];

export const viewingKinds = { on_site: 'На място', video: 'Видео' } as const;
export type ViewingKind = keyof typeof viewingKinds;

/** Booking modes of a landlord. */
export const bookingModes = {
  instant: 'Уговаря се веднага',
  confirm: 'Потвърждавам всяка заявка',
  off: 'Без свободни часове',
} as const;
export type BookingMode = keyof typeof bookingModes;

export const VIEWING_LIMITS = {
  optionsMost: 3,
  peopleMost: 4,
  reasonMax: 300,
  waitlistMost: 10,
  /** Grid of the calendar, in minutes. */
  cellMin: 10,
  slotMinutes: [15, 20, 30, 45],
  bufferMost: 60,
  noticeHoursMost: 72,
  horizonDaysMost: 30,
  seatsMost: 10,
  aDayMost: 30,
  windowsMost: 21,
  exceptionsMost: 60,
} as const;

/** Expiry of an unanswered request: `afterH` hours, and no later than `beforeStartH` before its first time. */
export const REQUEST_EXPIRES = { afterH: 48, beforeStartH: 2 } as const;

/** Hours for which a freed time is reserved for the first in the waiting list. */
export const OFFER_KEPT_H = 2;

/** Window for reporting the outcome: minutes after the start to hours after it. */
export const OUTCOME_TOLD = { fromMin: 15, untilH: 72 } as const;

/** Hours before a viewing, one for each reminder. */
export const REMINDERS_H = [24, 2] as const;

/** Hours after a viewing before its exact address is hidden. */
export const ADDRESS_SHOWN_H = 24;

/** Defaults for landlords without own hours. */
export const usualAvailability = {
  slotMinutes: 20,
  bufferMinutes: 10,
  minNoticeHours: 3,
  horizonDays: 14,
  seats: 1,
  maxADay: 8,
  mode: 'off',
} as const;
