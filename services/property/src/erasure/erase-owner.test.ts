import { readdir } from 'node:fs/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { listingModel } from '../listings/listing.model.ts';
import { anActiveListing, aDraft } from '../listings/testing/a-listing.ts';
import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { aGrant, deliver, promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const PURGE_LEASE_MS = 600_000;

describe('erasure of an owner', () => {
  let service: TestProperty;
  let owner: Actor;
  let other: Actor;

  beforeEach(async () => {
    service = await startProperty();
    owner = anActor({ role: 'landlord', listingLimit: 9, email: 'gone@example.bg', lastName: 'Изчезнала' });
    other = anActor({ role: 'landlord', listingLimit: 9 });
  });
  afterEach(async () => service.close());

  const contextOf = (deps: TestProperty['deps']) => ({
    eventId: 'e',
    once: (change: Parameters<typeof deps.inTransaction<void>>[0]) => deps.inTransaction(change),
  });
  const erase = (deps = service.deps) =>
    propertyInbox(deps)['account-erasing']({ userId: owner.id, email: owner.email }, contextOf(deps));
  const upload = async (as: Actor, listing: string, bytes: Buffer): Promise<string> => {
    const reply = await service.send('POST', `/properties/${listing}/images`, {
      as,
      body: pictureForm([bytes]),
    });
    return reply.body.data.images.at(-1).id;
  };
  const filesOf = async (image: string) =>
    (await readdir(service.imagesDir, { recursive: true })).filter((name) => name.includes(image)).length;
  const everything = async () => {
    const names = (await service.connection.db?.collections()) ?? [];
    const parts = await Promise.all(
      names.map(async (collection) => JSON.stringify(await collection.find().toArray())),
    );
    return parts.join('\n');
  };

  const aLife = async () => {
    const active = await anActiveListing(service, owner, { title: 'Слънчева мансарда за изтриване' });
    const draft = await aDraft(service, owner);
    const theirs = await anActiveListing(service, other);
    const theirDraft = await aDraft(service, other);
    const own = await upload(owner, draft._id, await aPicture(10));
    const shared = await upload(owner, draft._id, await aPicture(120));
    await upload(other, theirDraft._id, await aPicture(120));
    const removed = await upload(owner, draft._id, await aPicture(240));
    await service.send('DELETE', `/properties/${draft._id}/images/${removed}`, { as: owner });
    await service.send('POST', `/properties/${theirs._id}/favorite`, { as: owner });
    await service.send('POST', `/properties/${active._id}/favorite`, { as: other });
    await promote(service, active);
    await promote(service, { _id: 'f'.repeat(24), ownerId: owner.id });
    await service.send('PUT', `/properties/${active._id}`, { as: owner, body: { price: 950 } });
    await service.send('POST', '/properties', {
      as: owner,
      body: { title: 'Чернова' },
      headers: { 'idempotency-key': 'key-1' },
    });
    await service.send('POST', '/shared-lists', {
      as: owner,
      body: { name: 'Изчезнала', homes: [theirs._id] },
    });
    const admin = { ...owner, role: 'admin' as const };
    await service.send('PUT', `/admin/properties/${theirs._id}/remove`, {
      as: admin,
      body: { reason: 'Проверка' },
    });
    return { active, theirs, own, shared, removed };
  };

  const isGone = async ({ theirs, own, shared, removed }: Awaited<ReturnType<typeof aLife>>) => {
    const rest = await everything();
    const [announced] = await service.announced('account-erased-in');
    expect(announced?.fact).toEqual({ userId: owner.id, service: 'property' });
    const uids = rest.split(owner.id).length - 1;
    expect([uids, rest.includes(owner.email), rest.includes('Изчезнала')]).toEqual([1, false, false]);
    expect(rest).not.toContain('Слънчева мансарда');
    expect((await service.deps.listings.get(theirs._id)).favorites).toBe(0);
    expect([await filesOf(own), await filesOf(removed)]).toEqual([0, 0]);
    expect(await filesOf(shared)).toBeGreaterThan(0);
  };

  it('deletes all data of the owner and keeps that of others', async () => {
    const life = await aLife();
    await erase();
    await isGone(life);
    const found = await service.send('GET', `/properties?landlord=${owner.id}`);
    expect(found.body.data).toEqual([]);
  });

  it('deletes all listings, however many there are', async () => {
    const draft = await aDraft(service, owner);
    const listings = listingModel(service.connection);
    const copies = Array.from({ length: 51 }, (_, at) => ({
      ...draft,
      ...{ _id: String(at).padStart(24, '0'), number: draft.number + 1 + at },
    }));
    await listings.insertMany(copies);
    await erase();
    expect(await listings.countDocuments({ ownerId: owner.id })).toBe(0);
  });

  it('is idempotent, and later events about the owner are ignored', async () => {
    const life = await aLife();
    await erase();
    await propertyInbox(service.deps)['account-changed'](
      { ...owner, userId: owner.id, version: 99, avatar: null },
      contextOf(service.deps),
    );
    await deliver(service, aGrant({ _id: life.active._id, ownerId: owner.id }));
    await service.connection.collection('outbox').deleteMany({ name: 'account-erased-in' });
    await erase();
    await isGone(life);
  });

  it.each(['before', 'after'] as const)('completes after a crash %s any of its calls', async (moment) => {
    const life = await aLife();
    for (let at = 1; ; at += 1) {
      const { state, parts } = crashAt(service.deps, at, moment);
      await erase(parts).catch(() => undefined);
      if (!state.isDead) break;
    }
    await service.connection.collection('outbox').deleteMany({ name: 'account-erased-in' });
    // a picture purge that crashed is taken over once its lease expires
    service.clock.now = new Date(service.clock.now.getTime() + PURGE_LEASE_MS);
    await erase();
    await isGone(life);
  });
});
