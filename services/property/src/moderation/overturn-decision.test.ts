import type { JobName } from '@pokriv/contracts/jobs';
import type { RestrictionDecided } from '@pokriv/contracts/moderation/decision';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const reason = 'Снимките са от чужда обява.';

let service: TestProperty;
const effects = new Set<string>();
beforeAll(async () => {
  service = await startProperty();
});
afterAll(() => service.close());

const context = (eventId: string) => ({
  eventId,
  once: async (work: Parameters<typeof service.deps.inTransaction<void>>[0]) => {
    if (effects.has(eventId)) return;
    await service.deps.inTransaction(work);
    effects.add(eventId);
  },
});
const decisionAbout = async (listingId: string): Promise<RestrictionDecided> => {
  const event = await outboxEvents(service.connection).findOne(
    { name: 'restriction-decided', 'fact.listing.id': listingId },
    { sort: { _id: -1 } },
  );
  if (!event) throw new Error(`no decision about ${listingId}`);
  return event.fact as RestrictionDecided;
};
const overturn = async (listingId: string, { id: decisionId, kind }: RestrictionDecided) =>
  propertyInbox(service.deps)['listing-decision-overturned'](
    { decisionId, listingId, kind, reason: 'Снимките са собствени.', actorId: 'judge' },
    context(`overturn ${decisionId}`),
  );
const moderate = async (id: string, step: string) => {
  const reply = await service.send('PUT', `/admin/properties/${id}/${step}`, { as: admin, body: { reason } });
  expect(reply.status).toBe(200);
};
const statusOf = async (id: string) => (await service.deps.listings.get(id)).status;
const mailed = (name: JobName, listingId: string) =>
  outboxEvents(service.connection).countDocuments({ name, 'fact.listingId': listingId });

describe('a restricting decision', () => {
  const anna = anActor({ email: 'ana@example.bg', listingLimit: null });

  // the first listings of the database are hers: another owner's would share pictures and phone, which are risk flags
  it('announces its statement of reasons, and the owner sees its id', async () => {
    const { _id } = await anActiveListing(service, anna);
    await moderate(_id, 'remove');
    const decision = await decisionAbout(_id);
    expect(decision).toMatchObject({
      ...{ kind: 'listing_removed', userId: anna.id, reason, source: 'review', decidedBy: 'admin' },
      ...{ isFoundByMachine: false, isDecidedByMachine: false },
    });
    const { body } = await service.send('GET', `/properties/${_id}`, { as: anna });
    expect(body.data.moderation).toMatchObject({ reason, decisionId: decision.id });
    expect(JSON.stringify(body)).not.toContain('judged');
  });

  it('does not count as found by automated means because a video waits to be watched', async () => {
    const { _id } = await aDraft(service, anna);
    await service.send('PUT', `/properties/${_id}`, {
      as: anna,
      body: { video: 'https://vimeo.com/76979871' },
    });
    await service.send('POST', `/properties/${_id}/submit`, { as: anna });
    await moderate(_id, 'reject');
    expect(await decisionAbout(_id)).toMatchObject({ isFoundByMachine: false });
  });

  it('counts as found by automated means with a risk flag', async () => {
    const young = anActor({ memberSince: new Date().toISOString() });
    const { _id } = await anActiveListing(service, young);
    await moderate(_id, 'remove');
    expect(await decisionAbout(_id)).toMatchObject({ isFoundByMachine: true });
  });

  it('is automated and mailed when reports hide a listing', async () => {
    const { _id } = await anActiveListing(service, anActor());
    const fact = { listingId: _id, reason, by: 'system', actorId: null } as const;
    await propertyInbox(service.deps)['listing-recalled'](fact, context(`hide ${_id}`));
    expect(await decisionAbout(_id)).toMatchObject({
      ...{ kind: 'listing_hidden', source: 'reports', isDecidedByMachine: true, decidedBy: null },
    });
    expect(await mailed('listing-hidden', _id)).toBe(1);
  });
});

describe('an overturned decision', () => {
  it.each(['remove', 'request-changes'])('makes the listing public again after %s, once', async (step) => {
    const { _id } = await anActiveListing(service, anActor());
    await moderate(_id, step);
    const decision = await decisionAbout(_id);
    await overturn(_id, decision);
    expect(await statusOf(_id)).toBe('active');
    expect((await service.deps.listings.get(_id)).returned ?? null).toBeNull();
    await overturn(_id, decision);
    expect((await service.deps.listings.get(_id)).moderation.decisionId).toBeUndefined();
  });

  it('publishes a new listing that was returned', async () => {
    const owner = anActor();
    const { _id } = await aDraft(service, owner);
    await service.send('POST', `/properties/${_id}/submit`, { as: owner });
    await moderate(_id, 'reject');
    const decision = await decisionAbout(_id);
    expect(decision).toMatchObject({ kind: 'listing_returned', decidedBy: 'admin' });
    expect(await mailed('listing-rejected', _id)).toBe(1);
    await overturn(_id, decision);
    expect(await statusOf(_id)).toBe('active');
  });

  it('makes a hidden listing public again', async () => {
    const { _id } = await anActiveListing(service, anActor());
    const fact = { listingId: _id, reason, by: 'system', actorId: null } as const;
    await propertyInbox(service.deps)['listing-recalled'](fact, context(`hide again ${_id}`));
    await overturn(_id, await decisionAbout(_id));
    expect(await statusOf(_id)).toBe('active');
    expect(await mailed('listing-approved', _id)).toBeGreaterThan(0);
  });

  it('sends content that its owner has changed since to the moderators', async () => {
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    await moderate(_id, 'request-changes');
    const body = { title: 'Съвсем друго заглавие на обявата' };
    expect((await service.send('PUT', `/properties/${_id}`, { as: owner, body })).status).toBe(200);
    await overturn(_id, await decisionAbout(_id));
    expect(await statusOf(_id)).toBe('pending');
  });

  it('leaves a listing that a later decision is about', async () => {
    const { _id } = await anActiveListing(service, anActor());
    await moderate(_id, 'request-changes');
    const first = await decisionAbout(_id);
    await moderate(_id, 'remove');
    await overturn(_id, first);
    expect(await statusOf(_id)).toBe('removed');
  });

  it('accepts a refused revision', async () => {
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    const title = 'Слънчев апартамент до парка';
    await service.send('PUT', `/properties/${_id}`, { as: owner, body: { title } });
    await moderate(_id, 'reject');
    expect(await decisionAbout(_id)).toMatchObject({ kind: 'revision_returned' });
    await overturn(_id, await decisionAbout(_id));
    expect(await service.deps.listings.get(_id)).toMatchObject({
      ...{ status: 'active', revision: null, returned: null, fields: { title } },
    });
  });
});
