import type { Actor } from '@pokriv/contracts/actor';
import type { AdminAppealFile, AppealAnswer } from '@pokriv/contracts/moderation/appeal';
import { appealStates } from '@pokriv/contracts/moderation/appeal-states';
import { transition } from '@pokriv/contracts/transition';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AdminRefRepository } from '../admins/admin-ref.repository.ts';
import type { ReopenReportDeps } from '../reports/reopen-report.ts';
import { appealedIn } from './announce-appeal.ts';
import { appealAct } from './appeal-act.ts';
import type { AppealRepository } from './appeal.repository.ts';
import { toAppealFile } from './appeal-view.ts';
import { judgeOf } from './judge-of.ts';

export interface AppealDeps extends ReopenReportDeps {
  inTransaction: InTransaction;
  appeals: AppealRepository;
  admins: AdminRefRepository;
  now: () => Date;
}

export const authorOf = ({ id, firstName, lastName }: Actor) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
});

/** @throws AppError NOT_FOUND */
export function readAppeal(deps: AppealDeps, actor: Actor, id: string): Promise<AdminAppealFile> {
  return deps.inTransaction(async (unit) => {
    const appeal = await deps.appeals.get(id, unit);
    const decision = await deps.decisions.get(id, unit);
    return toAppealFile(decision, appeal, await judgeOf(deps.admins, actor.id, decision, unit));
  });
}

/**
 * Mails an answer without deciding; the decision's author may explain it too.
 * @throws AppError NOT_FOUND; INVALID_TRANSITION once decided; CONFLICT
 */
export async function answerAppeal(
  deps: AppealDeps,
  actor: Actor,
  id: string,
  { message }: AppealAnswer,
): Promise<AdminAppealFile> {
  // read before the transaction: its retry would count a concurrent message as already seen
  const appeal = await deps.appeals.get(id);
  const decision = await deps.decisions.get(id);
  return deps.inTransaction(async (unit) => {
    const status = transition(appealStates, appeal.status, 'answer', 'moderator');
    const answer = { at: deps.now(), by: authorOf(actor), isOurs: true, message };
    const changed = await deps.appeals.change(
      appeal,
      { status, messages: [...appeal.messages, answer] },
      unit,
    );
    if (appeal.person.email)
      await unit.announce('appeal-answered', { ...appealedIn(appeal, decision), message });
    await deps.audit.record(appealAct(appeal, { status }), unit);
    return toAppealFile(decision, changed, await judgeOf(deps.admins, actor.id, decision, unit));
  });
}
