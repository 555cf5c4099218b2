import { anActor } from '@pokriv/service-kit/testing';

import { someHours, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
beforeAll(async () => {
  service = await startViewings();
});
beforeEach(() => service.forget());
afterAll(() => service.close());

const other = anActor({ id: 'other' });

describe('hours for viewings', () => {
  it('are the usual ones without free times until they are set', async () => {
    const { body } = await service.send(service.landlord, 'GET /availability');
    expect(body.data).toMatchObject({
      isSet: false,
      listingId: null,
      mode: 'off',
      weekly: [],
      minNoticeHours: 3,
    });
  });

  it('have one calendar address, also when they are first read in several tabs at once', async () => {
    const as = await service.person('landlord-of-tabs', { role: 'landlord' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => service.send(as, 'GET /availability')));
    const addresses = new Set(replies.map(({ body }) => body.data?.calendarUrl));
    expect([...addresses]).toEqual([expect.stringContaining('/viewings/calendar/')]);
  });

  it('of a listing stand before those of the landlord, until they are dropped', async () => {
    await service.hours({ slotMinutes: 30 });
    const read = async () => (await service.send(service.landlord, 'GET /availability/a')).body.data;
    expect(await read()).toMatchObject({ listingId: null, isSet: true, slotMinutes: 30 });
    await service.hours({ slotMinutes: 45 }, 'a');
    expect(await read()).toMatchObject({ listingId: 'a', isSet: true, slotMinutes: 45 });
    const slots = async (listing: string) =>
      (await service.send(undefined, `GET /properties/${listing}/slots`)).body.data.slotMinutes;
    expect([await slots('a'), await slots('b')]).toEqual([45, 30]);
    const dropped = await service.send(service.landlord, 'DELETE /availability/a');
    expect(dropped.body.data).toMatchObject({ listingId: null, slotMinutes: 30 });
    expect(await read()).toMatchObject({ slotMinutes: 30 });
  });

  it('of a listing are its owner’s alone', async () => {
    for (const call of ['GET', 'PUT', 'DELETE']) {
      const body = call === 'PUT' ? someHours() : undefined;
      expect((await service.send(other, `${call} /availability/a`, body)).status).toBe(404);
      expect((await service.send(service.landlord, `${call} /availability/unknown`, body)).status).toBe(404);
    }
    expect((await service.send(anActor({ role: 'tenant' }), 'GET /availability')).status).toBe(403);
    expect((await service.send(undefined, 'GET /availability')).status).toBe(401);
  });

  it.each([
    [
      'overlapping windows of a day',
      {
        weekly: [
          { day: 2, from: '10:00', to: '12:00' },
          { day: 2, from: '11:50', to: '13:00' },
        ],
      },
      'weekly',
      'Часовете се застъпват: вторник, 11:50–13:00.',
    ],
    [
      'overlapping windows of an exception',
      {
        exceptions: [
          {
            date: '2026-11-30',
            windows: [
              { from: '10:00', to: '12:00' },
              { from: '09:00', to: '10:10' },
            ],
          },
        ],
      },
      'exceptions',
      'Часовете се застъпват: 30.11.2026, 10:00–12:00.',
    ],
    [
      'a date named twice',
      {
        exceptions: [
          { date: '2026-11-30', windows: [] },
          { date: '2026-11-30', windows: [] },
        ],
      },
      'exceptions',
      'Датата 30.11.2026 е въведена два пъти.',
    ],
    [
      'a window shorter than a viewing',
      { weekly: [{ day: 1, from: '10:00', to: '10:10' }] },
      'weekly',
      'Между 10:00 и 10:10 няма време за оглед от 20 минути.',
    ],
    [
      'an end before the start',
      { weekly: [{ day: 1, from: '12:00', to: '10:00' }] },
      'weekly.0.to',
      'Краят трябва да е след началото.',
    ],
    ['eleven seats', { seats: 11 }, 'seats', 'Въведете цяло число от 1 до 10.'],
  ])('refuse %s', async (_name, changed, param, msg) => {
    const { status, body } = await service.hours(changed as never);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ param, msg }]);
  });

  it('name the start of a window in an error', async () => {
    const { body } = await service.hours({ weekly: [{ day: 1, from: '10:05', to: '12:00' }] });
    expect(body.message).toBe('Начало: въведете час през 10 минути.');
  });

  it('may touch each other and end at midnight', async () => {
    const weekly = [
      { day: 1, from: '10:00', to: '12:00' },
      { day: 1, from: '12:00', to: '24:00' },
    ];
    expect((await service.hours({ weekly })).body.data.weekly).toEqual(weekly);
  });
});
