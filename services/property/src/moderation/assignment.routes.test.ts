import type { Actor } from '@pokriv/contracts/actor';
import { ASSIGNED_MAX, ASSIGNMENT_MINUTES } from '@pokriv/contracts/listing/assignment';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { assessQueue } from './assess-queue.ts';

const ana = anActor({ role: 'admin', firstName: 'Ана', lastName: 'Колева', listingLimit: null });
const boris = anActor({ role: 'admin', firstName: 'Борис', lastName: 'Илиев', listingLimit: null });
const reason = 'Снимките не показват жилището.';

interface Row {
  id: string;
  signs: { assignment: { holder: { id: string; name: string }; isMine: boolean } | null };
}

describe('assignments of the moderation queue', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  beforeEach(async () => {
    service = await startProperty();
    await follow(ana);
    await follow(boris);
  });
  afterEach(async () => service.close());

  const follow = (person: Actor, parts: object = {}) =>
    propertyInbox(service.deps)['account-changed'](
      {
        userId: person.id,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        avatar: null,
        role: 'admin',
        isPremium: false,
        version: 1,
        ...parts,
      },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );
  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  async function aWaiting() {
    const { _id: id } = await aDraft(service, owner);
    await service.send('POST', `/properties/${id}/submit`, { as: owner });
    later(1000);
    return id;
  }
  const assign = (id: string, body: { moderatorId?: string; holderId: string | null }, as = ana) =>
    service.send('PUT', `/admin/properties/${id}/assignment`, { as, body });
  const release = (id: string, as = ana) =>
    service.send('DELETE', `/admin/properties/${id}/assignment`, { as });
  const takeNext = (as = ana) => service.send('POST', '/admin/properties/assignments', { as });
  const queue = async (query = '', as = ana): Promise<{ rows: Row[]; counts: { mine: number } }> => {
    const { status, body } = await service.send('GET', `/admin/properties?sort=oldest${query}`, { as });
    expect(status).toBe(200);
    return { rows: body.data, counts: body.counts };
  };
  const idsOf = async (query: string, as = ana) => (await queue(query, as)).rows.map(({ id }) => id);
  const holderOf = async (id: string) =>
    (await queue()).rows.find((row) => row.id === id)?.signs.assignment?.holder.name;

  it('name the moderator in the queue and in the file', async () => {
    const id = await aWaiting();
    const { status, body } = await assign(id, { holderId: null });
    expect(status).toBe(200);
    const until = new Date(service.clock.now.getTime() + ASSIGNMENT_MINUTES * 60_000).toISOString();
    const assignment = { holder: { id: ana.id, name: 'Ана Колева' }, until, isMine: true };
    expect(body.data).toEqual(assignment);
    expect((await queue()).rows[0]?.signs.assignment).toEqual(assignment);
    expect((await queue('', boris)).rows[0]?.signs.assignment).toEqual({ ...assignment, isMine: false });
    const file = await service.send('GET', `/admin/properties/${id}/file`, { as: boris });
    expect(file.body.data.assignment).toEqual({ ...assignment, isMine: false });
  });

  it('filter the queue and the clean listings, and count the own ones', async () => {
    const [mine, theirs, free] = [await aWaiting(), await aWaiting(), await aWaiting()];
    const { _id: revised } = await anActiveListing(service, owner);
    await service.send('PUT', `/properties/${revised}`, { as: owner, body: { title: 'Двустаен с гледка' } });
    await assign(mine, { holderId: null });
    await assign(revised, { holderId: null });
    await assign(theirs, { holderId: null }, boris);
    expect((await idsOf('&assigned=mine')).sort()).toEqual([mine, revised].sort());
    expect(await idsOf('&assigned=mine&kind=revision')).toEqual([revised]);
    expect(await idsOf('&assigned=free')).toEqual([free]);
    expect(await idsOf('&assigned=free&kind=revision')).toEqual([]);
    expect((await queue()).counts).toMatchObject({ waiting: 4, mine: 2 });
    expect((await queue('', boris)).counts).toMatchObject({ mine: 1 });
    await assessQueue(service.deps);
    const clean = await service.send('GET', '/admin/properties/clean?assigned=mine', { as: boris });
    expect(clean.body.data.listings.map((one: { id: string }) => one.id)).toEqual([theirs]);
  });

  it('go to a colleague, and from a colleague to the caller', async () => {
    const id = await aWaiting();
    expect((await assign(id, { moderatorId: boris.id, holderId: null })).body.data.holder.name).toBe(
      'Борис Илиев',
    );
    expect((await queue('', boris)).counts.mine).toBe(1);
    expect((await assign(id, { holderId: boris.id })).status).toBe(200);
    expect(await holderOf(id)).toBe('Ана Колева');
  });

  it.each([
    ['a tenant', { role: 'tenant' as const }],
    ['a suspended administrator', { isHidden: true }],
  ])('do not go to %s', async (_who, parts) => {
    const id = await aWaiting();
    await follow(boris, { ...parts, version: 2 });
    expect((await assign(id, { moderatorId: boris.id, holderId: null })).status).toBe(404);
    expect(await holderOf(id)).toBeUndefined();
  });

  it('are refused when the holder is not the one on screen', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null }, boris);
    const taken = await assign(id, { holderId: null });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'Междувременно обявата е поета от Борис Илиев.',
    ]);
    await release(id, boris);
    expect((await assign(id, { holderId: boris.id })).status).toBe(409);
  });

  it('go to one of two moderators who take a listing at once', async () => {
    const id = await aWaiting();
    const both = await Promise.all([assign(id, { holderId: null }), assign(id, { holderId: null }, boris)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.body.data.holder.name;
    expect(await holderOf(id)).toBe(winner);
  });

  it('never go twice when two take the next ten at once', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 14; number += 1) ids.push(await aWaiting());
    const taken = await Promise.all([takeNext(), takeNext(boris)]);
    expect(taken.map(({ body }) => body.data.taken).sort()).toEqual([10, 4]);
    const [ofAna, ofBoris] = [await idsOf('&assigned=mine'), await idsOf('&assigned=mine', boris)];
    expect([...ofAna, ...ofBoris].sort()).toEqual([...ids].sort());
    const first = ofAna.length === 10 ? ofAna : ofBoris;
    expect(first).toEqual(ids.slice(0, 10));
    expect((await takeNext()).body).toMatchObject({ data: { taken: 0 }, message: 'Няма свободни обяви.' });
  });

  it('skip listings that another moderator has open', async () => {
    const [open, other] = [await aWaiting(), await aWaiting()];
    await service.send('PUT', `/admin/properties/${open}/lease`, { as: boris });
    expect((await takeNext()).body).toMatchObject({ data: { taken: 1 }, message: 'Поехте 1 обява.' });
    expect(await idsOf('&assigned=mine')).toEqual([other]);
  });

  it('are at most fifty per moderator', async () => {
    const id = await aWaiting();
    const until = new Date(service.clock.now.getTime() + 60_000);
    const holder = { id: ana.id, name: 'Ана Колева' };
    const many = Array.from({ length: ASSIGNED_MAX }, (_, at) => ({ _id: `l${at}` as never, holder, until }));
    await service.connection.collection('assignments').insertMany(many);
    expect((await takeNext()).status).toBe(409);
    expect((await assign(id, { holderId: null })).status).toBe(409);
    expect((await assign(id, { moderatorId: ana.id, holderId: null }, boris)).status).toBe(409);
    expect((await assign(id, { holderId: null }, boris)).status).toBe(200);
  });

  it('end after their time, and begin again when taken again', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null });
    later((ASSIGNMENT_MINUTES / 2) * 60_000);
    expect((await assign(id, { holderId: ana.id })).status).toBe(200);
    later((ASSIGNMENT_MINUTES / 2) * 60_000);
    expect(await idsOf('&assigned=mine')).toEqual([id]);
    later((ASSIGNMENT_MINUTES / 2) * 60_000);
    expect(await idsOf('&assigned=mine')).toEqual([]);
    expect(await idsOf('&assigned=free')).toEqual([id]);
    expect((await assign(id, { holderId: null }, boris)).status).toBe(200);
  });

  it('do not stop the decision of another moderator, which releases them', async () => {
    const [approved, rejected, withdrawn] = [await aWaiting(), await aWaiting(), await aWaiting()];
    for (const id of [approved, rejected, withdrawn]) await assign(id, { holderId: null });
    const decide = (id: string, step: string, body: object) =>
      service.send('PUT', `/admin/properties/${id}/${step}`, { as: boris, body });
    expect((await decide(approved, 'approve', {})).status).toBe(200);
    expect((await decide(rejected, 'reject', { reason, code: 'poor_photos' })).status).toBe(200);
    expect((await service.send('POST', `/properties/${withdrawn}/withdraw`, { as: owner })).status).toBe(200);
    expect(await service.connection.collection('assignments').countDocuments()).toBe(0);
    expect((await queue()).counts.mine).toBe(0);
    expect((await assign(approved, { holderId: null })).status).toBe(409);
  });

  it('stay while the owner edits a waiting listing', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null });
    await service.send('PUT', `/properties/${id}`, { as: owner, body: { title: 'Двустаен с нова кухня' } });
    expect(await holderOf(id)).toBe('Ана Колева');
  });

  it('are given up by their moderator alone', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null });
    expect((await release(id, boris)).status).toBe(200);
    expect(await holderOf(id)).toBe('Ана Колева');
    await release(id);
    expect(await holderOf(id)).toBeUndefined();
  });

  it('are written to the audit log with both names', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null });
    await assign(id, { holderId: ana.id });
    await assign(id, { moderatorId: boris.id, holderId: ana.id });
    await release(id, boris);
    await takeNext();
    const acts = (await outboxEvents(service.connection).find({ name: 'admin-acted' }).toArray()).map(
      ({ fact }) => fact as { action: string; before: object; after: object; target: { id: string } },
    );
    expect(acts.map(({ action, before, after, target }) => [action, before, after, target.id])).toEqual([
      ['assignListing', { assignee: null }, { assignee: 'Ана Колева' }, id],
      ['assignListing', { assignee: 'Ана Колева' }, { assignee: 'Борис Илиев' }, id],
      ['releaseListing', { assignee: 'Борис Илиев' }, { assignee: null }, id],
      ['takeNextListings', { assignee: null }, { assignee: 'Ана Колева' }, id],
    ]);
  });

  it('are counted by moderator, for active administrators', async () => {
    await follow(anActor({ firstName: 'Вера', lastName: 'Танева' }), { role: 'landlord' });
    const id = await aWaiting();
    await assign(id, { holderId: null });
    const { body } = await service.send('GET', '/admin/properties/moderators', { as: boris });
    expect(body.data).toEqual([
      { id: ana.id, name: 'Ана Колева', holds: 1, isMe: false },
      { id: boris.id, name: 'Борис Илиев', holds: 0, isMe: true },
    ]);
  });

  it('are erased with their moderator', async () => {
    const id = await aWaiting();
    await assign(id, { holderId: null });
    await propertyInbox(service.deps)['account-erasing'](
      { userId: ana.id, email: ana.email, isEmailVerified: true },
      { eventId: 'erasing', once: (change) => service.deps.inTransaction(change) },
    );
    expect(await service.connection.collection('assignments').countDocuments()).toBe(0);
    const { body } = await service.send('GET', '/admin/properties/moderators', { as: boris });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Борис Илиев']);
  });
});
