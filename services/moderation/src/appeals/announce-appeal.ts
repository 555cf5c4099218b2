import type { StoredDecision } from '../decisions/decision.model.ts';
import type { StoredAppeal } from './appeal.model.ts';

/** Common fields of all mails about an appeal. */
export const appealedIn = (
  { _id, kind, title, person: { email, firstName } }: StoredAppeal,
  { at }: StoredDecision,
) => ({ decisionId: _id, at: at.toISOString(), kind, title, email, firstName });
