export const adminUserStates = {
  active: 'Активен',
  unverified: 'Непотвърден имейл',
  suspended: 'Ограничен',
  leaving: 'Изтрива се',
} as const;
export type AdminUserState = keyof typeof adminUserStates;

export const adminUserSorts = {
  newest: 'Най-нови',
  oldest: 'Най-стари',
  last_seen: 'Последно влизали',
  name: 'По име',
} as const;
export type AdminUserSort = keyof typeof adminUserSorts;
