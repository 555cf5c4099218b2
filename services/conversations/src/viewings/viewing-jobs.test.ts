import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { cancelOfListing, cancelOfPerson } from './cancel-gone.ts';
import { eraseViewings, viewingData } from './erase-viewings.repository.ts';
import { at, NOW, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
let tenant: Actor;
beforeAll(async () => {
  service = await startViewings();
});
beforeEach(async () => {
  await service.forget();
  tenant = await service.tenant();
  await service.hours({ mode: 'instant' });
});
afterAll(() => service.close());

const agreed = async (start = '11-24 10:00', as = tenant): Promise<string> =>
  (await service.ask(as, { start: at(start) })).body.data.viewing.id;
/** Simulates two instances of the service. */
const runTwice = (job: keyof ViewingsService['jobs']) =>
  Promise.all([service.jobs[job].run(), service.jobs[job].run()]);
const reminded = async () =>
  (await service.announced('viewing-reminded')).map(({ hours, side, address }) => [hours, side, address]);

describe('remind-viewings', () => {
  const both = (hours: number) => ['tenant', 'landlord'].map((side) => [hours, side, 'ул. Шипка 3']);

  it('reminds both 24 and 2 hours before, once', async () => {
    await agreed('12-01 10:00');
    for (const [time, mails] of [
      ['11-30 09:50', []],
      ['11-30 10:00', both(24)],
      ['12-01 07:50', both(24)],
      ['12-01 08:00', [...both(24), ...both(2)]],
      ['12-01 09:50', [...both(24), ...both(2)]],
    ] as const) {
      service.clock.now = new Date(at(time));
      await runTwice('remind-viewings');
      expect([time, await reminded()]).toEqual([time, mails]);
    }
  });

  it('sends only the nearer one when both are due', async () => {
    await agreed('12-01 10:00');
    service.clock.now = new Date(at('12-01 09:00'));
    await runTwice('remind-viewings');
    expect(await reminded()).toEqual(both(2));
  });

  it('does not remind at once of what was just agreed, and reminds of a new time', async () => {
    service.clock.now = new Date(at('11-23 20:00'));
    const id = await agreed();
    await runTwice('remind-viewings');
    expect(await reminded()).toEqual([]);
    await service.send(tenant, `POST /viewings/${id}/move`, { start: at('12-01 10:00') });
    service.clock.now = new Date(at('11-30 12:00'));
    await runTwice('remind-viewings');
    expect(await reminded()).toEqual(both(24));
  });
});

describe('expire-viewings', () => {
  it('expires a request after 48 hours, tells both and frees its time', async () => {
    await service.hours({ mode: 'confirm' });
    const id = await agreed('12-01 10:00');
    service.clock.now = new Date(NOW.getTime() + 48 * 3_600_000 - 1);
    await runTwice('expire-viewings');
    expect((await service.stored(id)).state).toBe('requested');
    service.clock.now = new Date(NOW.getTime() + 48 * 3_600_000);
    await runTwice('expire-viewings');
    expect(await service.stored(id)).toMatchObject({ state: 'expired', awaits: null, expiresAt: null });
    expect((await service.told()).slice(-2)).toMatchObject([
      { side: 'tenant', state: 'expired' },
      { side: 'landlord' },
    ]);
    expect(await service.cells()).toEqual([]);
    expect((await service.stored(id)).history).toHaveLength(2);
  });

  it('removes the agreed time of a move without an answer', async () => {
    const id = await agreed();
    await service.send(service.landlord, `POST /viewings/${id}/move`, { start: at('11-25 18:00') });
    service.clock.now = new Date(at('11-25 16:00'));
    await runTwice('expire-viewings');
    expect((await service.told()).at(-1)).toMatchObject({
      state: 'expired',
      sequence: 2,
      wasConfirmed: true,
    });
  });
});

describe('finish-viewings', () => {
  it('finishes a viewing of which nothing was said for 72 hours, silently', async () => {
    const id = await agreed();
    const mails = (await service.told()).length;
    service.clock.now = new Date(at('11-27 10:00'));
    await runTwice('finish-viewings');
    expect((await service.stored(id)).state).toBe('confirmed');
    service.clock.now = new Date(at('11-27 10:10'));
    await runTwice('finish-viewings');
    expect((await service.stored(id)).state).toBe('done');
    expect(await service.told()).toHaveLength(mails);
    expect(await service.cells()).toEqual([]);
  });
});

describe('viewings that no longer take place', () => {
  const follow = async (status: ListingStatus) => {
    const after = (await service.viewingParts.listings.find('a'))!;
    await service.parts.inTransaction((unit) =>
      cancelOfListing(service.viewingParts)({ after: { ...after, status } }, unit),
    );
  };

  it.each([
    ['rented', 'Обявата е отдадена.'],
    ['removed', 'Обявата е премахната.'],
    ['deleted', 'Обявата е изтрита.'],
  ] as const)('is cancelled when the listing is %s', async (status, reason) => {
    const id = await agreed();
    const waiting = await service.tenant();
    await service.ask(waiting, { start: at('11-24 10:00'), isWaiting: true });
    const other = await service.ask(waiting, { start: at('11-24 11:00'), listingId: 'b' });
    await follow(status);
    expect(await service.stored(id)).toMatchObject({ state: 'cancelled', reason, sequence: 1 });
    expect((await service.stored(other.body.data.viewing.id)).state).toBe('confirmed');
    expect(await service.cells()).toHaveLength(3);
    expect(await service.connection.collection('viewing_waits').countDocuments()).toBe(0);
    expect((await service.told()).slice(-2)).toMatchObject([
      { side: 'tenant', state: 'cancelled', reason, before: at('11-24 10:00') },
      { side: 'landlord', state: 'cancelled', reason },
    ]);
  });

  it('stays when the listing is paused, or the viewing has begun', async () => {
    const id = await agreed();
    await follow('paused');
    service.clock.now = new Date(at('11-24 10:10'));
    await follow('rented');
    expect((await service.stored(id)).state).toBe('confirmed');
  });

  it.each(['tenant', 'landlord'] as const)('is cancelled when the %s is suspended', async (side) => {
    const id = await agreed();
    const person = (await service.parts.people.find(side === 'tenant' ? tenant.id : service.landlord.id))!;
    const change = cancelOfPerson(service.viewingParts);
    await service.parts.inTransaction((unit) => change({ after: person }, unit));
    expect((await service.stored(id)).state).toBe('confirmed');
    await service.parts.inTransaction((unit) => change({ after: { ...person, isHidden: true } }, unit));
    expect(await service.stored(id)).toMatchObject({
      state: 'cancelled',
      reason: 'Профилът на едната страна вече не е активен.',
    });
  });
});

describe('eraseViewings', () => {
  const everything = async () => {
    const names = [
      'viewings',
      'viewing_cells',
      'viewing_days',
      'viewing_waits',
      'availability',
      'calendar_feeds',
    ];
    const all = await Promise.all(names.map((name) => service.connection.collection(name).find().toArray()));
    return JSON.stringify(all);
  };
  const erase = (userId: string) =>
    service.parts.inTransaction((unit) => eraseViewings(service.connection, userId, unit));

  it('cancels future viewings of a tenant and leaves no trace of the person', async () => {
    service.clock.now = new Date();
    const soon = new Date(Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000 + 36_000_000).toISOString();
    const { body } = await service.ask(tenant, { options: [soon], note: 'Аз съм Иван.' });
    await erase(tenant.id);
    await erase(tenant.id);
    expect(await service.stored(body.data.viewing.id)).toMatchObject({
      state: 'cancelled',
      tenantId: 'erased',
      note: '',
    });
    const left = await everything();
    expect(left).not.toContain(tenant.id);
    expect(left).not.toContain('Аз съм Иван.');
    expect((await service.told()).at(-1)).toMatchObject({
      side: 'landlord',
      state: 'cancelled',
      with: 'Изтрит потребител',
    });
    expect(JSON.stringify(await service.told())).not.toContain(tenant.email);
  });

  it('removes the hours, cells, days and calendar of a landlord', async () => {
    const id = await agreed();
    await service.ask(await service.tenant(), { start: at('11-24 10:00'), isWaiting: true });
    await service.send(service.landlord, 'GET /availability');
    await service.send(service.landlord, `POST /viewings/${id}/cancel`, { reason: 'Моя причина.' });
    await erase(service.landlord.id);
    await service.aPerson(service.landlord);
    const left = await everything();
    expect(left).not.toContain('"landlordId":"landlord"');
    expect(left).not.toContain('Обява a');
    expect(left).not.toContain('landlord|');
    expect(left).not.toContain('Моя причина.');
    expect(await service.cells()).toEqual([]);
  });

  it('exports viewings, waiting places and hours, without the secret of the calendar', async () => {
    await agreed();
    const waiting = await service.tenant();
    await service.ask(waiting, { start: at('11-24 10:00'), isWaiting: true });
    const { body } = await service.send(service.landlord, 'GET /availability');
    const secret = body.data.calendarUrl.split('/').at(-1).replace('.ics', '');
    const data = await viewingData(service.connection, service.landlord.id);
    expect(data).toMatchObject({
      viewings: [{ side: 'landlord', state: 'confirmed' }],
      viewingWaits: [],
      availability: [{ mode: 'instant' }],
    });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect((await viewingData(service.connection, waiting.id)).viewingWaits).toHaveLength(1);
  });
});
