import { z } from 'zod';

import { roles } from '../roles.ts';
import { Phone, User } from './user.ts';
import { IsoDateTime, keysOf, pageQuery, proseBetween, queryNumber, textBetween } from '../zod-parts.ts';
import { adminUserSorts, adminUserStates } from './admin-user-options.ts';
import { planNames } from '../billing/plans.ts';

/** User with the fields for administrators (spec §3). */
export const AdminUser = User.extend({
  plan: keysOf(planNames),
  state: keysOf(adminUserStates),
  suspension: z.object({ reason: z.string(), until: IsoDateTime.nullable(), since: IsoDateTime }).nullable(),
  lastSeenAt: IsoDateTime.nullable(),
  usedListings: z.number(),
  warnings: z.number(),
  hasSecondFactor: z.boolean(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUsersQuery = z.strictObject({
  /** Prefix of a name, e-mail, phone, agency or ЕИК. */
  query: textBetween(1, 100).optional(),
  role: keysOf(roles).optional(),
  state: keysOf(adminUserStates).optional(),
  plan: keysOf(planNames).optional(),
  sort: keysOf(adminUserSorts).default('newest'),
  days: queryNumber(1, 3650).optional(),
  ...pageQuery(100),
});
export type AdminUsersQuery = z.output<typeof AdminUsersQuery>;

/** `until: null`: no end. A null suspension lifts it (decisions §12, spec §6). */
const Suspension = z.strictObject({ reason: proseBetween(10, 500), until: IsoDateTime.nullable() });

/** An admin cannot change their own role or remove the last admin. */
export const AdminUserChange = z.strictObject({
  firstName: textBetween(2, 60).optional(),
  lastName: textBetween(2, 60).optional(),
  phone: Phone.nullish(),
  role: keysOf(roles).optional(),
  suspension: Suspension.nullish(),
  reason: proseBetween(5, 500).optional(),
});
export type AdminUserChange = z.infer<typeof AdminUserChange>;

export const ActReason = z.strictObject({ reason: proseBetween(10, 500) });
/** Optional reason: spec §7 sends no body. */
export const AdminUserDeletion = ActReason.partial();
