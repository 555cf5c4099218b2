import { AppError } from '@pokriv/contracts/errors';
import type { AppealMessage, DecisionFile } from '@pokriv/contracts/moderation/appeal';
import { appealStates, appealUntil } from '@pokriv/contracts/moderation/appeal-states';
import { transition } from '@pokriv/contracts/transition';
import type { Caller } from '@pokriv/service-kit/actor';
import type { Limit } from '@pokriv/service-kit/limits';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';

import type { StoredDecision } from '../decisions/decision.model.ts';
import { texts } from '../messages.ts';
import { appealedIn } from './announce-appeal.ts';
import type { StoredAppeal, StoredAppealMessage } from './appeal.model.ts';
import type { AppealRepository } from './appeal.repository.ts';
import { toDecisionFile } from './appeal-view.ts';
import { readDecision, type ReadDecisionDeps } from './read-decision.ts';

export interface WriteAppealDeps extends ReadDecisionDeps {
  inTransaction: InTransaction;
  appeals: AppealRepository;
  appealMessagesADay: Limit;
}

/**
 * Opens the appeal against a decision, with a receipt by mail, or adds a message to it (Digital Services Act, Art.
 * 20).
 * @throws AppError those of `readDecision`; GONE six months after the decision; INVALID_TRANSITION once decided;
 * RATE_LIMITED; CONFLICT
 */
export async function writeAppeal(
  deps: WriteAppealDeps,
  caller: Pick<Caller, 'actor'>,
  id: string,
  { message, token }: AppealMessage,
): Promise<DecisionFile> {
  const decision = await readDecision(deps, caller, { id, token });
  const known = await deps.appeals.find(id);
  const now = deps.now();
  assertWritable(decision, known, now);
  await deps.appealMessagesADay.take(decision.ownerId);
  const by = { id: decision.ownerId, name: decision.firstName };
  const written = { at: now, by, isOurs: false, message };
  const appeal = await deps.inTransaction((unit) =>
    known ? writeOn(deps, known, written, unit) : open(deps, { decision, caller, written }, unit),
  );
  return toDecisionFile(decision, appeal);
}

function assertWritable(decision: StoredDecision, appeal: StoredAppeal | null, now: Date): void {
  if (appeal) transition(appealStates, appeal.status, 'write', 'person');
  else if (appealUntil(decision.at) <= now)
    throw new AppError({ code: 'GONE', message: texts.appealTooLate });
}

function writeOn(
  { appeals }: WriteAppealDeps,
  appeal: StoredAppeal,
  written: StoredAppealMessage,
  unit: Unit,
): Promise<StoredAppeal> {
  const messages = [...appeal.messages, written];
  return appeals.change(appeal, { status: 'open', messages }, unit);
}

async function open(
  { appeals }: WriteAppealDeps,
  {
    decision,
    caller: { actor },
    written,
  }: { decision: StoredDecision; caller: Pick<Caller, 'actor'>; written: StoredAppealMessage },
  unit: Unit,
): Promise<StoredAppeal> {
  const { _id, kind, ownerId, listingId, title } = decision;
  // the session's address is newer than the decision's
  const { email, firstName } = actor?.id === ownerId ? actor : decision;
  const appeal: StoredAppeal = {
    ...{ _id, kind, listingId, title, status: 'open', version: 1 },
    person: { id: ownerId, email, firstName },
    messages: [written],
    verdict: null,
    words: wordsOf(title ?? '', firstName, email, written.message),
    openedAt: written.at,
    updatedAt: written.at,
    decidedAt: null,
  };
  await appeals.add(appeal, unit);
  await unit.announce('appeal-opened', {
    ...appealedIn(appeal, decision),
    message: written.message,
    decidedBy: decision.decidedBy,
  });
  return appeal;
}
