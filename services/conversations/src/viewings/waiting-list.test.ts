import type { Actor } from '@pokriv/contracts/actor';

import { at, NOW, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
let first: Actor;
let booked: string;
const start = at('11-24 10:00');

beforeAll(async () => {
  service = await startViewings();
});
beforeEach(async () => {
  await service.forget();
  await service.hours({ mode: 'instant' });
  first = await service.tenant();
  booked = (await service.ask(first, { start })).body.data.viewing.id;
});
afterAll(() => service.close());

const wait = (as: Actor) => service.ask(as, { start, isWaiting: true });
const cancel = (as: Actor, id: string) => service.send(as, `POST /viewings/${id}/cancel`, {});
const offersOf = async (tenant: Actor) => {
  const { body } = await service.send(tenant, 'GET /viewings?side=tenant');
  return body.data.filter(({ state }: { state: string }) => state === 'countered');
};
const placesOf = async (tenant: Actor) => (await service.send(tenant, 'GET /viewings/waiting')).body.data;
const slotNow = async () => {
  const { body } = await service.send(undefined, 'GET /properties/a/slots');
  return body.data.days[0].slots.find((slot: { start: string }) => slot.start === start);
};

describe('the waiting list of a full time', () => {
  it('has ten places, one a person', async () => {
    const tenants = [];
    for (let index = 0; index < 11; index += 1) tenants.push(await service.tenant());
    const sent = await Promise.all(tenants.map(wait));
    const places = sent.filter(({ status }) => status === 201).map(({ body }) => body.data);
    expect(places.map(({ waiting }) => waiting).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(places.every(({ viewing, threadId }) => viewing === null && threadId !== '')).toBe(true);
    const [refused] = sent.filter(({ status }) => status === 409);
    expect(refused?.body.message).toBe('Списъкът за чакане за този час е пълен. Изберете друг час.');
    expect(await slotNow()).toBeUndefined();
    const again = await wait(tenants[sent.findIndex(({ status }) => status === 201)]!);
    expect(again.body.message).toBe('Вече чакате за този час.');
  });

  it('is not joined for a free time, which is booked instead', async () => {
    const { body } = await service.ask(await service.tenant(), { start: at('11-24 11:00'), isWaiting: true });
    expect(body.data).toMatchObject({ waiting: null, viewing: { state: 'confirmed' } });
  });

  it('is not joined for a time that another listing has taken', async () => {
    const { body } = await service.ask(await service.tenant(), { start, listingId: 'b', isWaiting: true });
    expect(body.code).toBe('SLOT_TAKEN');
  });

  it('gets a cancelled place for two hours, first come, first served', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    await wait(second);
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    await cancel(first, booked);
    const [offer] = await offersOf(second);
    expect(offer).toMatchObject({ awaits: 'tenant', start, options: [start], expiresAt: at('11-23 12:01') });
    expect(await offersOf(third)).toEqual([]);
    expect(await slotNow()).toMatchObject({ seatsLeft: 0, canWait: true });
    expect((await service.told()).at(-1)).toMatchObject({
      side: 'tenant',
      state: 'countered',
      awaitsMe: true,
      start,
    });
    const { body } = await service.send(second, `POST /viewings/${offer.id}/confirm`, {});
    expect(body.data).toMatchObject({ state: 'confirmed', start, address: 'ул. Шипка 3' });
    expect(await service.cells()).toHaveLength(3);
  });

  it('goes on to the next when an offer is declined or expires, and ends with a free time', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    await wait(second);
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    await cancel(service.landlord, booked);
    const [offer] = await offersOf(second);
    await service.send(second, `POST /viewings/${offer.id}/decline`, { reason: '' });
    const [next] = await offersOf(third);
    expect(next).toMatchObject({ start, awaits: 'tenant' });
    service.clock.now = new Date(at('11-23 13:00'));
    expect((await service.send(third, `POST /viewings/${next.id}/confirm`, {})).body.message).toBe(
      'Времето за отговор изтече.',
    );
    await Promise.all([service.jobs['expire-viewings'].run(), service.jobs['expire-viewings'].run()]);
    expect((await service.stored(next.id)).state).toBe('expired');
    expect(await service.cells()).toEqual([]);
    expect(await slotNow()).toMatchObject({ seatsLeft: 1 });
  });

  it('skips a person who has another viewing of the listing by now', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    await wait(second);
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    await service.ask(second, { start: at('11-24 11:00') });
    await cancel(first, booked);
    expect(await offersOf(second)).toEqual([]);
    expect(await offersOf(third)).toHaveLength(1);
  });

  it.each(['tenant', 'landlord'])(
    'skips a person in whose thread the %s has blocked the other',
    async (side) => {
      const [second, third] = [await service.tenant(), await service.tenant()];
      const { threadId } = (await wait(second)).body.data;
      service.clock.now = new Date(NOW.getTime() + 60_000);
      await wait(third);
      await service.connection
        .collection<any>('threads')
        .updateOne({ _id: threadId }, { $set: { [`blocked.${side}`]: true } });
      await cancel(first, booked);
      expect([await offersOf(second), await offersOf(third)]).toMatchObject([[], [{ start }]]);
    },
  );

  it('gets no place while the landlord gives no hours', async () => {
    const second = await service.tenant();
    await wait(second);
    await service.hours({ mode: 'off' });
    await cancel(first, booked);
    expect(await offersOf(second)).toEqual([]);
  });

  it('gets no place of a listing that is not active', async () => {
    const second = await service.tenant();
    await wait(second);
    const refs = service.connection.collection<any>('listing_refs');
    await refs.updateOne({ _id: 'a' }, { $set: { status: 'paused' } });
    await cancel(first, booked);
    await refs.updateOne({ _id: 'a' }, { $set: { status: 'active' } });
    expect(await offersOf(second)).toEqual([]);
  });

  it('gets the old time of a viewing that moves', async () => {
    const second = await service.tenant();
    await wait(second);
    await service.send(first, `POST /viewings/${booked}/move`, { start: at('11-24 11:00') });
    expect(await offersOf(second)).toHaveLength(1);
    expect(await service.cells()).toHaveLength(6);
  });

  it('loses its places when their time is past', async () => {
    await wait(await service.tenant());
    service.clock.now = new Date(start);
    await service.jobs['drop-past-waits'].run();
    expect(await service.connection.collection('viewing_waits').countDocuments()).toBe(0);
  });
});

describe("a tenant's own places", () => {
  it('are listed with the time, the listing and how many are before them', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    const { threadId } = (await wait(second)).body.data;
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    expect(await placesOf(second)).toEqual([
      {
        id: expect.any(String),
        threadId,
        listing: { id: 'a', title: 'Обява a' },
        start,
        end: at('11-24 10:20'),
        people: 1,
        kind: 'on_site',
        before: 0,
        offer: null,
      },
    ]);
    expect(await placesOf(third)).toMatchObject([{ before: 1 }]);
    expect(await placesOf(first)).toEqual([]);
  });

  it('become an offer with its viewing and its end, and are gone once it is taken', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    await wait(second);
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    await cancel(first, booked);
    const [viewing] = await offersOf(second);
    expect(await placesOf(second)).toMatchObject([
      { start, before: 0, offer: { viewingId: viewing.id, expiresAt: at('11-23 12:01') } },
    ]);
    expect(await placesOf(third)).toMatchObject([{ before: 0, offer: null }]);
    await service.send(second, `POST /viewings/${viewing.id}/confirm`, {});
    expect(await placesOf(second)).toEqual([]);
  });

  it('are not listed after an offer has expired or their time is past', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    await wait(second);
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    await cancel(first, booked);
    service.clock.now = new Date(at('11-23 12:01'));
    expect(await placesOf(second)).toEqual([]);
    service.clock.now = new Date(start);
    expect(await placesOf(third)).toEqual([]);
  });

  it('are left: the next moves up and the thread says it', async () => {
    const [second, third] = [await service.tenant(), await service.tenant()];
    const { threadId } = (await wait(second)).body.data;
    service.clock.now = new Date(NOW.getTime() + 60_000);
    await wait(third);
    const [place] = await placesOf(second);
    const left = await service.send(second, `DELETE /viewings/waiting/${place.id}`);
    expect(left.body).toMatchObject({ data: null, message: 'Отказахте се от мястото си.' });
    expect([await placesOf(second), await placesOf(third)]).toMatchObject([[], [{ before: 0 }]]);
    const { body } = await service.send(second, `GET /threads/${threadId}`);
    expect(body.data.messages.at(-1).text).toBe('Отказ от списъка за чакане за оглед: 24.11.2026 10:00.');
    await cancel(first, booked);
    expect(await offersOf(second)).toEqual([]);
  });

  it('are left by their owner alone, and once', async () => {
    const second = await service.tenant();
    await wait(second);
    const [place] = await placesOf(second);
    const leave = (as: Actor) => service.send(as, `DELETE /viewings/waiting/${place.id}`);
    for (const other of [first, service.landlord]) expect((await leave(other)).status).toBe(404);
    const left = await Promise.all([leave(second), leave(second)]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
