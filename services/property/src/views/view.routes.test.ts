import { anActor, type SendOptions } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
import { flushViews } from './flush-views.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

describe('views', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    id = (await anActiveListing(service, owner))._id;
  });

  const view = (options: SendOptions = {}) =>
    service.send('POST', `/properties/${id}/view`, {
      ...options,
      headers: { 'user-agent': BROWSER, ...options.headers },
    });
  const flush = () => flushViews(service.redis, service.deps.viewBatches);
  const counted = async () => {
    await flush();
    const [card] = await service.deps.cards.rowsOf([id]);
    const { views } = await service.deps.listings.get(id);
    expect(card?.v).toBe(views);
    return views;
  };

  it('count once a visitor and day', async () => {
    const tenant = anActor({ role: 'tenant' });
    for (const options of [{}, {}, { ip: '10.0.0.9' }, { as: tenant }, { as: tenant, ip: '10.0.0.9' }]) {
      expect((await view(options)).status).toBe(202);
    }
    expect(await counted()).toBe(3);
    service.clock.now = new Date(Date.now() + 86_400_000);
    await view();
    expect(await counted()).toBe(4);
  });

  it.each<[string, SendOptions]>([
    ['the owner’s', { as: owner }],
    ['an admin’s', { as: anActor({ role: 'admin' }) }],
    ['a bot’s', { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ])('never count %s', async (_whose, options) => {
    expect((await view(options)).status).toBe(202);
    expect(await counted()).toBe(0);
  });

  it('do not count for what is not public', async () => {
    await service.send('POST', `/properties/${id}/pause`, { as: owner });
    await view();
    await service.send('POST', `/properties/${id}/resume`, { as: owner });
    expect(await counted()).toBe(0);
  });

  it('are written once though a batch comes again and several flush at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, number) => view({ ip: `10.1.0.${number}` })));
    await service.deps.viewBatches.add('again', [{ id, views: 5 }]);
    await service.deps.viewBatches.add('again', [{ id, views: 5 }]);
    await Promise.all([flush(), flush(), flush()]);
    expect(await counted()).toBe(17);
  });

  it('that a process set aside before it died are written by the next', async () => {
    await service.redis.hset('views:batch:left', id, 3);
    await service.redis.sadd('views:batches', 'left');
    expect(await counted()).toBe(3);
    expect(await service.redis.smembers('views:batches')).toEqual([]);
  });
});
