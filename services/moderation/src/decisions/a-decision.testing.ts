import type { RestrictionDecided } from '@pokriv/contracts/moderation/decision';

let count = 0;

export const aDecision = (): RestrictionDecided => ({
  id: `decision${(count += 1)}`,
  kind: 'listing_removed',
  userId: 'owner',
  email: 'owner@example.bg',
  firstName: 'Мария',
  listing: { id: `listing${count}`, title: 'Светъл апартамент' },
  code: null,
  reason: 'Снимките са от чужда обява.',
  source: 'review',
  isFoundByMachine: false,
  isDecidedByMachine: false,
  decidedBy: 'decider',
  until: null,
  at: new Date().toISOString(),
});
