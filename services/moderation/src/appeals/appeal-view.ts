import type { AdminAppeal, AdminAppealFile, Appeal, DecisionFile } from '@pokriv/contracts/moderation/appeal';

import { listingOf, toDecision } from '../decisions/decision-view.ts';
import type { StoredDecision } from '../decisions/decision.model.ts';
import type { StoredAppeal } from './appeal.model.ts';

const toAppeal = ({ status, messages, openedAt, decidedAt, verdict }: StoredAppeal): Appeal => ({
  status,
  messages: messages.map(({ at, isOurs, message }) => ({ at: at.toISOString(), isOurs, message })),
  openedAt: openedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  reason: verdict?.reason ?? null,
});

export const toDecisionFile = (decision: StoredDecision, appeal: StoredAppeal | null): DecisionFile => ({
  decision: toDecision(decision),
  appeal: appeal && toAppeal(appeal),
});

export const toAdminAppeal = (appeal: StoredAppeal): AdminAppeal => ({
  id: appeal._id,
  kind: appeal.kind,
  status: appeal.status,
  person: appeal.person,
  listing: listingOf(appeal),
  openedAt: appeal.openedAt.toISOString(),
  updatedAt: appeal.updatedAt.toISOString(),
  decidedAt: appeal.decidedAt?.toISOString() ?? null,
});

export const toAppealFile = (
  decision: StoredDecision,
  appeal: StoredAppeal,
  judge: AdminAppealFile['judge'],
): AdminAppealFile => ({
  ...toAdminAppeal(appeal),
  reportId: decision.reportId ?? null,
  decision: { ...toDecision(decision), decidedBy: decision.decidedBy },
  messages: appeal.messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
  reason: appeal.verdict?.reason ?? null,
  verdictBy: appeal.verdict?.by ?? null,
  isByDecider: appeal.verdict?.isByDecider ?? false,
  judge,
});
