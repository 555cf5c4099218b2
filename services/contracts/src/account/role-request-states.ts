/** Role request states (decisions §9). Free of zod. */
export const roleRequestStatuses = {
  pending: 'Чака отговор',
  approved: 'Одобрена',
  rejected: 'Отказана',
} as const;
export type RoleRequestStatus = keyof typeof roleRequestStatuses;
