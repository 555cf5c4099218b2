import type { CallName } from '../calls.ts';

/** Decisions of administrators by subject, as the audit log names them. Free of zod. */
export const moderatorActs = {
  listings: ['approveProperty', 'rejectProperty', 'requestChanges', 'removeProperty', 'reinstateProperty'],
  reports: ['resolveReport'],
  appeals: ['decideAppeal'],
  threads: ['decideHeldMessage', 'resolveThread'],
  contacts: ['replyToContact'],
  roleRequests: ['decideRoleChangeRequest'],
} as const satisfies Record<string, readonly CallName[]>;
export type ModeratorSubject = keyof typeof moderatorActs;

export const moderatorSubjects = Object.keys(moderatorActs) as ModeratorSubject[];
