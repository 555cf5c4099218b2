/** Publishers and moderators (spec §6). */
export const landlords = ['landlord', 'admin'] as const;
export const admins = ['admin'] as const;
