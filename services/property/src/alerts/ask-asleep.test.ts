import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { personOfAccount } from './alert-person.ts';
import { alertHitModel, alertPersonModel, savedSearchModel, type SavedSearch } from './alert.models.ts';
import { followAlertLink } from './alert-links.ts';
import { askAsleep } from './ask-asleep.ts';
import { purgeSearches } from './purge-searches.ts';
import { linkOf } from './testing/a-search.ts';
import { aHit, anAccount, aSearch } from './testing/some-hits.ts';

const DAY = 86_400_000;
const start = new Date('2026-11-24T10:00:00.000Z');

describe('askAsleep', () => {
  let service: TestProperty;
  let person: Actor;
  let search: SavedSearch;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const name of ['outbox', 'alert_people', 'saved_searches', 'alert_hits'])
      await service.connection.collection(name).deleteMany({});
    service.clock.now = start;
    person = anActor({ role: 'tenant' });
    await anAccount(service, person);
    search = await aSearch(service, person);
    await seen(start);
  });

  const people = () => alertPersonModel(service.connection);
  const seen = (lastSeenAt: Date) =>
    people().updateOne(
      { _id: personOfAccount(person.id) },
      { $set: { lastSeenAt, askedAt: null, mailsAt: [] } },
      { upsert: true },
    );
  const after = (days: number) => {
    service.clock.now = new Date(start.getTime() + days * DAY);
  };
  const run = () => askAsleep(service.deps);
  const asked = () => service.announced('still-searching-asked');
  const stateOf = async () =>
    (await savedSearchModel(service.connection).findOne({ _id: search._id }))?.state;

  it('asks a person who was not seen for 90 days, once', async () => {
    after(89);
    expect(await run()).toBe(0);
    after(90);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await asked()).toEqual([
      {
        name: 'still-searching-asked',
        fact: {
          to: { email: person.email, firstName: 'Мария', userId: person.id, person: `u:${person.id}` },
          searches: [{ id: search._id, name: search.name }],
          sleepsAt: new Date(start.getTime() + 97 * DAY).toISOString(),
        },
      },
    ]);
  });

  it('asks once when two processes look at the same time', async () => {
    after(90);
    expect((await Promise.all([run(), run()])).toSorted()).toEqual([0, 1]);
    expect(await asked()).toHaveLength(1);
  });

  it('puts searches to sleep after a week without an answer, and drops what waits of them', async () => {
    const listing = await anActiveListing(service, anActor());
    after(90);
    await run();
    const hit = await aHit(service, search, listing);
    after(96.9);
    await run();
    expect(await stateOf()).toBe('active');
    after(97);
    await Promise.all([run(), run()]);
    expect(await stateOf()).toBe('asleep');
    expect(await alertHitModel(service.connection).findOne({ _id: hit._id }).lean()).toMatchObject({
      state: 'dropped',
      dropReason: 'search_stopped',
    });
    expect(await run()).toBe(0);
    expect(await asked()).toHaveLength(1);
  });

  it('keeps an asleep search of a visitor for 30 days, unless its link wakes it', async () => {
    const visitors = ['kept@example.bg', 'woken@example.bg'] as const;
    const [kept, woken] = await Promise.all(visitors.map((email) => aSearch(service, { email })));
    if (!kept || !woken) throw new Error('no searches');
    await people().insertMany(
      [kept, woken].map(({ person: _id }) => ({ _id, mailsAt: [], lastSeenAt: start, askedAt: null })),
    );
    after(90);
    await run();
    after(97);
    await run();
    await followAlertLink(service.deps, linkOf({ person: woken.person, action: 'still' }));
    after(127);
    expect(await purgeSearches(service.deps)).toBe(1);
    const left = await savedSearchModel(service.connection).find({ userId: null }).lean();
    expect(left).toMatchObject([{ _id: woken._id, state: 'active', confirmBy: null }]);
  });

  it('leaves the searches of a person who came back, and asks again 90 days later', async () => {
    after(90);
    await run();
    after(91);
    const cameBack = service.clock.now;
    await seen(cameBack);
    after(100);
    expect(await run()).toBe(0);
    expect(await stateOf()).toBe('active');
    service.clock.now = new Date(cameBack.getTime() + 90 * DAY);
    expect(await run()).toBe(1);
    expect(await asked()).toHaveLength(2);
  });

  it.each([{ frequency: 'off' }, { state: 'paused' }] as const)(
    'asks nothing of searches with %j',
    async (parts) => {
      await savedSearchModel(service.connection).updateOne({ _id: search._id }, { $set: parts });
      after(90);
      expect(await run()).toBe(0);
    },
  );
});
