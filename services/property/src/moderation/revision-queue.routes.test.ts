import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const HOUR_MS = 3_600_000;

describe('GET /admin/properties?kind=revision', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  let early: string;
  let late: string;

  beforeAll(async () => {
    service = await startProperty();
    const [first, second, third] = [
      await anActiveListing(service, owner),
      await anActiveListing(service, owner),
      await anActiveListing(service, owner),
    ].map(({ _id }) => _id);
    const change = async (id: string | undefined, title: string) => {
      service.clock.now = new Date(service.clock.now.getTime() + HOUR_MS);
      await service.send('PUT', `/properties/${id}`, { as: owner, body: { title } });
    };
    await change(second, 'Двустаен с нова кухня и гледка');
    await change(first, 'Двустаен с нова баня и гледка');
    await change(third, 'Двустаен, чието заглавие се отказва');
    const reason = 'Заглавието не отговаря на имота.';
    await service.send('PUT', `/admin/properties/${third}/reject`, { as: admin, body: { reason } });
    const waiting = await aDraft(service, owner);
    await service.send('POST', `/properties/${waiting._id}/submit`, { as: owner });
    [early = '', late = ''] = [second, first];
  });
  afterAll(async () => service.close());

  const queue = async (query: string) => {
    const { status, body } = await service.send('GET', `/admin/properties${query}`, { as: admin });
    expect(status).toBe(200);
    return { ...body, ids: body.data.map(({ id }: { id: string }) => id) };
  };

  it('lists pending revisions only, oldest first', async () => {
    const { ids, pagination } = await queue('?kind=revision&sort=oldest');
    expect([ids, pagination.total]).toEqual([[early, late], 2]);
    expect((await queue('?kind=revision')).ids).toEqual([late, early]);
  });

  it('filters them by words and by state', async () => {
    expect((await queue(`?kind=revision&query=${encodeURIComponent('светъл')}`)).ids).toEqual([late, early]);
    await service.send('POST', `/properties/${late}/pause`, { as: owner });
    expect((await queue('?kind=revision&status=paused')).ids).toEqual([late]);
  });

  it('counts the whole queue and its revisions regardless of the filter', async () => {
    for (const query of ['', '?kind=revision', '?status=active'])
      expect((await queue(query)).counts).toEqual({ waiting: 3, revisions: 2, mine: 0 });
  });

  it('is answered from an index', async () => {
    const plan = await service.connection
      .collection('listings')
      .find({ 'revision.status': 'pending', status: { $in: ['active'] } })
      .sort({ 'revision.at': 1, _id: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('waiting revisions');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
  });

  it('rejects another kind', async () => {
    const { status, body } = await service.send('GET', '/admin/properties?kind=new', { as: admin });
    expect([status, body.errors[0].param]).toEqual([400, 'kind']);
  });
});
