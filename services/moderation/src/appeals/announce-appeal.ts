import type { StoredDecision } from '../decisions/decision.model.ts';
import type { StoredAppeal } from './appeal.model.ts';

/** What every mail about an appeal says of it. */
export const appealedIn = (
  { _id, kind, title, person: { email, firstName } }: StoredAppeal,
  { at }: StoredDecision,
) => ({ decisionId: _id, at: at.toISOString(), kind, title, email, firstName });
