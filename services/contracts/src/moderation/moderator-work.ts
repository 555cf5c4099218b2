import type { CallName } from '../calls.ts';

/** Audited acts by subject of the decision. Free of zod. */
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
