import type { SuspensionNotice } from '@pokriv/contracts/actor';
import { DECISION_LINK, decisionPath } from '@pokriv/contracts/moderation/decision-link';
import { signText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import type { StoredAccount } from './account.model.ts';

type Suspendable = Pick<
  StoredAccount,
  'isSuspended' | 'suspendedUntil' | 'suspensionReason' | 'suspensionDecision'
>;

/** A new notice is built at each refused sign-in; only the mail's link lives longer. */
const LINK_MS = 30 * 86_400_000;

/**
 * Notice for a suspended person; null for others. It includes a signed link to the decision, because a suspended
 * person cannot sign in.
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
