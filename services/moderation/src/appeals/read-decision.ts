import { AppError, notFound, unauthenticated } from '@pokriv/contracts/errors';
import { DecisionClaim } from '@pokriv/contracts/moderation/appeal';
import { DECISION_LINK } from '@pokriv/contracts/moderation/decision-link';
import type { Caller } from '@pokriv/service-kit/actor';
import { openSignedText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import type { DecisionRepository } from '../decisions/decision.repository.ts';
import type { StoredDecision } from '../decisions/decision.model.ts';
import { texts } from '../messages.ts';

export interface ReadDecisionDeps {
  decisions: DecisionRepository;
  linkSigning: SigningSecret;
  now: () => Date;
}

/**
 * The decision for the person it restricts: by session, suspended ones included, or by a signed link.
 * @throws AppError UNAUTHENTICATED with neither; NOT_FOUND for another person or a forged link; GONE for an expired
 * one
 */
export async function readDecision(
  { decisions, linkSigning, now }: ReadDecisionDeps,
  { actor }: Pick<Caller, 'actor'>,
  { id, token }: { id: string; token?: string | undefined },
): Promise<StoredDecision> {
  if (token === undefined && !actor) throw unauthenticated();
  if (token === undefined) return own(await decisions.get(id), actor?.id);
  const claim = DecisionClaim.safeParse(openSignedText(token, { purpose: DECISION_LINK, ...linkSigning }));
  if (!claim.success || claim.data.decisionId !== id) throw notFound(texts.decisionNotFound);
  if (claim.data.until <= now().getTime()) throw new AppError({ code: 'GONE', message: texts.linkTooOld });
  return decisions.get(id);
}

function own(decision: StoredDecision, personId: string | undefined): StoredDecision {
  if (decision.ownerId !== personId) throw notFound(texts.decisionNotFound);
  return decision;
}
