import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { at, NOW, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
beforeAll(async () => {
  service = await startViewings();
});
beforeEach(() => service.forget());
afterAll(() => service.close());

const tenantsOf = (count: number) => Promise.all(Array.from({ length: count }, () => service.tenant()));

/** Every cell belongs to a viewing that holds its time, and every such viewing has all of its cells. */
async function expectNoOrphans(held: number, cellsEach: number) {
  const cells = await service.cells();
  const holders = new Set(cells.map(({ viewingId }) => viewingId));
  expect(cells).toHaveLength(held * cellsEach);
  expect(holders.size).toBe(held);
  for (const id of holders) expect((await service.stored(id))?.seat).not.toBeNull();
}

describe('parallel bookings', () => {
  it('give one seat to one of 200', async () => {
    await service.hours();
    const tenants = await tenantsOf(200);
    const start = at('11-24 10:00');
    const sent = await Promise.all(tenants.map((tenant) => service.ask(tenant, { start })));
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const refused = sent.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SLOT_TAKEN']));
    expect(refused[0].current.map((slot: { start: string }) => slot.start)).toEqual(
      ['11-24 10:30', '11-24 11:00', '11-24 11:30'].map(at),
    );
    await expectNoOrphans(1, 3);
    expect(await service.connection.collection('viewings').countDocuments()).toBe(1);
  });

  it('give a time of two listings to one of 200', async () => {
    await service.hours();
    const tenants = await tenantsOf(200);
    const start = at('11-24 11:00');
    const sent = await Promise.all(
      tenants.map((tenant, index) => service.ask(tenant, { start, listingId: index % 2 ? 'a' : 'b' })),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    await expectNoOrphans(1, 3);
  });

  it('share the seats of an open viewing within one listing only', async () => {
    await service.hours({ seats: 5 });
    const tenants = await tenantsOf(40);
    const start = at('11-24 11:00');
    const sent = await Promise.all(
      tenants.map((tenant, index) => service.ask(tenant, { start, listingId: index % 2 ? 'a' : 'b' })),
    );
    const booked = sent
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.data.viewing.listing.id);
    expect(booked.length).toBe(5);
    expect(new Set(booked).size).toBe(1);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 409]));
    await expectNoOrphans(5, 3);
  });

  it('fill the seats of an open viewing exactly', async () => {
    await service.hours({ seats: 3, mode: 'instant' });
    const tenants = await tenantsOf(40);
    const start = at('11-24 10:30');
    const sent = await Promise.all(tenants.map((tenant) => service.ask(tenant, { start })));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(37);
    const seats = (await service.cells()).map(({ _id }) => _id.split('|')[2]);
    expect([...new Set(seats)].sort()).toEqual(['0', '1', '2']);
    await expectNoOrphans(3, 3);
  });

  it('of one person make one thread and one viewing', async () => {
    await service.hours();
    const tenant = await service.tenant();
    const times = ['10:00', '10:30', '11:00', '11:30'].map((clock) => at(`11-24 ${clock}`));
    const sent = await Promise.all(times.map((start) => service.ask(tenant, { start })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await service.connection.collection('threads').countDocuments()).toBe(1);
    await expectNoOrphans(1, 3);
  });

  it('take no more times than the most of a day', async () => {
    await service.hours({ maxADay: 2 });
    const tenants = await tenantsOf(4);
    const times = ['10:00', '10:30', '11:00', '11:30'].map((clock) => at(`11-24 ${clock}`));
    const sent = await Promise.all(
      tenants.map((tenant, index) => service.ask(tenant, { start: times[index] })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const day = await service.connection
      .collection<{ _id: string; booked: number }>('viewing_days')
      .findOne({});
    expect(day).toMatchObject({ _id: `landlord|${sofiaDay(new Date(times[0]!))}`, booked: 2 });
  });
});

describe('askViewing', () => {
  it('holds a free time until the landlord answers, and tells the landlord', async () => {
    await service.hours();
    const tenant = await service.tenant();
    const { status, body } = await service.ask(tenant, {
      start: at('11-24 10:00'),
      people: 2,
      note: 'С кола сме.',
    });
    expect(status).toBe(201);
    expect(body.data.viewing).toMatchObject({
      state: 'requested',
      awaits: 'landlord',
      side: 'tenant',
      with: 'Анна П.',
      start: at('11-24 10:00'),
      end: at('11-24 10:20'),
      people: 2,
      address: null,
      expiresAt: at('11-24 08:00'),
      sequence: 0,
    });
    const thread = await service.send(service.landlord, `GET /threads/${body.data.threadId}`);
    expect(thread.body.data.viewing).toMatchObject({ state: 'requested', side: 'landlord', address: null });
    const told = await service.told();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      side: 'landlord',
      with: 'Иван Д.',
      state: 'requested',
      awaitsMe: true,
      address: null,
    });
    const { body: slots } = await service.send(undefined, 'GET /properties/a/slots');
    expect(slots.data.days[0].slots.map((slot: any) => [slot.start, slot.seatsLeft, slot.canWait])).toEqual([
      [at('11-24 10:00'), 0, true],
      [at('11-24 10:30'), 1, false],
      [at('11-24 11:00'), 1, false],
      [at('11-24 11:30'), 1, false],
    ]);
    const { body: others } = await service.send(undefined, 'GET /properties/b/slots');
    expect(others.data.days[0].slots.map((slot: any) => slot.start)).not.toContain(at('11-24 10:00'));
  });

  it('agrees at once in instant mode and shows the address to both', async () => {
    await service.hours({ mode: 'instant' });
    const tenant = await service.tenant();
    const { body } = await service.ask(tenant, { start: at('11-24 10:00') });
    expect(body.data.viewing).toMatchObject({ state: 'confirmed', awaits: null, address: 'ул. Шипка 3' });
    const seen = await service.send(tenant, `GET /threads/${body.data.threadId}`);
    expect(seen.body.data.viewing).toMatchObject({ with: 'Анна П.', address: 'ул. Шипка 3' });
    expect(
      (await service.told()).map(({ side, state, wasConfirmed }) => [side, state, wasConfirmed]),
    ).toEqual([
      ['landlord', 'confirmed', false],
      ['tenant', 'confirmed', false],
    ]);
    const thread = await service.connection.collection<any>('threads').findOne({ _id: body.data.threadId });
    expect(thread).toMatchObject({
      lastSeq: 1,
      unread: { tenant: 0, landlord: 1 },
      reachedAt: NOW,
      answeredAt: NOW,
    });
    expect(await service.announced('thread-started')).toEqual([{ listingId: 'a', at: NOW.toISOString() }]);
  });

  it('takes up to three own times without taking cells', async () => {
    const tenant = await service.tenant();
    const options = ['11-25 18:00', '11-24 18:00'].map(at);
    const { status, body } = await service.ask(tenant, { options });
    expect(status).toBe(201);
    expect(body.data.viewing).toMatchObject({
      state: 'requested',
      start: null,
      options: [...options].reverse(),
    });
    expect(await service.cells()).toEqual([]);
    const four = [...options, at('11-26 18:00'), at('11-26 19:00')];
    expect((await service.ask(await service.tenant(), { options: four })).status).toBe(400);
  });

  it('refuses an own time at which the landlord is busy', async () => {
    await service.hours({ mode: 'instant' });
    await service.ask(await service.tenant(), { start: at('11-24 10:00'), listingId: 'b' });
    const { status, body } = await service.ask(await service.tenant(), { options: [at('11-24 09:50')] });
    expect([status, body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(body.current).toHaveLength(3);
  });

  it.each([
    ['past', { start: at('11-23 09:00') }, 'start', 'Този час вече мина.'],
    [
      'under the notice',
      { start: at('11-23 12:50') },
      'start',
      'Огледите се уговарят поне 3 часа предварително.',
    ],
    ['past the horizon', { start: at('12-08 10:00') }, 'start', 'Огледите се уговарят до 14 дни напред.'],
    [
      'outside of the hours',
      { start: at('11-24 12:00') },
      'start',
      'Този час не е сред свободните. Изберете друг или предложете свой.',
    ],
    [
      'between cells',
      { options: [at('11-24 18:00'), '2026-11-24T16:05:00Z'] },
      'options.1',
      'Изберете час през 10 минути.',
    ],
    [
      'named twice',
      { options: [at('11-24 18:00'), at('11-24 18:00')] },
      'options.1',
      'Един и същ час е предложен два пъти.',
    ],
    [
      'for 2,000 people',
      { start: at('11-24 10:00'), people: 2000 },
      'people',
      'Въведете цяло число от 1 до 4.',
    ],
    ['neither free nor own', {}, 'start', 'Изберете свободен час или предложете до три свои.'],
    [
      'both free and own',
      { start: at('11-24 10:00'), options: [at('11-24 18:00')] },
      'start',
      'Изберете свободен час или предложете до три свои.',
    ],
  ])('refuses a time that is %s and names the field', async (_name, asked, param, msg) => {
    await service.hours();
    const { status, body } = await service.ask(await service.tenant(), asked);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ param, msg }]);
    expect(await service.connection.collection('threads').countDocuments()).toBe(0);
  });

  it('refuses the hour of the spring night that does not exist, and takes the one after it', async () => {
    service.clock.now = new Date('2027-03-26T08:00:00Z');
    await service.hours({ weekly: [{ day: 7, from: '02:00', to: '05:00' }], slotMinutes: 20 });
    const { status, body } = await service.ask(await service.tenant(), {
      start: '2027-03-28T03:30:00+02:00',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { param: 'start', msg: 'Такъв час няма: тази нощ часовникът се премества от 3:00 на 4:00.' },
    ]);
    expect((await service.ask(await service.tenant(), { start: '2027-03-28T04:00:00+03:00' })).status).toBe(
      201,
    );
  });

  it('books the first of two 03:30 on the autumn night', async () => {
    service.clock.now = new Date('2027-10-29T08:00:00Z');
    await service.hours({ weekly: [{ day: 7, from: '03:00', to: '05:00' }] });
    expect((await service.ask(await service.tenant(), { start: '2027-10-31T03:30:00+03:00' })).status).toBe(
      201,
    );
    const { body } = await service.ask(await service.tenant(), { start: '2027-10-31T03:30:00+02:00' });
    expect(body.errors[0].param).toBe('start');
  });

  it('refuses times when the landlord gives none, but not own ones', async () => {
    const tenant = await service.tenant();
    const { body } = await service.ask(tenant, { start: at('11-24 10:00') });
    expect(body.errors).toEqual([
      { param: 'start', msg: 'Наемодателят не е дал свободни часове. Предложете до три свои.' },
    ]);
    expect((await service.ask(tenant, { options: [at('11-24 10:00')] })).status).toBe(201);
  });

  it('refuses the owner, an unverified person, a listing that is not active and an unknown one', async () => {
    await service.hours();
    const start = at('11-24 10:00');
    const own = await service.ask(service.landlord, { start });
    expect([own.status, own.body.message]).toEqual([
      403,
      'Това е ваша обява: не можете да поискате оглед на нея.',
    ]);
    const unverified = await service.ask(await service.tenant({ isEmailVerified: false }), { start });
    expect([unverified.status, unverified.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await service.aListing('paused', service.landlord.id, { status: 'paused' }).catch(() => undefined);
    const tenant = await service.tenant();
    const inactive = 'Обявата вече не е активна и огледи не се уговарят.';
    const ofPaused = await service.ask(tenant, { start, listingId: 'paused' });
    expect(ofPaused.body).toMatchObject({ code: 'CONFLICT', message: inactive });
    const hidden = await service.person('hidden-landlord');
    await service.connection
      .collection<any>('people')
      .updateOne({ _id: hidden.id }, { $set: { isHidden: true } });
    await service.aListing('of-hidden', hidden.id);
    const ofHidden = await service.ask(tenant, { start, listingId: 'of-hidden' });
    expect(ofHidden.body).toMatchObject({ code: 'CONFLICT', message: inactive });
    expect((await service.ask(tenant, { start, listingId: 'unknown' })).status).toBe(404);
    const paused = await service.send(undefined, 'GET /properties/paused/slots');
    expect(paused.body.data).toMatchObject({ mode: 'off', canPropose: false, days: [] });
    expect((await service.send(undefined, 'GET /properties/unknown/slots')).status).toBe(404);
  });

  it.each(['tenant', 'landlord'])('refuses a pair that the %s has blocked', async (side) => {
    await service.hours();
    const tenant = await service.tenant();
    const { body } = await service.ask(tenant, { start: at('11-24 10:00'), listingId: 'b' });
    await service.send(tenant, `POST /viewings/${body.data.viewing.id}/cancel`, {});
    await service.connection
      .collection<any>('threads')
      .updateOne({}, { $set: { [`blocked.${side}`]: true } });
    for (const listingId of ['a', 'b']) {
      const refused = await service.ask(tenant, { start: at('11-24 10:00'), listingId });
      expect(refused.body).toMatchObject({
        code: 'CONFLICT',
        message: 'В този разговор не се уговарят огледи.',
      });
    }
  });

  it('refuses phrases of known scams in its note and in a reason', async () => {
    await service.hours();
    const tenant = await service.tenant();
    const note = 'Ще пратя капаро предварително.';
    const refused = await service.ask(tenant, { start: at('11-24 10:00'), note });
    expect(refused.body.errors).toMatchObject([{ param: 'note' }]);
    const { body } = await service.ask(tenant, { start: at('11-24 10:00') });
    const path = `POST /viewings/${body.data.viewing.id}/decline`;
    const declined = await service.send(service.landlord, path, { reason: 'Ключовете са в куриер.' });
    expect(declined.body.errors).toMatchObject([{ param: 'reason' }]);
  });

  it('refuses a second open viewing of the same listing', async () => {
    await service.hours();
    const tenant = await service.tenant();
    await service.ask(tenant, { start: at('11-24 10:00') });
    const { body } = await service.ask(tenant, { start: at('11-24 11:00') });
    expect(body.code).toBe('CONFLICT');
    expect(await service.cells()).toHaveLength(3);
  });
});
