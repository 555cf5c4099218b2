/** Lifetime of an assignment, since a moderator may be absent. */
export const ASSIGNMENT_MINUTES = 60;
/** Listings of „Вземи следващите 10“. */
export const TAKE_NEXT = 10;
/** Of one moderator at a time. */
export const ASSIGNED_MAX = 50;

/** Filters of the queue. */
export const assignedFilters = { mine: 'Мои', free: 'Ничии' } as const;
export type AssignedFilter = keyof typeof assignedFilters;
