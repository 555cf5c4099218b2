import type { SuspensionNotice } from '@pokriv/contracts/actor';
import { DECISION_LINK, decisionPath } from '@pokriv/contracts/moderation/decision-link';
import { signText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import type { StoredAccount } from './account.model.ts';

type Suspendable = Pick<
  StoredAccount,
  'isSuspended' | 'suspendedUntil' | 'suspensionReason' | 'suspensionDecision'
>;

/** A notice is made at each refused sign-in; the link of the mail lives longer. */
const LINK_MS = 30 * 86_400_000;

/**
 * The notice for a suspended person; null for others. It holds a signed link to the decision, because they can sign in
 * nowhere else.
 */
export function suspensionOf(account: Suspendable, { secret }: SigningSecret): SuspensionNotice | null {
  const { isSuspended, suspendedUntil, suspensionReason, suspensionDecision } = account;
  if (!isSuspended) return null;
  const notice = { until: suspendedUntil?.toISOString() ?? null, reason: suspensionReason ?? '' };
  if (!suspensionDecision) return notice;
  const claim = { decisionId: suspensionDecision, until: Date.now() + LINK_MS };
  const token = signText(claim, { purpose: DECISION_LINK, secret });
  return { ...notice, decision: decisionPath(suspensionDecision, token) };
}
