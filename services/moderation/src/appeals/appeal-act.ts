import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import type { Act } from '@pokriv/service-kit/acts';

import type { StoredAppeal } from './appeal.model.ts';

export const appealAct = (
  { _id, kind, title, status, person }: StoredAppeal,
  after: Readonly<Record<string, unknown>>,
  reason: string | null = null,
): Act => ({
  target: { kind: 'appeal', id: _id, label: title || decisionKinds[kind] },
  before: { status },
  after,
  reason,
  people: [person.id],
});
