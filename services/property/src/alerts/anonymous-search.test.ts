import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { aFilter, wait } from './testing/a-search.ts';
import { aVisitorOf, type TestVisitor } from './testing/a-visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const message = 'Ако адресът може да получава известия, ще получите писмо за потвърждение.';

describe('a search without an account', () => {
  let service: TestProperty;
  let visitor: TestVisitor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date('2026-11-23T10:00:00Z');
    visitor = aVisitorOf(service);
  });

  it('waits for the confirmation of its address for 48 hours', async () => {
    const { email, person } = visitor;
    const { status, body } = await visitor.ask({ email: visitor.email.toUpperCase() });
    expect([status, body]).toEqual([202, { success: true, data: null, message }]);
    const confirmBy = new Date(service.clock.now.getTime() + 48 * HOUR_MS);
    const [search, ...more] = await visitor.searches();
    expect(more).toEqual([]);
    expect(search).toMatchObject({ state: 'unconfirmed', email, userId: null, catchUpAt: null, confirmBy });
    expect(await visitor.asked()).toEqual([
      {
        to: { email, firstName: null, userId: null, person },
        searchId: search?._id,
        name: 'Двустаен в Лозенец',
        expiresAt: confirmBy.toISOString(),
      },
    ]);
  });

  it('is answered the same whatever is known of the address', async () => {
    const filter = aFilter();
    await visitor.confirmed({ filter });
    const replies = [
      await visitor.ask({ filter }),
      await visitor.ask(),
      await visitor.ask({ email: anActor().email }),
      await visitor.ask({ email: 'unknown@example.org' }),
    ];
    for (const { status, body } of replies)
      expect([status, body]).toEqual([202, { success: true, data: null, message }]);
    expect(await visitor.asked()).toHaveLength(2);
  });

  it('is asked about again when it is saved again, as it was saved last', async () => {
    const filter = aFilter();
    await visitor.ask({ filter });
    wait(service, HOUR_MS);
    await visitor.ask({ filter, name: 'До метрото', frequency: 'daily' });
    expect(await visitor.searches()).toMatchObject([
      {
        name: 'До метрото',
        frequency: 'daily',
        confirmBy: new Date(service.clock.now.getTime() + 48 * HOUR_MS),
      },
    ]);
    expect((await visitor.asked()).map(({ searchId }) => searchId)).toHaveLength(2);
  });

  it('is mailed about five times a day at most, also under concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => visitor.ask()));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202));
    expect([(await visitor.asked()).length, (await visitor.searches()).length]).toEqual([5, 5]);
    await visitor.ask();
    expect(await visitor.asked()).toHaveLength(5);
    wait(service, DAY_MS);
    await visitor.ask();
    expect(await visitor.asked()).toHaveLength(6);
  });

  it.each([
    [{ email: 'няма такъв' }, 'email', 'Невалиден имейл адрес'],
    [{ name: 'Печелите на www.bad.example' }, 'name', 'Името не може да съдържа адрес на сайт.'],
    [{ filter: {} }, 'filter', 'Стеснете търсенето: изберете място, цена или вид жилище.'],
  ])('is refused with %j', async (parts, param, message) => {
    expect((await visitor.ask(parts)).body).toMatchObject({
      code: 'BAD_REQUEST',
      message,
      errors: [{ param }],
    });
  });
});
