import type { StateTable } from '../transition.ts';

/** Appeal states. Free of zod. */
export const appealStatuses = {
  open: 'Чака отговор',
  answered: 'Отговорено',
  upheld: 'Решението остава',
  overturned: 'Решението е отменено',
} as const;
export type AppealStatus = keyof typeof appealStatuses;

export type AppealAction = 'write' | 'answer' | 'uphold' | 'overturn';

export type AppealParty = 'person' | 'moderator';

export const undecidedAppeals = ['open', 'answered'] as const satisfies readonly AppealStatus[];

export const appealStates: StateTable<AppealStatus, AppealAction, AppealParty> = {
  states: appealStatuses,
  refusal: 'Възражението вече е решено.',
  steps: {
    write: [{ from: undecidedAppeals, to: 'open', by: ['person'] }],
    answer: [{ from: undecidedAppeals, to: 'answered', by: ['moderator'] }],
    uphold: [{ from: undecidedAppeals, to: 'upheld', by: ['moderator'] }],
    overturn: [{ from: undecidedAppeals, to: 'overturned', by: ['moderator'] }],
  },
};

export const appealLists = {
  undecided: 'Нерешени',
  open: 'Чакат отговор',
  answered: 'Отговорени',
  upheld: 'Оставени в сила',
  overturned: 'Отменени решения',
} as const;

/** Months to appeal a decision (Digital Services Act, Art. 20, 1). */
export const APPEAL_MONTHS = 6;
/** Limit per person, across all appeals. */
export const APPEAL_MESSAGES_A_DAY = 10;
export const APPEAL_TEXT = { min: 10, max: 3000 } as const;

/** Deadline for appealing a decision made at `at`. */
export function appealUntil(at: Date): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}
