import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { assessQueue } from './assess-queue.ts';

const admin = anActor({ role: 'admin', firstName: 'Анна', lastName: 'Колева', listingLimit: null });
const otherAdmin = anActor({ role: 'admin', listingLimit: null });
const reason = 'Снимките не показват жилището.';
const withPhone = `${completeFields.description} Обадете се на 0888 445 512.`;

interface Row {
  id: string;
  signs: { risks: string[] | null; isAgain: boolean; heldBy: string | null };
}

describe('signs of the moderation queue', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  beforeEach(async () => {
    service = await startProperty();
  });
  afterEach(async () => service.close());

  const queue = async (query = '', as = admin): Promise<Row[]> => {
    const { status, body } = await service.send('GET', `/admin/properties${query}`, { as });
    expect(status).toBe(200);
    return body.data;
  };
  const submit = (id: string) => service.send('POST', `/properties/${id}/submit`, { as: owner });
  const edit = (id: string, body: object) => service.send('PUT', `/properties/${id}`, { as: owner, body });
  async function aWaiting(body: object = {}) {
    const { _id: id } = await aDraft(service, owner);
    await edit(id, body);
    await submit(id);
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    return id;
  }
  const signsOf = async (id: string, as = admin) => (await queue('', as)).find((row) => row.id === id)?.signs;

  it('are unknown until the first check', async () => {
    const id = await aWaiting({ description: withPhone });
    expect(await signsOf(id)).toEqual({ risks: null, isAgain: false, heldBy: null, assignment: null });
    expect(await assessQueue(service.deps)).toBe(1);
    expect((await signsOf(id))?.risks).toEqual(['contact_data']);
  });

  it('are checked again after a quarter of an hour, not before', async () => {
    await aWaiting();
    const runs = async (afterMs: number) => {
      service.clock.now = new Date(service.clock.now.getTime() + afterMs);
      return assessQueue(service.deps);
    };
    expect([await runs(0), await runs(14 * 60_000), await runs(60_000)]).toEqual([1, 0, 1]);
  });

  it('wait for the search index', async () => {
    await aWaiting();
    const engine = { ...service.deps.engine, isReady: false };
    expect(await assessQueue({ ...service.deps, engine })).toBe(0);
  });

  it('are unknown again after an edit, until the next check', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await edit(id, { description: withPhone });
    await assessQueue(service.deps);
    expect((await signsOf(id))?.risks).toEqual(['contact_data']);
    await edit(id, { description: `${completeFields.description} Има и мазе.` });
    expect((await signsOf(id))?.risks).toBeNull();
    await assessQueue(service.deps);
    expect((await signsOf(id))?.risks).toEqual([]);
  });

  it('do not make a new version', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await edit(id, { description: withPhone });
    const { version } = await service.deps.listings.get(id);
    await assessQueue(service.deps);
    expect((await service.deps.listings.get(id)).version).toBe(version);
    expect((await signsOf(id))?.risks).toEqual(['contact_data']);
  });

  it('sort the queue by risk, the longest waiting first among equals', async () => {
    const risky = await aWaiting({ description: withPhone });
    const [early, late] = [await aWaiting(), await aWaiting()];
    await assessQueue(service.deps);
    const sorted = async (sort: string) => (await queue(`?sort=${sort}`)).map(({ id }) => id);
    expect(await sorted('risky_first')).toEqual([risky, early, late]);
    expect(await sorted('risky_last')).toEqual([early, late, risky]);
    const unchecked = await aWaiting();
    expect(await sorted('risky_first')).toEqual([risky, early, late, unchecked]);
  });

  it('mark a listing that was returned and submitted again, until it is approved', async () => {
    const id = await aWaiting();
    await service.send('PUT', `/admin/properties/${id}/reject`, { as: admin, body: { reason } });
    await submit(id);
    expect((await signsOf(id))?.isAgain).toBe(true);
    await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin, body: {} });
    await edit(id, { title: 'Двустаен с нова кухня и гледка' });
    expect((await signsOf(id))?.isAgain).toBe(false);
  });

  it('mark a returned change only once it is resubmitted', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await edit(id, { title: 'Двустаен, чието заглавие се връща' });
    expect((await signsOf(id))?.isAgain).toBe(false);
    await service.send('PUT', `/admin/properties/${id}/reject`, { as: admin, body: { reason } });
    const [published] = await queue('?status=active');
    expect(published).toMatchObject({ id, signs: { isAgain: false } });
    await edit(id, { title: 'Двустаен с нова кухня и гледка' });
    expect((await signsOf(id))?.isAgain).toBe(true);
  });

  it('name another moderator who has the listing open, not oneself', async () => {
    const id = await aWaiting();
    await service.send('PUT', `/admin/properties/${id}/lease`, { as: admin });
    expect((await signsOf(id))?.heldBy).toBeNull();
    expect((await signsOf(id, otherAdmin))?.heldBy).toBe('Анна Колева');
  });
});
