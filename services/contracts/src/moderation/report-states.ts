import type { StateTable } from '../transition.ts';

/** Report states (decisions §6). */
export const reportStatuses = {
  pending: 'Нов',
  reviewed: 'В преглед',
  resolved: 'Решен',
  dismissed: 'Отхвърлен',
} as const;
export type ReportStatus = keyof typeof reportStatuses;

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

/** Actions besides closing the report; the last two close the listing's other open reports (decisions §6). */
export const reportResolutions = {
  dismiss: 'Отхвърли сигнала',
  warn_owner: 'Предупреди собственика',
  request_changes: 'Поискай промени',
  remove_listing: 'Премахни обявата',
  suspend_owner: 'Ограничи собственика',
} as const;
export type ReportResolutionKind = keyof typeof reportResolutions;

/** Report types that can hide a listing before moderation (decisions §5). */
export const graveReportTypes: readonly ReportType[] = ['fake', 'inappropriate'];

/** Sum of weights that hides an active listing; a reliable reporter weighs 1. */
const HIDING_WEIGHT = 3;
const MOST_CLEARANCES = 3;

export const hidingWeightAfter = (clearances: number): number =>
  HIDING_WEIGHT * (1 + Math.min(clearances, MOST_CLEARANCES));

/** Limits of spec §5. */
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
