import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { expireListings } from '../listings/expire-listings.ts';
import type { StoredImage, StoredListing } from '../listings/stored-listing.ts';
import { aDraft, anActiveListing, anImage, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { changesOf } from './testing/evaluation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('changes of public listings', () => {
  let service: TestProperty;
  const admin = anActor({ role: 'admin' });
  let owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    owner = anActor({ listingLimit: null });
  });

  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  const step = async (id: string, name: string, body: object = {}) => {
    later(1000);
    const reply = await service.send('POST', `/properties/${id}/${name}`, { as: owner, body });
    expect([name, reply.status]).toEqual([name, 200]);
  };
  const decide = async (id: string, verdict: string, body: object = {}) => {
    later(1000);
    const reply = await service.send('PUT', `/admin/properties/${id}/${verdict}`, { as: admin, body });
    expect([verdict, reply.status]).toEqual([verdict, 200]);
  };
  const edit = async (id: string, body: object) => {
    later(1000);
    const reply = await service.send('PUT', `/properties/${id}`, { as: owner, body });
    expect(reply.status).toBe(200);
  };
  const published = async (fields = {}, images?: StoredImage[]) => {
    const { _id } = await aDraft(service, owner, fields);
    if (images)
      await service.connection.collection<StoredListing>('listings').updateOne({ _id }, { $set: { images } });
    await step(_id, 'submit');
    await decide(_id, 'approve');
    return _id;
  };
  /** Rents before and after in cents, `isFirst` and `mayReturn`. */
  const told = async (id: string) =>
    (await changesOf(service, id)).map(({ before, after, isFirst, mayReturn }) => [
      before?.p ?? null,
      after?.p ?? null,
      ...(isFirst ? ['new'] : []),
      ...(mayReturn ? ['may return'] : []),
    ]);
  const rent = completeFields.price!.cents;
  const unique = (number: number) => ({ location: { ...completeFields.location!, number: String(number) } });
  let flat = 100;
  const aPublicOne = () => published(unique((flat += 1)));

  it('are announced with their id only, once the change is stored', async () => {
    const id = await aPublicOne();
    const [row] = await changesOf(service, id);
    const facts = (await service.announced('listing-match-changed')).map(({ fact }) => fact);
    expect(facts.filter(({ changeId }) => String(changeId).startsWith(id))).toEqual([{ changeId: row?._id }]);
    expect(row).toMatchObject({
      ownerId: owner.id,
      at: service.clock.now,
      after: { _id: id, c: 'sofia', o: owner.id },
    });
  });

  it('begin with the approval, not with the draft', async () => {
    const { _id } = await aDraft(service, owner, unique((flat += 1)));
    await step(_id, 'submit');
    expect(await told(_id)).toEqual([]);
    await decide(_id, 'approve');
    expect(await told(_id)).toEqual([[null, rent, 'new']]);
  });

  it('are an approved edit, not one that waits for approval', async () => {
    const id = await aPublicOne();
    await edit(id, { title: 'Съвсем друг апартамент с две тераси' });
    expect(await told(id)).toHaveLength(1);
    await decide(id, 'approve');
    const [, changed] = await changesOf(service, id);
    expect(changed?.before?.tok).not.toEqual(changed?.after?.tok);
    expect(await told(id)).toEqual([
      [null, rent, 'new'],
      [rent, rent],
    ]);
  });

  it('are a lower rent at once', async () => {
    const id = await aPublicOne();
    await edit(id, { price: { amount: 860, currency: 'BGN' } });
    expect((await told(id))[1]).toEqual([rent, sumOf(860, 'BGN').cents]);
  });

  it('are another sum of moving in, with the same rent', async () => {
    const id = await aPublicOne();
    await edit(id, { deposit: { type: 'months', months: 3 } });
    const [, changed] = await changesOf(service, id);
    expect(changed?.after?.mi).not.toBe(changed?.before?.mi);
    expect((await told(id))[1]).toEqual([rent, rent]);
  });

  it('are none when nothing changes that a search reads', async () => {
    const id = await aPublicOne();
    await edit(id, { contactMethods: ['phone'], noticeDays: 45 });
    const images = [anImage(7), anImage(8), anImage(9)];
    await service.connection
      .collection<StoredListing>('listings')
      .updateOne(
        { _id: id },
        { $set: { revision: { fields: {}, images, status: 'pending', at: service.clock.now } } },
      );
    await decide(id, 'approve');
    expect((await service.deps.listings.get(id)).images).toMatchObject(images);
    expect(await told(id)).toHaveLength(1);
  });

  it('are none when a listing is paused and resumed unchanged within a day', async () => {
    const id = await aPublicOne();
    await step(id, 'pause');
    expect((await told(id))[1]).toEqual([rent, null, 'may return']);
    later(DAY_MS - 2000);
    await step(id, 'resume');
    expect(await told(id)).toHaveLength(2);
  });

  it('are what changed in a short pause', async () => {
    const id = await aPublicOne();
    await step(id, 'pause');
    await edit(id, { price: { amount: 860, currency: 'BGN' } });
    await step(id, 'resume');
    expect((await told(id))[2]).toEqual([rent, sumOf(860, 'BGN').cents]);
  });

  it('are a return when a listing was paused for a day', async () => {
    const id = await aPublicOne();
    await step(id, 'pause');
    later(DAY_MS);
    await step(id, 'resume');
    expect((await told(id))[2]).toEqual([null, rent]);
  });

  it('are a return at once when a listing was rented and is renewed', async () => {
    const id = await aPublicOne();
    await step(id, 'rent');
    await step(id, 'renew');
    expect((await told(id)).slice(1)).toEqual([
      [rent, null],
      [null, rent],
    ]);
  });

  it('are a return at once when a listing expired and is renewed', async () => {
    const id = await aPublicOne();
    later(400 * DAY_MS);
    await service.connection
      .collection<StoredListing>('listings')
      .updateOne({ _id: id }, { $set: { 'approval.at': service.clock.now } });
    expect(await expireListings(service.deps)).toBeGreaterThanOrEqual(1);
    await step(id, 'renew');
    expect((await told(id)).slice(1)).toEqual([
      [rent, null],
      [null, rent],
    ]);
  });

  it('are none when a public listing is renewed in its period', async () => {
    const id = await aPublicOne();
    await service.send('POST', `/properties/${id}/renew`, { as: owner });
    expect(await told(id)).toHaveLength(1);
  });

  it('are an end when a listing is deleted or removed', async () => {
    const [deleted, removed] = [await aPublicOne(), await aPublicOne()];
    await service.send('DELETE', `/properties/${deleted}`, { as: owner });
    await decide(removed, 'remove', { reason: 'Измамна обява, съобщена от наематели.' });
    for (const id of [deleted, removed]) expect((await told(id))[1]).toEqual([rent, null]);
  });

  it('are of all public listings of an owner who is hidden, and none when they are back within a day', async () => {
    const [one, other] = [await aPublicOne(), await aPublicOne()];
    const { _id: draft } = await aDraft(service, owner, unique((flat += 1)));
    const hide = async (isHidden: boolean, version: number) => {
      later(1000);
      await propertyInbox(service.deps)['account-changed'](
        { ...owner, userId: owner.id, isPremium: false, isHidden, version },
        { eventId: `${owner.id}-${version}`, once: (change) => service.deps.inTransaction(change) },
      );
    };
    await hide(true, 5);
    for (const id of [one, other]) expect((await told(id))[1]).toEqual([rent, null, 'may return']);
    expect(await told(draft)).toEqual([]);
    await hide(false, 6);
    for (const id of [one, other]) expect(await told(id)).toHaveLength(2);
    await hide(true, 7);
    later(DAY_MS);
    await hide(false, 8);
    for (const id of [one, other]) expect((await told(id))[3]).toEqual([null, rent]);
  });

  describe('of the same home', () => {
    const picture = (hash: string): StoredImage[] => [1, 2, 3].map((at) => ({ ...anImage(at), hash }));
    const isNew = async (id: string) => (await changesOf(service, id)).at(-1)?.isFirst;

    it('are no news of a new listing when its landlord showed the same picture within 98 days', async () => {
      const hash = 'a1b2c3d4e5f60718';
      const first = await published(unique((flat += 1)), picture(hash));
      await step(first, 'rent');
      later(98 * DAY_MS - 10_000);
      const again = await published(unique((flat += 1)), picture(hash));
      expect(await isNew(again)).toBe(false);
    });

    it('are new when the home was public longer ago', async () => {
      const hash = 'b1b2c3d4e5f60718';
      const first = await published(unique((flat += 1)), picture(hash));
      await step(first, 'rent');
      later(98 * DAY_MS + 10_000);
      expect(await isNew(await published(unique((flat += 1)), picture(hash)))).toBe(true);
    });

    it('are no news when another landlord gives the same address and area', async () => {
      const address = unique((flat += 1));
      const first = await published(address);
      await service.send('DELETE', `/properties/${first}`, { as: owner });
      owner = anActor({ listingLimit: null });
      expect(await isNew(await published(address))).toBe(false);
      expect(await isNew(await published({ ...address, area: 95 }))).toBe(true);
      expect(await isNew(await published({ ...address, floor: 7 }))).toBe(true);
    });

    it('are new when the picture is of another landlord, or plain', async () => {
      const hash = 'c1b2c3d4e5f60718';
      await published(unique((flat += 1)), picture(hash));
      await published(unique((flat += 1)), picture('0'.repeat(16)));
      expect(await isNew(await published(unique((flat += 1)), picture('0'.repeat(16))))).toBe(true);
      owner = anActor({ listingLimit: null });
      expect(await isNew(await published(unique((flat += 1)), picture(hash)))).toBe(true);
    });

    it('are new when the other listing was never public', async () => {
      const address = unique((flat += 1));
      await aDraft(service, owner, address);
      expect(await isNew(await published(address))).toBe(true);
    });

    it('are found by an index', async () => {
      await anActiveListing(service, owner);
      const listings = service.connection.collection('listings');
      for (const [query, name] of [
        [{ ownerId: owner.id, 'images.hash': { $in: ['a1b2c3d4e5f60718'] } }, 'same pictures'],
        [{ 'fields.location.street': 'ул. Златен рог', 'fields.area': 62 }, 'same address'],
      ] as const)
        expect(JSON.stringify(await listings.find(query).explain('queryPlanner'))).toContain(
          `"indexName":"${name}"`,
        );
    });
  });
});
