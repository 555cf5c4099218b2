import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { changeStored, type Decide } from './change-stored.ts';
import type { ListingChange, ListingFollowers } from './listing-follower.ts';
import { aDraft } from './testing/a-listing.ts';

describe('changeStored', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const depsWith = (followers: Partial<ListingFollowers>) => ({
    ...service.deps,
    followers: { ...service.deps.followers, ...followers },
  });
  const fails = () => Promise.reject(new Error('a follower fails'));
  const deleteIt: Decide = (listing) => ({
    after: { ...listing, status: 'deleted', deletedAt: new Date() },
    action: 'delete',
    move: 'delete',
  });

  it('commits the change together with its followers’ writes, or rolls all back', async () => {
    const owner = anActor();
    const { _id, version } = await aDraft(service, owner);
    const known = async () => ({
      facts: (await service.announced()).length,
      history: (await service.deps.history.of(_id)).length,
    });
    const before = await known();
    const deps = depsWith({ afterStore: [...service.deps.followers.afterStore, fails] });
    await expect(changeStored(deps, _id, owner.id, deleteIt)).rejects.toThrow('a follower fails');
    expect(await service.deps.listings.get(_id)).toMatchObject({ status: 'draft', version });
    expect(await known()).toEqual(before);
  });

  it('stores the listing as transformed by the chain of beforeStore followers', async () => {
    const { _id } = await aDraft(service, anActor());
    const viewed = async ({ after }: ListingChange) => ({ ...after, views: after.views * 10 + 1 });
    const deps = depsWith({ beforeStore: [viewed, viewed] });
    const stored = await changeStored(deps, _id, 'system', (after) => ({ after, action: 'update' }));
    expect(stored.views).toBe(11);
    expect((await service.deps.listings.get(_id)).views).toBe(11);
  });

  it('runs the followers in list order, afterCommit last', async () => {
    const { _id } = await aDraft(service, anActor());
    const run: string[] = [];
    const note =
      (name: string) =>
      async ({ before, after }: ListingChange) => {
        run.push(`${name} ${before.status} ${after.status}`);
        return after;
      };
    const quiet = (name: string) => async (change: ListingChange) => void (await note(name)(change));
    const deps = depsWith({
      beforeStore: [note('1')],
      afterStore: [quiet('2'), quiet('3')],
      afterCommit: [quiet('4')],
    });
    await changeStored(deps, _id, 'system', deleteIt);
    expect(run).toEqual(['1', '2', '3', '4'].map((name) => `${name} draft deleted`));
  });
});
