import { contactStates, type ContactStatus } from '@pokriv/contracts/moderation/contact-states';
import { possibleActions } from '@pokriv/contracts/transition';

import { texts } from './messages.ts';

/** Status transitions open to an administrator (decisions §9). */
export const contactSteps = (status: ContactStatus): ContactStatus[] =>
  possibleActions(contactStates, status, { role: 'admin', isOwner: false });

export function contactStepText(from: ContactStatus, to: ContactStatus): string {
  const isAside = from === 'closed' || from === 'spam';
  return isAside && to === 'in_progress' ? texts.reopen : texts.actions[to];
}

/** A closed message is reopened before it is answered. */
export const mayAnswer = (status: ContactStatus): boolean =>
  status === 'answered' || contactSteps(status).includes('answered');
