import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';

/** `late`: number beyond the service level. */
export const OpenWork = z.object({
  waiting: z.number(),
  late: z.number(),
  oldestAt: IsoDateTime.nullable(),
});
export type OpenWork = z.infer<typeof OpenWork>;

/** Replies of the services. */
export const ListingWork = z.object({ listings: OpenWork, revisions: OpenWork });
export type ListingWork = z.infer<typeof ListingWork>;
export const UserWork = z.object({ roleRequests: OpenWork });
export type UserWork = z.infer<typeof UserWork>;
export const ModerationWork = z.object({ reports: OpenWork, contacts: OpenWork, appeals: OpenWork });
export type ModerationWork = z.infer<typeof ModerationWork>;
/** `threads`: with held messages or open reports. */
export const ConversationWork = z.object({ threads: OpenWork });
export type ConversationWork = z.infer<typeof ConversationWork>;

const Counted = OpenWork.nullable();

/** GET /admin/work: open work by service; null for an unavailable one. */
export const AdminWork = z.object({
  listings: Counted,
  revisions: Counted,
  reports: Counted,
  threads: Counted,
  contacts: Counted,
  appeals: Counted,
  roleRequests: Counted,
});
export type AdminWork = z.infer<typeof AdminWork>;
export type WorkKind = keyof AdminWork;
