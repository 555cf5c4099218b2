import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { transactionsOf } from '@pokriv/service-kit/mongo';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { listingRefRepository } from './listing-ref.repository.ts';

describe('clearances of a reported listing', () => {
  let service: ModerationService;
  let count = 0;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  const statuses: ListingStatus[] = ['active', 'pending', 'active', 'active', 'pending', 'paused'];
  /** Receives versions 1 to 6 in this order, each of them twice. */
  const cleared = async (...versions: number[]) => {
    const refs = listingRefRepository(service.connection);
    const inTransaction = transactionsOf(service.connection, 'moderation');
    const listingId = `cleared-${(count += 1)}`;
    const counts: number[] = [];
    for (const version of versions)
      for (let time = 1; time <= 2; time += 1) {
        const status = statuses[version - 1] ?? 'active';
        const fact = { listingId, title: 'Обява', ownerId: 'owner', status, version };
        await inTransaction((unit) => refs.keep(fact, unit));
        if (version === 1) await inTransaction((unit) => refs.countReport(listingId, unit));
        const { clearances = 0, clearedAt } = (await refs.find(listingId)) ?? {};
        expect(clearedAt !== undefined).toBe(clearances > 0);
        counts.push(clearances);
      }
    return counts.filter((_count, at) => at % 2 === 1);
  };

  it('are the approvals by a moderator, whatever the order of the events', async () => {
    expect(await cleared(1, 2, 3, 4, 5, 6)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(await cleared(1, 3, 2, 4)).toEqual([0, 0, 1, 1]);
    expect(await cleared(1, 3, 4, 2)).toEqual([0, 0, 0, 1]);
    expect(await cleared(1, 2, 3, 6, 5)).toEqual([0, 0, 1, 1, 2]);
  });
});
