import { z } from 'zod';

import { roleRequestStatuses } from './role-request-states.ts';
import { roles } from '../roles.ts';
import { Id, IsoDateTime, keysOf, pageQuery, proseBetween } from '../zod-parts.ts';

/** Excludes the admin role, which cannot be requested (spec §6, decisions §9). */
export const NewRoleRequest = z.strictObject({
  requestedRole: z.enum(['tenant', 'landlord'], 'Изберете роля.'),
  reason: proseBetween(10, 500),
});
export type NewRoleRequest = z.infer<typeof NewRoleRequest>;

export const RoleRequest = z.object({
  id: z.string(),
  currentRole: keysOf(roles),
  requestedRole: keysOf(roles),
  reason: z.string(),
  status: keysOf(roleRequestStatuses),
  notes: z.string().nullable(),
  createdAt: IsoDateTime,
  decidedAt: IsoDateTime.nullable(),
});
export type RoleRequest = z.infer<typeof RoleRequest>;

export const AdminRoleRequest = RoleRequest.extend({
  user: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.string().nullable(),
    memberSince: IsoDateTime,
  }),
  decidedBy: z.string().nullable(),
});
export type AdminRoleRequest = z.infer<typeof AdminRoleRequest>;

export const RoleRequestQuery = z.strictObject({
  status: keysOf(roleRequestStatuses).optional(),
  userId: Id.optional(),
  ...pageQuery(100),
});
export type RoleRequestQuery = z.output<typeof RoleRequestQuery>;

/** A rejection requires a reason (decisions §9). */
export const RoleRequestDecision = z
  .strictObject({
    action: z.enum(['approve', 'reject'], 'Изберете действие.'),
    notes: proseBetween(0, 500).optional(),
  })
  .refine(({ action, notes = '' }) => action === 'approve' || notes.length >= 10, {
    message: 'Напишете причината с поне 10 символа.',
    path: ['notes'],
  });
export type RoleRequestDecision = z.infer<typeof RoleRequestDecision>;
