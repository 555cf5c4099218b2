import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';
import ICAL from 'ical.js';

import { at, NOW, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
let tenant: Actor;
beforeAll(async () => {
  service = await startViewings();
});
beforeEach(async () => {
  await service.forget();
  tenant = await service.tenant();
});
afterAll(() => service.close());

const asked = async (body: Record<string, unknown>) => (await service.ask(tenant, body)).body.data.viewing;
const act = (as: Actor, id: string, call: string, body: unknown = {}) =>
  service.send(as, `POST /viewings/${id}/${call}`, body);
const agreed = async (start = '11-24 10:00') => {
  await service.hours({ mode: 'instant' });
  return asked({ start: at(start) });
};
const lastTold = async (count: number) =>
  (await service.told()).slice(-count).map(({ side, state, start, before, sequence, wasConfirmed }) => ({
    side,
    state,
    start,
    before,
    sequence,
    wasConfirmed,
  }));

describe('listViewings', () => {
  it('has only open viewings that this person has to answer, when asked for them', async () => {
    await service.hours();
    const { id } = await asked({ start: at('11-24 10:00') });
    const waiting = async (as: Actor) =>
      (await service.send(as, 'GET /viewings?awaitsMe=true')).body.data.map((one: { id: string }) => one.id);
    expect([await waiting(service.landlord), await waiting(tenant)]).toEqual([[id], []]);
    await act(service.landlord, id, 'confirm');
    expect(await waiting(service.landlord)).toEqual([]);
  });
});

describe('confirmViewing', () => {
  it('agrees on a held time, tells both and counts the answer of the landlord', async () => {
    await service.hours();
    const { id, threadId } = await asked({ start: at('11-24 10:00') });
    const other = await act(service.landlord, id, 'confirm', { start: at('11-24 11:00') });
    expect(other.body.errors).toMatchObject([{ param: 'start' }]);
    const { body } = await act(service.landlord, id, 'confirm', { start: at('11-24 10:00') });
    expect(body.data).toMatchObject({
      state: 'confirmed',
      awaits: null,
      expiresAt: null,
      sequence: 0,
      side: 'landlord',
    });
    const confirmed = {
      state: 'confirmed',
      start: at('11-24 10:00'),
      before: null,
      sequence: 0,
      wasConfirmed: false,
    };
    expect(await lastTold(2)).toEqual([
      { side: 'tenant', ...confirmed },
      { side: 'landlord', ...confirmed },
    ]);
    const thread = await service.connection.collection<any>('threads').findOne({ _id: threadId });
    expect(thread).toMatchObject({
      reachedAt: NOW,
      answeredAt: NOW,
      lastSeq: 2,
      unread: { tenant: 1, landlord: 1 },
    });
  });

  it('takes the cells of a chosen time of several', async () => {
    const options = ['11-24 18:00', '11-25 18:00'].map(at);
    const { id } = await asked({ options });
    const none = await act(service.landlord, id, 'confirm');
    expect(none.body.errors).toEqual([{ param: 'start', msg: 'Изберете един от предложените часове.' }]);
    const other = await act(service.landlord, id, 'confirm', { start: at('11-26 18:00') });
    expect(other.body.errors[0].param).toBe('start');
    const { body } = await act(service.landlord, id, 'confirm', { start: options[1] });
    expect(body.data).toMatchObject({
      state: 'confirmed',
      start: options[1],
      end: at('11-25 18:20'),
      options: [],
    });
    expect(await service.cells()).toHaveLength(3);
  });

  it('refuses a time that was taken meanwhile, and the request stays', async () => {
    const { id } = await asked({ options: [at('12-01 10:10')] });
    await service.hours({ mode: 'instant' });
    await service.ask(await service.tenant(), { start: at('12-01 10:00'), listingId: 'b' });
    const { status, body } = await act(service.landlord, id, 'confirm');
    expect([status, body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(body.current.map(({ start }: any) => start)).toEqual(
      ['12-01 10:30', '12-01 11:00', '12-01 11:30'].map(at),
    );
    expect(await service.stored(id)).toMatchObject({ state: 'requested', awaits: 'landlord', seat: null });
  });

  it('lets one of two answers win', async () => {
    await service.hours();
    const { id } = await asked({ start: at('11-24 10:00') });
    const answers = ['confirm', 'decline', 'confirm', 'decline'].map((call) =>
      act(service.landlord, id, call),
    );
    const sent = await Promise.all(answers);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const codes = sent.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['INVALID_TRANSITION']));
    const { state, seat } = await service.stored(id);
    expect(await service.cells()).toHaveLength(seat === null ? 0 : 3);
    expect(state).toBe(seat === null ? 'declined' : 'confirmed');
  });

  it('refuses an answer after its time, before and after the clock has noticed', async () => {
    await service.hours();
    const { id } = await asked({ start: at('11-24 10:00') });
    service.clock.now = new Date(at('11-24 08:00'));
    const late = { code: 'INVALID_TRANSITION', message: 'Времето за отговор изтече.' };
    for (const call of ['confirm', 'decline'])
      expect((await act(service.landlord, id, call)).body).toMatchObject(late);
    await service.jobs['expire-viewings'].run();
    expect((await service.stored(id)).state).toBe('expired');
    expect((await act(service.landlord, id, 'confirm')).body).toMatchObject(late);
  });

  it('hides viewings of other people', async () => {
    const { id } = await agreed();
    const other = await service.tenant();
    for (const call of ['confirm', 'cancel']) expect((await act(other, id, call)).status).toBe(404);
    for (const path of [id, `${id}.ics`])
      expect((await service.send(other, `GET /viewings/${path}`)).status).toBe(404);
    expect((await service.send(undefined, `GET /viewings/${id}`)).status).toBe(401);
  });
});

describe('counterViewing', () => {
  it('frees the asked time and lets the tenant choose', async () => {
    await service.hours();
    const { id } = await asked({ start: at('11-24 10:00') });
    const options = ['11-26 18:00', '11-25 18:00'].map(at);
    const { body } = await act(service.landlord, id, 'counter', { options, reason: 'Ще съм на път.' });
    expect(body.data).toMatchObject({
      state: 'countered',
      awaits: 'tenant',
      start: null,
      reason: 'Ще съм на път.',
    });
    expect(await service.cells()).toEqual([]);
    const chosen = await act(tenant, id, 'confirm', { start: options[0] });
    expect(chosen.body.data).toMatchObject({
      state: 'confirmed',
      start: options[0],
      address: 'ул. Шипка 3',
      reason: null,
    });
  });

  it('offers no time of another viewing, and the request stays', async () => {
    await service.hours();
    const { id } = await asked({ start: at('11-24 10:00') });
    await service.ask(await service.tenant(), { start: at('11-24 11:00'), listingId: 'b' });
    const taken = await act(service.landlord, id, 'counter', { options: [at('11-24 10:40')] });
    expect(taken.body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await service.stored(id)).toMatchObject({ state: 'requested', seat: 0 });
    const own = await act(service.landlord, id, 'counter', { options: [at('11-24 10:10')] });
    expect(own.body.data).toMatchObject({ state: 'countered' });
  });

  it('lets the tenant counter in turn', async () => {
    const { id } = await asked({ options: [at('11-24 18:00')] });
    await act(service.landlord, id, 'counter', { options: [at('11-25 18:00')] });
    const { body } = await act(tenant, id, 'counter', { options: [at('11-26 18:00')] });
    expect(body.data).toMatchObject({ state: 'requested', awaits: 'landlord', options: [at('11-26 18:00')] });
  });
});

describe('moveViewing', () => {
  it('moves a tenant at once to a free time in instant mode', async () => {
    const { id } = await agreed();
    for (const as of [tenant, service.landlord]) await act(as, id, 'coming', { isComing: true });
    const { body } = await act(tenant, id, 'move', { start: at('11-24 11:00') });
    expect(body.data).toMatchObject({
      ...{ state: 'confirmed', awaits: null, coming: { tenant: false, landlord: false } },
      ...{ start: at('11-24 11:00'), end: at('11-24 11:20') },
      sequence: 1,
    });
    const moved = {
      state: 'confirmed',
      start: at('11-24 11:00'),
      before: at('11-24 10:00'),
      sequence: 1,
      wasConfirmed: true,
    };
    expect(await lastTold(2)).toEqual([
      { side: 'tenant', ...moved },
      { side: 'landlord', ...moved },
    ]);
    const slots = new Set((await service.cells()).map(({ slot }) => slot));
    expect(slots).toEqual(new Set([`a|${at('11-24 11:00')}`]));
  });

  it('waits for the other side otherwise, and only for it', async () => {
    const { id } = await agreed();
    const { body } = await act(service.landlord, id, 'move', { start: at('11-25 18:00'), reason: 'Ремонт.' });
    expect(body.data).toMatchObject({
      state: 'moved',
      awaits: 'tenant',
      start: at('11-25 18:00'),
      sequence: 1,
    });
    const own = await act(service.landlord, id, 'confirm');
    expect([own.status, own.body.message]).toEqual([403, 'Чака се отговорът на другата страна.']);
    const confirmed = await act(tenant, id, 'confirm');
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', awaits: null, sequence: 1 });
  });

  it('moves by less than its own length, into its own cells', async () => {
    const { id } = await agreed();
    expect((await act(service.landlord, id, 'move', { start: at('11-24 10:10') })).status).toBe(200);
    expect(await service.cells()).toHaveLength(3);
  });

  it('keeps the old time when the new one is taken', async () => {
    const { id } = await agreed();
    await service.ask(await service.tenant(), { start: at('12-01 11:00'), listingId: 'b' });
    const { body } = await act(tenant, id, 'move', { start: at('12-01 11:00') });
    expect(body.code).toBe('SLOT_TAKEN');
    expect(body.current.map(({ start }: any) => start)).toEqual(
      ['12-01 10:00', '12-01 10:30', '12-01 11:30'].map(at),
    );
    expect(await service.stored(id)).toMatchObject({
      state: 'confirmed',
      start: new Date(at('11-24 10:00')),
      sequence: 0,
    });
    expect(await service.cells()).toHaveLength(6);
  });

  it('refuses the same time, a past one and one of a viewing that has begun', async () => {
    const { id } = await agreed();
    const same = await act(tenant, id, 'move', { start: at('11-24 10:00') });
    expect(same.body.errors).toEqual([{ param: 'start', msg: 'Огледът вече е за този час.' }]);
    expect((await act(service.landlord, id, 'move', { start: at('11-23 09:00') })).status).toBe(400);
    service.clock.now = new Date(at('11-24 10:00'));
    for (const [call, body] of [
      ['move', { start: at('11-25 10:00') }],
      ['cancel', {}],
      ['coming', { isComing: true }],
    ])
      expect((await act(tenant, id, call as string, body)).body).toMatchObject({
        code: 'INVALID_TRANSITION',
        message: 'Този оглед вече започна.',
      });
  });

  it('cancels when the move is declined', async () => {
    const { id } = await agreed();
    await act(service.landlord, id, 'move', { start: at('11-25 18:00') });
    const { body } = await act(tenant, id, 'decline', { reason: 'Не мога тогава.' });
    expect(body.data).toMatchObject({
      state: 'cancelled',
      sequence: 2,
      reason: 'Не мога тогава.',
      address: null,
    });
    expect(await lastTold(2)).toMatchObject([
      { before: at('11-25 18:00'), sequence: 2, wasConfirmed: true },
      { side: 'landlord' },
    ]);
    expect(await service.cells()).toEqual([]);
  });
});

describe('tellComing', () => {
  it('notes „Идвам“ once', async () => {
    const { id, threadId } = await agreed();
    for (let time = 0; time < 2; time += 1) {
      const { body } = await act(tenant, id, 'coming', { isComing: true });
      expect(body.data.coming).toEqual({ tenant: true, landlord: false });
    }
    const thread = await service.connection.collection<any>('threads').findOne({ _id: threadId });
    expect(thread.last.landlord.text).toBe('Наемателят потвърди, че идва на огледа.');
    expect(thread.lastSeq).toBe(2);
  });

  it('cancels by „Не мога“', async () => {
    const { id } = await agreed();
    const { body } = await act(service.landlord, id, 'coming', { isComing: false });
    expect(body.data).toMatchObject({
      state: 'cancelled',
      sequence: 1,
      reason: 'Наемодателят не може да дойде.',
    });
  });
});

describe('tellOutcome', () => {
  const say = async (as: Actor, id: string, outcome: string) =>
    (await act(as, id, 'outcome', { outcome })).body;

  it('is possible from 15 minutes to 72 hours after the start', async () => {
    const { id } = await agreed();
    const times: [string, boolean][] = [
      ['11-24 10:00', false],
      ['11-24 10:10', false],
      ['11-27 10:10', false],
      ['11-27 10:00', true],
    ];
    for (const [time, isPossible] of times) {
      service.clock.now = new Date(at(time));
      const { body } = await service.send(tenant, `GET /viewings/${id}`);
      expect([time, body.data.canTellOutcome]).toEqual([time, isPossible]);
      expect((await say(tenant, id, 'done')).success ?? false).toBe(isPossible);
    }
  });

  it('notes a disagreement without consequence', async () => {
    const { id } = await agreed();
    service.clock.now = new Date(at('11-24 11:00'));
    expect((await say(service.landlord, id, 'no_show')).data).toMatchObject({
      state: 'no_show_tenant',
      canTellOutcome: false,
    });
    expect((await say(tenant, id, 'done')).data).toMatchObject({ state: 'disputed', canTellOutcome: false });
    expect(await service.cells()).toEqual([]);
  });
});

describe('readViewing', () => {
  it('shows the address from the agreement until 24 hours after the start, and never by video', async () => {
    const { id } = await agreed();
    const address = async (as: Actor) => (await service.send(as, `GET /viewings/${id}`)).body.data.address;
    expect(await address(tenant)).toBe('ул. Шипка 3');
    service.clock.now = new Date(at('11-25 09:50'));
    expect(await address(tenant)).toBe('ул. Шипка 3');
    service.clock.now = new Date(at('11-25 10:00'));
    expect(await address(tenant)).toBeNull();
    service.clock.now = NOW;
    await service.connection.collection<any>('viewings').updateOne({ _id: id }, { $set: { kind: 'video' } });
    expect(await address(tenant)).toBeNull();
  });

  it('lists the viewings of one side, listing and days in order of time', async () => {
    await service.hours({ mode: 'instant' });
    await asked({ start: at('11-24 11:00') });
    await asked({ start: at('12-01 10:00'), listingId: 'b' });
    await service.ask(await service.tenant(), { options: [at('11-24 18:00')] });
    const list = async (as: Actor, query: string) =>
      (await service.send(as, `GET /viewings${query}`)).body.data.map(
        ({ start, options, with: name }: any) => `${start ?? options[0]} ${name}`,
      );
    expect(await list(service.landlord, '?side=landlord')).toEqual([
      `${at('11-24 11:00')} Иван Д.`,
      `${at('11-24 18:00')} Иван Д.`,
      `${at('12-01 10:00')} Иван Д.`,
    ]);
    expect(await list(tenant, '?from=2026-11-25&to=2026-12-01')).toEqual([`${at('12-01 10:00')} Анна П.`]);
    expect(await list(tenant, '?listingId=a')).toEqual([`${at('11-24 11:00')} Анна П.`]);
    expect(await list(tenant, '?side=landlord')).toEqual([]);
  });
});

describe('calendar files', () => {
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

  it('give an agreed viewing as a file, and none without a time', async () => {
    const { id } = await agreed();
    const sent = await service.send(tenant, `GET /viewings/${id}.ics`);
    expect(sent.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(events(sent.body)).toMatchObject([
      { uid: `${id}@pokriv`, summary: 'Оглед: Обява a', location: 'ул. Шипка 3' },
    ]);
    const proposed = (await service.ask(await service.tenant(), { options: [at('11-24 18:00')] })).body.data
      .viewing;
    expect((await service.send(service.landlord, `GET /viewings/${proposed.id}.ics`)).status).toBe(409);
  });

  it('give all agreed viewings by the secret address of the hours, made once', async () => {
    const { id } = await agreed();
    const read = async () =>
      (await service.send(service.landlord, 'GET /availability')).body.data.calendarUrl as string;
    const url = await read();
    expect(await read()).toBe(url);
    expect(url).toMatch(/^https:\/\/pokriv\.example\/api\/viewings\/calendar\/[\w-]{32}\.ics$/u);
    const path = url.slice('https://pokriv.example/api'.length);
    const feed = await service.send(undefined, `GET ${path}`);
    expect(events(feed.body).map(({ uid }) => uid)).toEqual([`${id}@pokriv`]);
    await act(tenant, id, 'cancel');
    expect(events((await service.send(undefined, `GET ${path}`)).body)).toEqual([]);
    expect((await service.send(undefined, 'GET /viewings/calendar/unknown.ics')).status).toBe(404);
  });

  it('refuse a stranger with the id', async () => {
    const { id } = await agreed();
    const stranger = anActor({ id: 'stranger' });
    expect((await service.send(stranger, `GET /viewings/${id}.ics`)).status).toBe(404);
  });
});
