import { actorChanged, keys } from '@pokriv/contracts/channels';
import { anActor, TEST_LINK_SECRET } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { newAccount } from '../accounts/new-account.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { actorCache } from './actor-cache.ts';

const signing = { secret: TEST_LINK_SECRET };
let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const aProfile = async () => {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
  return as;
};
const actorOf = (id: string) => service.send('GET', `/internal/actors/${id}`);

describe('GET /internal/actors/:uid', () => {
  it('returns the actor and caches it in Redis', async () => {
    const { id, email } = await aProfile();
    const { body } = await actorOf(id);
    expect(body.actor).toMatchObject({ id, email, role: 'tenant', listingLimit: 1, tokensValidAfter: 0 });
    expect(JSON.parse((await service.redis.get(keys.actor(id))) ?? '')).toEqual(body.actor);
    expect(await service.redis.ttl(keys.actor(id))).toBeGreaterThan(290);
  });

  it('returns null without a profile', async () => {
    expect((await actorOf('unknown-user')).body).toEqual({ actor: null });
  });

  it('refuses the seal of a signed-in person', async () => {
    const as = await aProfile();
    expect((await service.send('GET', `/internal/actors/${as.id}`, { as })).status).toBe(403);
  });
});

describe('the actor cache', () => {
  it('is invalidated by each change, which is published', async () => {
    const as = await aProfile();
    await actorOf(as.id);
    const listener = service.redis.duplicate();
    const told: string[] = [];
    listener.on('message', (_channel, message: string) => told.push(message));
    await listener.subscribe(actorChanged.name);
    await service.send('PUT', '/auth/profile', { as, body: { role: 'landlord' } });
    expect(await service.redis.get(keys.actor(as.id))).toBeNull();
    expect((await actorOf(as.id)).body.actor.role).toBe('landlord');
    expect(told).toContain(actorChanged.write({ userId: as.id }));
    listener.disconnect();
  });

  it('is not filled from a state read before a change', async () => {
    const cache = actorCache(service.redis, signing);
    const identity = { uid: anActor().id, email: 'a@b.bg', isEmailVerified: true, name: null, picture: null };
    const before = newAccount(identity, { firstName: 'Мария', lastName: '', role: 'tenant' });
    await cache.clear({ ...before, version: 2 });
    await cache.fill(before);
    expect(await service.redis.get(keys.actor(identity.uid))).toBeNull();
    await cache.fill({ ...before, version: 2 });
    expect(await service.redis.get(keys.actor(identity.uid))).not.toBeNull();
  });

  it('is optional while Redis is unavailable', async () => {
    const away = new Redis({
      port: 1,
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    away.on('error', () => undefined);
    const cache = actorCache(away, signing);
    const account = await service.accounts.findOne();
    if (!account) throw new Error('no account');
    await expect(cache.fill(account)).resolves.toBeUndefined();
    await expect(cache.clear(account)).resolves.toBeUndefined();
  });
});
