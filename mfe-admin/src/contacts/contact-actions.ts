import { contactStates, type ContactStatus } from '@pokriv/contracts/moderation/contact-states';
import { possibleActions } from '@pokriv/contracts/transition';

import { texts } from './messages.ts';

/** Where an admin may take a message from here (decisions §9). */
export const contactSteps = (status: ContactStatus): ContactStatus[] =>
  possibleActions(contactStates, status, { role: 'admin', isOwner: false });

/** The button's text: what was put aside is not taken but opened again. */
export function contactStepText(from: ContactStatus, to: ContactStatus): string {
  const isAside = from === 'closed' || from === 'spam';
  return isAside && to === 'in_progress' ? texts.reopen : texts.actions[to];
}

/** What was answered may be answered again; what was put aside is opened first. */
export const mayAnswer = (status: ContactStatus): boolean =>
  status === 'answered' || contactSteps(status).includes('answered');
