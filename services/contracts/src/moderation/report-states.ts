import type { StateTable } from '../transition.ts';

/** States and types of a report (decisions §6). */
export const reportStatuses = {
  pending: 'Нов',
  reviewed: 'В преглед',
  resolved: 'Решен',
  dismissed: 'Отхвърлен',
} as const;
export type ReportStatus = keyof typeof reportStatuses;

/** Names of counters: all reports of one state. */
export const reportStatusGroups = {
  pending: 'Нови',
  reviewed: 'В преглед',
  resolved: 'Решени',
  dismissed: 'Отхвърлени',
} as const satisfies Record<ReportStatus, string>;

export const reportTypes = {
  inappropriate: 'Неподходящо',
  spam: 'Спам',
  fake: 'Фалшива обява',
  other: 'Друго',
} as const;
export type ReportType = keyof typeof reportTypes;

/** What a decision does besides closing the report; the last two close the listing's other open reports (decisions §6). */
export const reportResolutions = {
  dismiss: 'Отхвърли сигнала',
  warn_owner: 'Предупреди собственика',
  request_changes: 'Поискай промени',
  remove_listing: 'Премахни обявата',
  suspend_owner: 'Ограничи собственика',
} as const;
export type ReportResolutionKind = keyof typeof reportResolutions;

/** Kinds grave enough to hide a listing before a moderator has looked (decisions §5); the others wait in the queue. */
export const graveReportTypes: readonly ReportType[] = ['fake', 'inappropriate'];

/** Weight of reporters that hides an active listing; a reliable one weighs 1. */
const HIDING_WEIGHT = 3;
const MOST_CLEARANCES = 3;

/** Each time that a moderator lets a reported listing be public again, hiding it takes as much weight more. */
export const hidingWeightAfter = (clearances: number): number =>
  HIDING_WEIGHT * (1 + Math.min(clearances, MOST_CLEARANCES));

/** Report limits of spec §5. */
export const REPORT_LIMITS = { reasonMin: 5, reasonMax: 200, descriptionMax: 1000 } as const;

export const reportStates: StateTable<ReportStatus, ReportStatus> = {
  states: reportStatuses,
  refusal: 'Действието не е позволено за сигнал в това състояние.',
  steps: {
    pending: [],
    reviewed: [{ from: ['pending', 'resolved', 'dismissed'], to: 'reviewed', by: ['admin'] }],
    resolved: [{ from: ['pending', 'reviewed'], to: 'resolved', by: ['admin'] }],
    dismissed: [{ from: ['pending', 'reviewed'], to: 'dismissed', by: ['admin'] }],
  },
};
