import { startModeration, type ModerationService } from '@pokriv/moderation-service/start-moderation.testing';

import { demoListings } from '../data/demo-listings.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import { demoTenants } from '../data/people/people.ts';
import { picturePool } from '../data/pool.ts';
import { writeModeration } from './write-moderation.ts';

describe('writeModeration', () => {
  let service: ModerationService;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  it('repeats the transactions that concurrent runs refuse each other', async () => {
    const now = new Date();
    const set = demoListings(DEMO_LISTINGS, { now, pool: picturePool() });
    const listings = Array.from({ length: 30 }, (_, index) => set.listing(index));
    const write = () => writeModeration(service.connection, { listings, tenants: demoTenants(40), now });
    await Promise.all([write(), write(), write()]);
    expect(await service.connection.collection('reports').countDocuments()).toBe(26);
  });
});
