import type { Actor } from '@pokriv/contracts/actor';
import { forbidden } from '@pokriv/contracts/errors';
import type { AdminAppealFile, AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { appealStates } from '@pokriv/contracts/moderation/appeal-states';
import { isAboutPerson } from '@pokriv/contracts/moderation/decision-kinds';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredDecision } from '../decisions/decision.model.ts';
import { texts } from '../messages.ts';
import { reopenReport } from '../reports/reopen-report.ts';
import { appealedIn } from './announce-appeal.ts';
import { authorOf, type AppealDeps } from './answer-appeal.ts';
import { appealAct } from './appeal-act.ts';
import type { StoredAppeal } from './appeal.model.ts';
import { toAppealFile } from './appeal-view.ts';
import { judgeOf } from './judge-of.ts';

const actions = { upheld: 'uphold', overturned: 'overturn' } as const;

/**
 * Decides an appeal and mails the person. Overturning restores: a dismissed report is reopened; all else goes to the
 * restricting service through an outbox event. The decision's author may not decide, unless they are the only active
 * administrator; that is recorded.
 * @throws AppError NOT_FOUND; FORBIDDEN about the caller's own decision; INVALID_TRANSITION once decided; CONFLICT
 */
export async function decideAppeal(
  deps: AppealDeps,
  actor: Actor,
  id: string,
  { outcome, reason }: AppealVerdict,
): Promise<AdminAppealFile> {
  // read before the transaction: its retry would overlook a concurrent message or verdict
  const appeal = await deps.appeals.get(id);
  const decision = await deps.decisions.get(id);
  return deps.inTransaction(async (unit) => {
    const status = transition(appealStates, appeal.status, actions[outcome], 'moderator');
    const judge = await judgeOf(deps.admins, actor.id, decision, unit);
    if (judge === 'mine') throw forbidden(texts.ownDecision);
    const isByDecider = judge === 'only';
    const verdict = { by: authorOf(actor), reason, isByDecider };
    const changed = await deps.appeals.change(appeal, { status, verdict, decidedAt: deps.now() }, unit);
    if (appeal.person.email)
      await unit.announce('appeal-decided', { ...appealedIn(appeal, decision), outcome, reason });
    if (outcome === 'overturned') await giveBack(deps, { appeal, decision, actorId: actor.id, reason }, unit);
    await deps.audit.record(appealAct(appeal, { status, ...(isByDecider && { isByDecider }) }, reason), unit);
    return toAppealFile(decision, changed, judge);
  });
}

interface Overturned {
  appeal: StoredAppeal;
  decision: StoredDecision;
  actorId: string;
  reason: string;
}

async function giveBack(
  deps: AppealDeps,
  { appeal: { _id: decisionId, kind, listingId, person }, decision, actorId, reason }: Overturned,
  unit: Unit,
): Promise<void> {
  if (decision.reportId !== undefined) {
    await reopenReport(deps, { reportId: decision.reportId, adminId: actorId, reason }, unit);
    return;
  }
  const fact = { decisionId, kind, reason, actorId };
  if (isAboutPerson(kind)) await unit.announce('person-decision-overturned', { ...fact, userId: person.id });
  else if (listingId !== null) await unit.announce('listing-decision-overturned', { ...fact, listingId });
}
