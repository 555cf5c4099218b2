import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { assessQueue } from './assess-queue.ts';

const admin = anActor({ role: 'admin', listingLimit: null });
const otherAdmin = anActor({ role: 'admin', firstName: 'Анна', lastName: 'Колева', listingLimit: null });
const withPhone = `${completeFields.description} Обадете се на 0888 445 512.`;

describe('GET /admin/properties/clean', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  beforeEach(async () => {
    service = await startProperty();
  });
  afterEach(async () => service.close());

  const clean = async (query = '') => {
    const { status, body } = await service.send('GET', `/admin/properties/clean${query}`, { as: admin });
    expect(status).toBe(200);
    const { listings, ...counts } = body.data;
    return { ids: listings.map(({ id }: { id: string }) => id), counts, listings };
  };
  async function aWaiting(body: object = {}) {
    const { _id: id } = await aDraft(service, owner);
    await service.send('PUT', `/properties/${id}`, { as: owner, body });
    await service.send('POST', `/properties/${id}/submit`, { as: owner });
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    return id;
  }

  it('lists checked listings without a risk, the longest waiting first, and counts what stays', async () => {
    const first = await aWaiting();
    await aWaiting({ description: withPhone });
    const second = await aWaiting();
    const held = await aWaiting();
    await assessQueue(service.deps);
    await aWaiting();
    await service.send('PUT', `/admin/properties/${held}/lease`, { as: otherAdmin });
    const { ids, counts, listings } = await clean();
    expect(ids).toEqual([first, second]);
    expect(counts).toEqual({ total: 2, risky: 1, unchecked: 1, held: 1 });
    const { version, fields } = await service.deps.listings.get(first);
    expect(listings[0]).toEqual({ id: first, version, title: fields.title });
  });

  it('lists a listing that the asking moderator has open, and one that another has left', async () => {
    const [mine, left] = [await aWaiting(), await aWaiting()];
    await assessQueue(service.deps);
    await service.send('PUT', `/admin/properties/${mine}/lease`, { as: admin });
    await service.send('PUT', `/admin/properties/${left}/lease`, { as: otherAdmin });
    expect((await clean()).ids).toEqual([mine]);
    await service.send('DELETE', `/admin/properties/${left}/lease`, { as: otherAdmin });
    expect((await clean()).ids).toEqual([mine, left]);
  });

  it('leaves out a video that no moderator has approved', async () => {
    const video = 'https://vimeo.com/76979871';
    const filmed = await aWaiting({ video });
    await assessQueue(service.deps);
    expect((await clean()).ids).toEqual([]);
    await service.send('PUT', `/admin/properties/${filmed}/approve`, { as: admin });

    const risks = async () =>
      (await service.send('GET', `/admin/properties/${filmed}/file`, { as: admin })).body.data.risks;
    const edit = (body: object) => service.send('PUT', `/properties/${filmed}`, { as: owner, body });
    await edit({ title: 'Двустаен с нова кухня' });
    expect(await risks()).toEqual([]);
    await edit({ video: 'https://youtu.be/a_b-C3d4E5f' });
    expect(await risks()).toEqual([
      { kind: 'unseen_video', video: 'https://www.youtube.com/watch?v=a_b-C3d4E5f' },
    ]);
    await edit({ video: null });
    expect(await risks()).toEqual([]);
  });

  it('counts an edited listing as unchecked until the next check', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await service.send('PUT', `/properties/${id}`, { as: owner, body: { title: 'Двустаен с нова кухня' } });
    expect((await clean()).counts).toEqual({ total: 0, risky: 0, unchecked: 1, held: 0 });
    await assessQueue(service.deps);
    expect((await clean()).ids).toEqual([id]);
  });

  it('filters by words and by pending revisions', async () => {
    const pending = await aWaiting({ title: 'Тристаен с изглед към парка' });
    const { _id: revised } = await anActiveListing(service, owner);
    const body = { title: 'Двустаен с нова кухня и гледка' };
    await service.send('PUT', `/properties/${revised}`, { as: owner, body });
    await assessQueue(service.deps);
    expect((await clean('?kind=revision')).ids).toEqual([revised]);
    expect((await clean(`?query=${encodeURIComponent('изглед')}`)).ids).toEqual([pending]);
    expect((await clean()).counts.total).toBe(2);
  });

  it('returns at most a hundred and counts all', async () => {
    const id = await aWaiting();
    await assessQueue(service.deps);
    const rows = service.connection.collection('listings');
    const stored = await rows.findOne({ _id: id as never });
    const copies = Array.from({ length: 104 }, (_, index) => {
      const { number: _number, ...copy } = { ...stored };
      return { ...copy, _id: `${index}`.padStart(24, '0') as never };
    });
    await rows.insertMany(copies);
    const { ids, counts } = await clean();
    expect([ids.length, counts.total]).toEqual([100, 105]);
  });

  it('is for administrators', async () => {
    expect((await service.send('GET', '/admin/properties/clean', { as: owner })).status).toBe(403);
  });
});
