import type { JobData } from '@pokriv/contracts/jobs';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { listingRefRepository } from './listing-ref.repository.ts';

const admin = anActor({ id: 'admin', role: 'admin' });
const cover = { id: 'a'.repeat(20), width: 1280, height: 960, alt: '', placeholder: 'AAAA', hasAvif: true };
const shown = { cover, city: 'sofia', price: null, contactName: 'Мария', address: null };

describe('cover of a reported listing', () => {
  let service: ModerationService;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  const keep = (fact: JobData<'listing-changed'>) =>
    transactionsOf(
      service.connection,
      'moderation',
    )((unit) => listingRefRepository(service.connection).keep(fact, unit));
  const coverIn = async (propertyId: string) => {
    const { body } = await service.send('GET', '/admin/reports/groups?limit=50', { as: admin });
    return body.data.find((group: { propertyId: string }) => group.propertyId === propertyId).cover;
  };

  it('is unknown at first, comes with a known version, and follows later ones', async () => {
    const listingId = await service.aListing('l1');
    const report = { propertyId: listingId, reportType: 'fake', reason: 'Снимките са чужди' };
    await service.send('POST', '/reports', { as: anActor(), body: report });
    expect(await coverIn(listingId)).toBeNull();

    const fact = { listingId, title: 'Обява', ownerId: 'owner', status: 'active', version: 1 } as const;
    await keep({ ...fact, shown });
    expect(await coverIn(listingId)).toEqual(cover);

    await keep({ ...fact, shown: { ...shown, cover: { ...cover, id: 'b'.repeat(20) } } });
    expect(await coverIn(listingId)).toEqual(cover);

    await keep({ ...fact, version: 2, shown: { ...shown, cover: { ...cover, id: 'b'.repeat(20) } } });
    expect(await coverIn(listingId)).toMatchObject({ id: 'b'.repeat(20) });
  });
});
