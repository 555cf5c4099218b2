import { randomUUID } from 'node:crypto';

import type { JobData } from '@pokriv/contracts/jobs';

import { propertyInbox } from '../../inbox.ts';
import type { TestProperty } from '../../testing.ts';

type Granted = JobData<'promotion-granted'>;
type Listed = { _id: string; ownerId: string };

/** A paid regular week that starts at once. */
export const aGrant = ({ _id, ownerId }: Listed, parts: Partial<Granted> = {}): Granted => ({
  promotionId: randomUUID(),
  propertyId: _id,
  userId: ownerId,
  type: 'regular',
  days: 7,
  startsAt: null,
  source: 'paid',
  paymentId: 'pay-1',
  ...parts,
});

export const deliver = (service: Pick<TestProperty, 'deps'>, fact: Granted): Promise<void> =>
  propertyInbox(service.deps)['promotion-granted'](fact, {
    eventId: randomUUID(),
    once: (change) => service.deps.inTransaction(change),
  });

export async function promote(
  service: Pick<TestProperty, 'deps'>,
  listing: Listed,
  parts: Partial<Granted> = {},
): Promise<string> {
  const fact = aGrant(listing, parts);
  await deliver(service, fact);
  return fact.promotionId;
}
