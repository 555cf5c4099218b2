/** Roles of spec §1. */
export const roles = { tenant: 'Наемател', landlord: 'Наемодател', admin: 'Администратор' } as const;
export type Role = keyof typeof roles;
