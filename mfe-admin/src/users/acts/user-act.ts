import type { AdminUserChange } from '@pokriv/contracts/account/admin-user';
import { roles, type Role } from '@pokriv/contracts/roles';

import { decidingTexts } from '../../deciding/messages.ts';
import { endOf, type SuspensionTerm } from '../../deciding/suspension-term.tsx';
import { texts } from '../messages.ts';

/** An act with an undo window, as its dialog was filled in. */
export type UserAct =
  | { kind: 'role'; role: Role; reason: string }
  | { kind: 'suspend'; term: SuspensionTerm; reason: string }
  | { kind: 'reinstate' };

/** A suspension counts from now, the moment of sending. */
export function changeOf(act: UserAct): AdminUserChange {
  switch (act.kind) {
    case 'role':
      return { role: act.role, reason: act.reason };
    case 'suspend':
      return { suspension: { reason: act.reason, until: endOf(act.term) } };
    case 'reinstate':
      return { suspension: null };
  }
}

/** Label of an act that is not sent yet. */
export function nameOf(act: UserAct): string {
  switch (act.kind) {
    case 'role':
      return texts.role.waits(roles[act.role]);
    case 'suspend':
      return texts.suspend.waits(decidingTexts.terms[act.term]);
    case 'reinstate':
      return texts.reinstate.waits;
  }
}
