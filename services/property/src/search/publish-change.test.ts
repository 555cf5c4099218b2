import { listingsChanged, listingsIndexed } from '@pokriv/contracts/channels';
import { connectRedis } from '@pokriv/service-kit/redis';
import { anActor, testRedisUrl, until } from '@pokriv/service-kit/testing';

import { anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { followChanges, publishChange } from './publish-change.ts';

describe('publishing a change', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  it('invalidates the caches for every change of a public listing before the reply', async () => {
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    const told: string[] = [];
    const listener = service.redis.duplicate({ enableOfflineQueue: true });
    listener.on('message', (_channel, text) => told.push(text));
    await listener.subscribe(listingsChanged.name);
    const mine = () => told.filter((text) => text.includes(_id)).length;

    await service.send('PUT', `/properties/${_id}`, { as: owner, body: { area: 70 } });
    await listener.ping();
    expect(mine()).toBe(1);
    await service.send('POST', `/properties/${_id}/pause`, { as: owner });
    await listener.ping();
    expect(mine()).toBe(2);
    await service.send('PUT', `/properties/${_id}`, { as: owner, body: { area: 71 } });
    await listener.ping();
    expect(mine()).toBe(2);
    expect(JSON.parse(told.find((text) => text.includes(_id)) ?? '')).toEqual({
      city: completeFields.location?.city,
      id: _id,
    });
    listener.disconnect();
  });

  it('never fails a request', async () => {
    const away = connectRedis('redis://127.0.0.1:1');
    const told: string[] = [];
    const refreshCards = async (ids: readonly string[]) => void told.push(...ids);
    await publishChange({ redis: away, refreshCards }, [{ city: 'sofia', id: '1' }]);
    expect(told).toEqual(['1']);
    away.disconnect();
  });

  it('updates the index of every replica, which then announces that it has the change', async () => {
    const [listener, bff] = [connectRedis(testRedisUrl(), {}), connectRedis(testRedisUrl(), {})];
    const refreshed: string[] = [];
    const indexed: unknown[] = [];
    bff.on('message', (_channel, text) => indexed.push([listingsIndexed.read(text), [...refreshed]]));
    await bff.subscribe(listingsIndexed.name);
    const refreshCards = async (ids: readonly string[]) => void refreshed.push(...ids);
    followChanges({ redis: service.redis, refreshCards }, listener);
    await listener.ping();
    const own: string[] = [];
    const refreshOwn = async (ids: readonly string[]) => void own.push(...ids);
    await publishChange({ redis: service.redis, refreshCards: refreshOwn }, [{ city: 'sofia', id: '7' }]);
    expect(own).toEqual(['7']);
    await until(() => indexed.length > 0);
    expect(refreshed).toEqual(['7']);
    expect(indexed).toEqual([[{ city: 'sofia', id: '7' }, ['7']]]);
    listener.disconnect();
    bff.disconnect();
  });
});
