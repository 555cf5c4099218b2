import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { propertyInbox } from '../inbox.ts';
import { alertHitModel, savedSearchModel } from './alert.models.ts';
import { catchUpSearches } from './catch-up.ts';
import { followSearches } from './follow-searches.ts';
import { LiveSearches } from './live-searches.ts';
import {
  aSearch,
  changesOf,
  evaluateAll,
  evaluateChange,
  hitsOf,
  untilFollowed,
} from './testing/evaluation.ts';
import { save } from './testing/a-search.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('hits of a change', () => {
  let service: TestProperty;
  const admin = anActor({ role: 'admin' });
  let owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    owner = anActor({ listingLimit: null });
    for (const name of ['outbox', 'saved_searches', 'alert_hits', 'listing_changes', 'favorites'])
      await service.connection.collection(name).deleteMany({});
    await untilFollowed(service);
  });

  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  let flat = 100;
  const published = async (fields = {}) => {
    const location = { ...completeFields.location!, number: String((flat += 1)) };
    const { _id } = await aDraft(service, owner, { location, ...fields });
    later(1000);
    await service.send('POST', `/properties/${_id}/submit`, { as: owner });
    const { status } = await service.send('PUT', `/admin/properties/${_id}/approve`, { as: admin, body: {} });
    expect(status).toBe(200);
    return _id;
  };
  const reprice = async (id: string, amount: number) => {
    later(1000);
    // small steps only: a larger one needs approval
    const body = { price: { amount, currency: 'BGN' } };
    expect((await service.send('PUT', `/properties/${id}`, { as: owner, body })).status).toBe(200);
  };
  const step = (id: string, name: string) => {
    later(1000);
    return service.send('POST', `/properties/${id}/${name}`, { as: owner });
  };

  it('are stored with their person, cause, rent and time of sending', async () => {
    const search = await aSearch(service);
    const id = await published();
    await evaluateAll(service);
    const [change] = await changesOf(service, id);
    expect(await hitsOf(service, {})).toEqual([
      {
        _id: expect.stringMatching(/^[\w-]{22}$/u),
        ...{ person: search.person, searchId: search._id, listingId: id, reason: 'new' },
        ...{ cause: Number(change?._id.split(':')[1]), cents: change?.after?.p, previousCents: null },
        ...{ at: service.clock.now, dueAt: new Date(service.clock.now.getTime() + 300_000) },
        ...{ state: 'waiting', mailId: null, dropReason: null },
      },
    ]);
  });

  it('follow the listing: new, cheaper, back', async () => {
    const search = await aSearch(service);
    const id = await published();
    await reprice(id, 860);
    await step(id, 'rent');
    await step(id, 'renew');
    await evaluateAll(service);
    const hits = await hitsOf(service, { searchId: search._id });
    expect(hits.map(({ reason }) => reason).sort()).toEqual(['back', 'new', 'price_drop']);
    const [change] = await changesOf(service, id);
    expect(hits.find(({ reason }) => reason === 'price_drop')?.previousCents).toBe(change?.after?.p);
  });

  it('are stored once when a change is evaluated many times, also by two processes at once', async () => {
    const searches = [await aSearch(service), await aSearch(service), await aSearch(service)];
    const id = await published();
    const [change] = await changesOf(service, id);
    const other = { ...service.deps, searches: followSearches(service.connection, 'BGN') };
    const processes = [service, { ...service, deps: other }];
    await Promise.all([...processes, ...processes].map((one) => evaluateChange(one, change!._id)));
    await other.searches.close();
    expect((await hitsOf(service, {})).map(({ searchId }) => searchId).sort()).toEqual(
      searches.map(({ _id }) => _id).sort(),
    );
  });

  it('are the same in a process whose site has the other currency first', async () => {
    const { amount } = completeFields.price!.entered;
    const bounds = { priceMin: amount, priceMax: amount };
    const { body } = await save(service, anActor({ role: 'tenant' }), {
      filter: { location: 'sofia', ...bounds },
    });
    await untilFollowed(service);
    const id = await published();
    const [change] = await changesOf(service, id);
    const searches = followSearches(service.connection, 'EUR');
    const ofEuro = { ...service, deps: { ...service.deps, searches, primaryCurrency: 'EUR' as const } };
    await evaluateChange(ofEuro, change!._id);
    await searches.close();
    expect((await hitsOf(service, {})).map(({ searchId }) => searchId)).toEqual([body.data.id]);
  });

  it('are stored for the other searches when one is known already', async () => {
    const known = await aSearch(service);
    const id = await published();
    await evaluateAll(service);
    const other = await aSearch(service, undefined, {
      asOf: new Date(service.clock.now.getTime() - HOUR_MS),
    });
    await evaluateAll(service);
    expect((await hitsOf(service, { listingId: id })).map(({ searchId }) => searchId).sort()).toEqual(
      [known._id, other._id].sort(),
    );
  });

  it('are refused by an outage, so that the job is tried again', async () => {
    await aSearch(service);
    const id = await published();
    const [change] = await changesOf(service, id);
    const alertHits = { ...service.deps.alertHits, add: () => Promise.reject(new Error('no primary')) };
    await expect(
      evaluateChange({ ...service, deps: { ...service.deps, alertHits } }, change!._id),
    ).rejects.toThrow('no primary');
  });

  it('have no mail when the search has none', async () => {
    await aSearch(service, undefined, { frequency: 'off' });
    await published();
    await evaluateAll(service);
    expect(await hitsOf(service, {})).toMatchObject([{ dueAt: null, state: 'waiting' }]);
  });

  it('are never of a listing that the person has reported, also among their favourites', async () => {
    const reporter = anActor({ role: 'tenant' });
    await aSearch(service, undefined, { userId: reporter.id });
    const id = await published();
    expect((await service.send('POST', `/properties/${id}/favorite`, { as: reporter })).status).toBe(200);
    const report = { listingId: id, userId: reporter.id };
    await propertyInbox(service.deps)['listing-reported'](report, {
      eventId: 'report',
      once: (change) => service.deps.inTransaction(change),
    });
    later(1000);
    await reprice(id, 860);
    await evaluateAll(service);
    await savedSearchModel(service.connection).updateMany({}, { catchUpAt: service.clock.now });
    await catchUpSearches(service.deps);
    expect(await hitsOf(service, {})).toEqual([]);
  });

  it('are of active searches that want the reason, and never of one’s own listing', async () => {
    await aSearch(service, undefined, { reasons: ['price_drop', 'back'] });
    await aSearch(service, undefined, { state: 'paused' });
    await aSearch(service, undefined, { userId: owner.id });
    await aSearch(service, { location: 'plovdiv' });
    await aSearch(service, undefined, { asOf: new Date(service.clock.now.getTime() + HOUR_MS) });
    await published();
    await evaluateAll(service);
    expect(await hitsOf(service, {})).toEqual([]);
  });

  it('are found by the filter as stored, also when it was changed just now', async () => {
    const stale = new LiveSearches('BGN');
    const search = await aSearch(service, { location: 'sofia', priceMax: '100' });
    stale.put(search._id, { location: 'sofia' } as SavedFilter);
    const id = await published();
    const [change] = await changesOf(service, id);
    const searches = { ...service.deps.searches, loaded: async () => stale };
    await evaluateChange({ ...service, deps: { ...service.deps, searches } }, change!._id);
    expect(await hitsOf(service, {})).toEqual([]);
  });

  it('are none of a change that is not kept any more', async () => {
    await evaluateChange(service, 'gone:1');
    expect(await hitsOf(service, {})).toEqual([]);
  });

  describe('of a favourite', () => {
    const tenant = anActor({ role: 'tenant' });
    const save = async (id: string, as = tenant) => {
      later(1000);
      expect((await service.send('POST', `/properties/${id}/favorite`, { as })).body.favorited).toBe(true);
    };
    const news = async (as = tenant) =>
      (await hitsOf(service, { person: `u:${as.id}` })).sort((one, other) => one.cause - other.cause);
    const since = (at: Date) => at.getTime() - service.clock.now.getTime();

    it('are a rent below the one it was saved with', async () => {
      const id = await published();
      await save(id);
      await reprice(id, 880);
      await evaluateAll(service);
      const [change] = (await changesOf(service, id)).slice(-1);
      expect(await news()).toMatchObject([
        {
          ...{ reason: 'cheaper', searchId: null, listingId: id },
          ...{ cents: change?.after?.p, previousCents: change?.before?.p },
        },
      ]);
    });

    it('are none of a rent that is not below the one last told', async () => {
      const id = await published();
      await save(id);
      await reprice(id, 880);
      await evaluateAll(service);
      await reprice(id, 890);
      await reprice(id, 885);
      await evaluateAll(service);
      expect(await news()).toHaveLength(1);
    });

    it('are one rent a day: a later one waits for the next', async () => {
      const id = await published();
      await save(id);
      await reprice(id, 880);
      await evaluateAll(service);
      const [first] = await news();
      await reprice(id, 870);
      await evaluateAll(service);
      expect((await news())[1]?.dueAt).toEqual(first?.dueAt);
      later(HOUR_MS);
      await reprice(id, 860);
      await evaluateAll(service);
      expect((await news())[2]?.dueAt).toEqual(new Date(first!.dueAt!.getTime() + DAY_MS));
      later(3 * DAY_MS);
      await reprice(id, 850);
      await evaluateAll(service);
      expect(since((await news())[3]!.dueAt!)).toBe(300_000);
    });

    it('are told again when the last rent was never sent', async () => {
      const id = await published();
      await save(id);
      await reprice(id, 880);
      await evaluateAll(service);
      await alertHitModel(service.connection).updateMany({}, { $set: { state: 'dropped' } });
      await reprice(id, 890);
      await evaluateAll(service);
      await reprice(id, 885);
      await evaluateAll(service);
      expect((await news()).map(({ state }) => state)).toEqual(['dropped', 'waiting']);
    });

    it('are gone at once when it is rented, and back when it is public again', async () => {
      const id = await published();
      await save(id);
      await step(id, 'rent');
      await evaluateAll(service);
      const [gone] = await news();
      expect([gone?.reason, since(gone!.dueAt!)]).toEqual(['gone', 300_000]);
      await step(id, 'renew');
      await evaluateAll(service);
      expect((await news()).map(({ reason }) => reason)).toEqual(['gone', 'back']);
    });

    it('are gone a day later when it is paused: it may return', async () => {
      const id = await published();
      await save(id);
      await step(id, 'pause');
      await evaluateAll(service);
      const [gone] = await news();
      expect([gone?.reason, since(gone!.dueAt!)]).toEqual(['gone', DAY_MS + 300_000]);
    });

    it('are none for the owner, nor with news off, an unverified e-mail or a later saving', async () => {
      const id = await published();
      const [off, unverified] = [anActor(), anActor({ isEmailVerified: false })];
      for (const one of [tenant, owner, off, unverified]) await save(id, one);
      await service.connection
        .collection<{ _id: string }>('favorites')
        .updateOne({ _id: `${off.id}:${id}` }, { $set: { isTold: false } });
      await reprice(id, 880);
      const late = anActor();
      await save(id, late);
      await evaluateAll(service);
      expect((await hitsOf(service, {})).map(({ person }) => person)).toEqual([`u:${tenant.id}`]);
    });

    it('begin with the next change for those from before sums were kept', async () => {
      const id = await published();
      await save(id);
      await service.connection.collection('favorites').updateMany({}, { $unset: { savedCents: '' } });
      await reprice(id, 880);
      await evaluateAll(service);
      expect(await news()).toMatchObject([{ reason: 'cheaper' }]);
    });
  });
});
