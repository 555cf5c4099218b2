import type { Actor } from '@pokriv/contracts/actor';
import { SAVED_FILTERS_MAX } from '@pokriv/contracts/moderation/saved-filter-options';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

const filter = { name: 'Спрени профили', page: 'users', query: { state: 'suspended', sort: 'name' } };
let service: UserService;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const aModerator = () => anActor({ role: 'admin' });
const save = (as: Actor, body: object = {}) =>
  service.send('POST', '/admin/filters', { as, body: { ...filter, ...body } });
const rename = (as: Actor, id: string, name: string) =>
  service.send('PUT', `/admin/filters/${id}`, { as, body: { name } });
const remove = (as: Actor, id: string) => service.send('DELETE', `/admin/filters/${id}`, { as });
const namesOf = async (as: Actor): Promise<string[]> =>
  (await service.send('GET', '/admin/filters', { as })).body.data.map(({ name }: { name: string }) => name);
const savedBy = async (as: Actor, body?: object): Promise<string> => (await save(as, body)).body.data.id;

describe('saved filters', () => {
  it('are kept for their moderator alone, in the order of saving', async () => {
    const [as, other] = [aModerator(), aModerator()];
    const { status, body } = await save(as);
    expect(status).toBe(201);
    expect(body.data).toEqual({ id: expect.any(String), ...filter });
    await save(as, { name: 'Промени', page: 'queue', query: { kind: 'revision' } });
    const { data } = (await service.send('GET', '/admin/filters', { as })).body;
    expect(data).toEqual([
      { id: body.data.id, ...filter },
      { id: expect.any(String), name: 'Промени', page: 'queue', query: { kind: 'revision' } },
    ]);
    expect(await namesOf(other)).toEqual([]);
    expect((await rename(other, body.data.id, 'Чужд')).status).toBe(404);
    expect((await remove(other, body.data.id)).status).toBe(404);
    expect(await namesOf(as)).toEqual(['Спрени профили', 'Промени']);
  });

  it('refuse an address that the page does not read', async () => {
    const as = aModerator();
    const { status, body } = await save(as, { query: { redirect: '//example.com' } });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ param: 'query.redirect', msg: expect.any(String) }]);
    expect(await namesOf(as)).toEqual([]);
  });

  it('have one name each, whatever its case; another moderator may use it', async () => {
    const as = aModerator();
    const id = await savedBy(as);
    const taken = await save(as, { name: 'СПРЕНИ профили' });
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ param: 'name' }] } });
    const other = await savedBy(as, { name: 'Друг' });
    expect((await rename(as, other, 'спрени профили')).status).toBe(422);
    expect((await rename(as, id, 'СПРЕНИ ПРОФИЛИ')).status).toBe(200);
    expect((await save(aModerator())).status).toBe(201);
  });

  it('are renamed and deleted; a deleted one can be saved again', async () => {
    const as = aModerator();
    const id = await savedBy(as);
    expect((await rename(as, id, 'Ограничени')).body.data).toEqual({ id, ...filter, name: 'Ограничени' });
    expect((await remove(as, id)).status).toBe(200);
    expect((await remove(as, id)).status).toBe(404);
    expect((await rename(as, id, 'Пак')).status).toBe(404);
    expect((await save(as, { name: 'Ограничени' })).status).toBe(201);
    expect(await namesOf(as)).toEqual(['Ограничени']);
  });

  it('are at most twenty, also when saved at once', async () => {
    const as = aModerator();
    for (let number = 1; number < SAVED_FILTERS_MAX; number += 1) await save(as, { name: `№ ${number}` });
    const last = await Promise.all(['а', 'б', 'в'].map((name) => save(as, { name })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await namesOf(as)).toHaveLength(SAVED_FILTERS_MAX);
  });

  it('keep one of two first filters with the same name', async () => {
    const as = aModerator();
    const both = await Promise.all([save(as), save(as)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await namesOf(as)).toEqual(['Спрени профили']);
  });

  it('are limited to sixty changes an hour', async () => {
    const as = aModerator();
    const id = await savedBy(as);
    for (let turn = 1; turn < 60; turn += 1) await rename(as, id, `Име ${turn}`);
    expect((await rename(as, id, 'Още едно')).status).toBe(429);
    expect((await remove(as, id)).status).toBe(200);
  });
});
