import { setImmediate as turn } from 'node:timers/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { anActor, until } from '@pokriv/service-kit/testing';

import { publishListing } from '../listings/publish-listing.ts';
import { newListing } from '../listings/new-listing.ts';
import { ownerCopy } from '../listings/owner-copy.ts';
import { seededRandom } from '../listings/testing/random-listing.ts';
import { completeFields, threeImages } from '../listings/testing/a-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { approveListing } from '../moderation/moderate-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { alertHitModel, savedSearchModel, type SavedSearch } from './alert.models.ts';
import { catchUpNight, catchUpSearches } from './catch-up.ts';
import { storeChange } from './change-rows.ts';
import { aSearch, evaluateChange, hitsOf, newSearch, untilFollowed } from './testing/evaluation.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe('catching up', () => {
  let service: TestProperty;
  const admin = anActor({ role: 'admin' });
  let flat = 0;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-23T10:00:00Z');
    for (const name of ['saved_searches', 'alert_hits', 'listing_changes', 'leases'])
      await service.connection.collection(name).deleteMany({});
    await untilFollowed(service);
  });

  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  /** Pending listings, each of its own landlord and home. */
  const pending = async (count: number): Promise<{ id: string; owner: Actor; listing: StoredListing }[]> => {
    const made = Array.from({ length: count }, () => {
      const owner = anActor({ listingLimit: null });
      flat += 1;
      const location = { ...completeFields.location!, street: `ул. № ${flat}` };
      const draft = newListing({
        number: 100_000_000 + flat,
        owner: ownerCopy(owner),
        isPremium: false,
        fields: { ...completeFields, location },
        now: service.clock.now,
      });
      const images = threeImages;
      return {
        owner,
        listing: { ...draft, images, status: 'pending' as const, submittedAt: service.clock.now },
      };
    });
    const listings = made.map(({ listing }) => listing);
    await service.connection.collection<StoredListing>('listings').insertMany(listings);
    return made.map(({ listing, owner }) => ({ id: listing._id, owner, listing }));
  };
  const publish = async (id: string): Promise<string> => {
    const { version } = await approveListing(service.deps, admin, id);
    return `${id}:${version}`;
  };
  /** Approval in one transaction, reduced to the fields that alerts read. */
  const publishQuickly = (before: StoredListing): Promise<string> =>
    service.deps.inTransaction(async (unit) => {
      const at = service.clock.now;
      const after = { ...publishListing(before, at), version: before.version + 1 };
      await storeChange(service.deps, { before, after, at }, unit);
      return `${after._id}:${after.version}`;
    });
  const save = (search: SavedSearch) => savedSearchModel(service.connection).create([search]);
  const one = async () => (await pending(1))[0]!;
  const toldOf = async ({ _id }: Pick<SavedSearch, '_id'>) =>
    (await hitsOf(service, { searchId: _id })).map(({ listingId }) => listingId);

  it('tells a listing that became public before the search was saved and after its results were read', async () => {
    const { id } = await one();
    const asOf = service.clock.now;
    later(1000);
    await evaluateChange(service, await publish(id));
    const search = newSearch(service.clock.now, undefined, { asOf });
    await save(search);
    expect(await catchUpSearches(service.deps)).toBe(0);
    later(MINUTE_MS);
    expect(await catchUpSearches(service.deps)).toBe(1);
    expect(await toldOf(search)).toEqual([id]);
    expect(await catchUpSearches(service.deps)).toBe(0);
  });

  it('tells a listing whose change had begun when the results were read, and none that was long public', async () => {
    const [shown, changing] = await pending(2);
    await publish(shown!.id);
    later(MINUTE_MS + 1000);
    await publish(changing!.id);
    later(MINUTE_MS);
    const search = await aSearch(service);
    later(MINUTE_MS);
    await catchUpSearches(service.deps);
    expect(await toldOf(search)).toEqual([changing!.id]);
  });

  it('tests the listings of the city of a search, or of all', async () => {
    const asOf = service.clock.now;
    const { id } = await one();
    await publish(id);
    const [sofia, plovdiv, cheap] = [
      await aSearch(service, undefined, { asOf }),
      await aSearch(service, { location: 'plovdiv' }, { asOf }),
      await aSearch(service, { priceMin: '1' }, { asOf }),
    ];
    later(MINUTE_MS);
    expect(await catchUpSearches(service.deps)).toBe(3);
    expect([await toldOf(sofia), await toldOf(plovdiv), await toldOf(cheap)]).toEqual([[id], [], [id]]);
  });

  it('waits with a search that is not active, and runs again when it was changed meanwhile', async () => {
    const asOf = service.clock.now;
    const paused = await aSearch(service, undefined, { asOf, state: 'paused' });
    const changed = await aSearch(service, undefined, { asOf });
    later(MINUTE_MS);
    const stored = savedSearchModel(service.connection);
    const due = await service.deps.evaluatedSearches.toCatchUp(service.clock.now, 10);
    expect(due.map(({ _id }) => _id)).toEqual([changed._id]);
    const catchUpAt = new Date(service.clock.now.getTime() + MINUTE_MS);
    await stored.updateOne({ _id: changed._id }, { $set: { catchUpAt } });
    await service.deps.evaluatedSearches.markCaughtUp(due);
    const left = await stored.find({}).lean<SavedSearch[]>();
    expect(left.map(({ catchUpAt: at }) => at?.getTime()).sort()).toEqual(
      [paused.catchUpAt!.getTime(), catchUpAt.getTime()].sort(),
    );
  });

  it('leaves a search that could not be caught up to the next run', async () => {
    await aSearch(service);
    later(MINUTE_MS);
    const alertHits = { ...service.deps.alertHits, add: () => Promise.reject(new Error('no primary')) };
    const { id } = await one();
    await publish(id);
    await expect(catchUpSearches({ ...service.deps, alertHits })).rejects.toThrow('no primary');
    expect(await catchUpSearches(service.deps)).toBe(1);
  });

  describe('at night', () => {
    it('tests the changes of the last 25 hours, whose jobs were lost', async () => {
      const [old, recent] = await pending(2);
      const search = await aSearch(service);
      await publish(old!.id);
      later(2 * HOUR_MS);
      await publish(recent!.id);
      later(24 * HOUR_MS);
      expect(await catchUpNight(service.deps)).toBe(true);
      expect(await toldOf(search)).toEqual([recent!.id]);
    });

    it('runs once, at 03:00 in Sofia, in one of several processes', async () => {
      const run = async () =>
        (await Promise.all([1, 2, 3].map(() => catchUpNight(service.deps)))).filter(Boolean).length;
      expect([await run(), await run()]).toEqual([1, 0]);
      service.clock.now = new Date('2026-11-24T00:59:59Z');
      expect(await run()).toBe(0);
      service.clock.now = new Date('2026-11-24T01:00:00Z');
      expect([await run(), await run()]).toEqual([1, 0]);
    });

    it('is taken up by another process when it was killed', async () => {
      const killed = {
        ...service.deps.listingChanges,
        since: () => {
          throw new Error('killed');
        },
      };
      await aSearch(service);
      await expect(catchUpNight({ ...service.deps, listingChanges: killed })).rejects.toThrow('killed');
      expect(await catchUpNight(service.deps)).toBe(false);
      later(15 * MINUTE_MS);
      expect(await catchUpNight(service.deps)).toBe(true);
    });
  });

  describe('a search saved while a listing becomes public', () => {
    it('is told once when the listing is public first, and its change tested first', async () => {
      const asOf = service.clock.now;
      const { id, owner } = await one();
      const change = await publish(id);
      await evaluateChange(service, change);
      const search = newSearch(asOf, { landlord: owner.id });
      await save(search);
      later(MINUTE_MS);
      await catchUpSearches(service.deps);
      await evaluateChange(service, change);
      expect(await toldOf(search)).toEqual([id]);
    });

    it('is told once when it is saved and known first', async () => {
      const { id, owner } = await one();
      const search = await aSearch(service, { landlord: owner.id });
      await evaluateChange(service, await publish(id));
      expect(await toldOf(search)).toEqual([id]);
      later(MINUTE_MS);
      await catchUpSearches(service.deps);
      expect(await toldOf(search)).toEqual([id]);
    });

    it('is told once in each of 1,000 random orders', async () => {
      const PAIRS = 1000;
      const LANES = 16;
      const { below } = seededRandom(22);
      const wait = async (turns: number) => {
        for (let at = 0; at < turns; at += 1) await turn();
      };
      const pairs = (await pending(PAIRS)).map(({ id, owner, listing }) => ({
        id,
        listing,
        search: newSearch(service.clock.now, { landlord: owner.id }),
        ...{ publishAfter: below(60), evaluateAfter: below(200), saveAfter: below(400) },
      }));
      const left = [...pairs];
      const lane = async () => {
        for (let pair = left.pop(); pair; pair = left.pop()) {
          const { listing, search, publishAfter, evaluateAfter, saveAfter } = pair;
          const becomePublic = async () => {
            await wait(publishAfter);
            const change = await publishQuickly(listing);
            await wait(evaluateAfter);
            await evaluateChange(service, change);
          };
          await Promise.all([becomePublic(), wait(saveAfter).then(() => save(search))]);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      const atOnce = await alertHitModel(service.connection).countDocuments({});
      later(MINUTE_MS);
      await Promise.all([catchUpSearches(service.deps), catchUpSearches(service.deps)]);
      const hits = await hitsOf(service, {});
      expect(hits).toHaveLength(PAIRS);
      const told = new Map(hits.map(({ searchId, listingId }) => [searchId, listingId]));
      expect(pairs.filter(({ id, search }) => told.get(search._id) !== id)).toEqual([]);
      // both paths have found some
      expect(atOnce).toBeGreaterThan(0);
      expect(atOnce).toBeLessThan(PAIRS);
    }, 60_000);
  });

  it('follows searches that are saved, changed, stopped and deleted', async () => {
    const live = await service.deps.searches.loaded();
    const search = await aSearch(service);
    const stored = savedSearchModel(service.connection);
    const size = live.size;
    await stored.updateOne({ _id: search._id }, { $set: { state: 'paused' } });
    await until(async () => live.size === size - 1);
    await stored.updateOne({ _id: search._id }, { $set: { state: 'active' } });
    await until(async () => live.size === size);
    await stored.deleteOne({ _id: search._id });
    await until(async () => live.size === size - 1);
    expect(live.size).toBe(size - 1);
  });
});
