import { anActor } from '@pokriv/service-kit/testing';
import type { Actor } from '@pokriv/contracts/actor';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const create = (as: Actor, parts: Record<string, unknown> = {}) =>
  service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова', ...parts } });
const update = (as: Actor, body: Record<string, unknown>) =>
  service.send('PUT', '/auth/profile', { as, body });
const read = (as: Actor) => service.send('GET', '/auth/profile', { as });
const aPhone = () => `0888${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

describe('POST /auth/profile', () => {
  it('creates a tenant’s profile with the token’s uid and e-mail', async () => {
    const as = anActor();
    const { status, body } = await create(as, { phone: aPhone(), avatar: 'https://example.bg/a.jpg' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ id: as.id, email: as.email, role: 'tenant', remainingListings: 1 });
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, role: 'tenant', version: 1 }),
    );
  });

  it('announces no verification mail for a verified e-mail', async () => {
    const as = anActor({ isEmailVerified: true });
    await create(as);
    expect(await service.announced('account-registered')).not.toContainEqual(
      expect.objectContaining({ email: as.email }),
    );
  });

  it('returns an existing profile unchanged, to concurrent calls too', async () => {
    const as = anActor();
    const replies = await Promise.all([create(as), create(as), create(as)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const again = await create(as, { firstName: 'Друга' });
    expect(again.body.data.firstName).toBe('Мария');
    expect(await service.accounts.countDocuments({ _id: as.id })).toBe(1);
  });

  it('gives a phone to one of two concurrent people and names the field to the other', async () => {
    const phone = aPhone();
    const replies = await Promise.all([create(anActor(), { phone }), create(anActor(), { phone })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const msg = 'Този телефонен номер вече се използва от друг потребител.';
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      message: msg,
      errors: [{ param: 'phone', msg }],
    });
    expect(await service.accounts.countDocuments({ phone })).toBe(1);
  });

  it('defaults to tenant; a requested role counts as chosen', async () => {
    const roleOf = async (parts: object) => {
      const { role, isRoleChosen } = (await create(anActor(), { ...parts })).body.data;
      return { role, isRoleChosen };
    };
    expect(await roleOf({})).toEqual({ role: 'tenant', isRoleChosen: false });
    expect(await roleOf({ role: 'landlord' })).toEqual({ role: 'landlord', isRoleChosen: true });
  });

  it.each([{ role: 'admin' }, { isPremium: true }, { id: 'x' }, { $where: '1' }])(
    'refuses %j',
    async (parts) => {
      expect((await create(anActor(), parts)).status).toBe(400);
    },
  );

  it('refuses a visitor', async () => {
    expect((await service.send('POST', '/auth/profile', { body: {} })).status).toBe(401);
  });
});

describe('GET /auth/profile', () => {
  it('is 404 without a profile', async () => {
    expect((await read(anActor())).status).toBe(404);
  });

  it('returns free slots by plan and use, and null for administrators', async () => {
    const as = anActor();
    await create(as);
    const remaining = async () => (await read(as)).body.data.remainingListings;
    const set = (fields: object) => service.accounts.updateOne({ _id: as.id }, { $set: fields });
    await set({ usedListings: { used: 3, version: 1 } });
    expect(await remaining()).toBe(0);
    await set({ plan: 'business' });
    expect(await remaining()).toBe(22);
    await set({ premiumExpiresAt: new Date(0) });
    expect(await remaining()).toBe(0);
    await set({ role: 'admin' });
    expect(await remaining()).toBeNull();
  });
});

describe('PUT /auth/profile', () => {
  it('accepts a chosen role once', async () => {
    const as = anActor();
    await create(as);
    expect((await update(as, { role: 'landlord' })).body.data).toMatchObject({
      role: 'landlord',
      isRoleChosen: true,
    });
    expect((await update(as, { role: 'landlord' })).status).toBe(200);
    expect((await update(as, { role: 'tenant' })).status).toBe(403);
    expect((await update(as, { role: 'admin' })).status).toBe(400);
  });

  it('stores one of two concurrent role choices', async () => {
    const as = anActor();
    await create(as);
    const replies = await Promise.all([update(as, { role: 'landlord' }), update(as, { role: 'tenant' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('changes names and phone, and removes the phone', async () => {
    const as = anActor();
    const phone = aPhone();
    await create(as);
    const changed = await update(as, { firstName: 'Анна', phone: `+359${phone.slice(1)}` });
    expect(changed.body.data).toMatchObject({ firstName: 'Анна', lastName: 'Иванова', phone });
    expect((await update(as, { phone: null })).body.data.phone).toBeNull();
    expect(await service.accounts.findOne({ _id: as.id })).not.toHaveProperty('phone');
  });

  it('refuses another person’s phone', async () => {
    const [one, other] = [anActor(), anActor()];
    const phone = aPhone();
    await create(one, { phone });
    await create(other);
    const { status, body } = await update(other, { phone });
    expect(status).toBe(409);
    expect(body.message).toBe('Този телефонен номер вече се използва от друг потребител.');
  });

  it('gives a phone to one of many concurrent calls, whatever its notation', async () => {
    const phone = aPhone();
    const bare = phone.slice(1);
    const writings = [phone, bare, `+359${bare}`, `00359 ${bare}`, `(${phone})`, `359-${bare}`];
    const people = await Promise.all(
      writings.map(async () => {
        const as = anActor();
        await create(as);
        return as;
      }),
    );
    const replies = await Promise.all(people.map((as, at) => update(as, { phone: writings[at] })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await service.accounts.countDocuments({ phone })).toBe(1);
    const winner = people[replies.findIndex(({ status }) => status === 200)] ?? anActor();
    expect((await update(winner, { phone: `+359 ${bare}` })).status).toBe(200);
  });

  it('keeps the currency that comes first until it is taken back', async () => {
    const as = anActor();
    expect((await create(as)).body.data.currency).toBeNull();
    expect((await update(as, { currency: 'EUR' })).body.data.currency).toBe('EUR');
    expect((await update(as, { firstName: 'Анна' })).body.data.currency).toBe('EUR');
    expect((await read(as)).body.data.currency).toBe('EUR');
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, currency: 'EUR' }),
    );
    expect((await update(as, { currency: null })).body.data.currency).toBeNull();
  });

  it('keeps the data of the company until they are removed', async () => {
    const as = anActor();
    await create(as);
    const company = { agencyName: 'Дом АД', eik: '831641791', commissionPercent: 50, depositMonths: 1.5 };
    expect((await update(as, { company })).body.data.company).toEqual(company);
    expect((await update(as, { firstName: 'Анна' })).body.data.company).toEqual(company);
    const named = { agencyName: 'Дом ООД' };
    expect((await update(as, { company: named })).body.data.company).toEqual(named);
    expect((await read(as)).body.data.company).toEqual(named);
    expect((await update(as, { company: null })).body.data.company).toBeNull();
  });

  it('keeps fixed sums of the company in the currency in which they were typed', async () => {
    const as = anActor();
    await create(as);
    const typed = {
      agencyName: 'Дом АД',
      commissionAmount: { amount: 400, currency: 'EUR' },
      depositAmount: { amount: 800, currency: 'BGN' },
    };
    const { company } = (await update(as, { company: typed })).body.data;
    expect(company).toEqual({
      agencyName: 'Дом АД',
      commissionAmount: { cents: 40_000, entered: { amount: 400, currency: 'EUR' } },
      depositAmount: { cents: 40_903, entered: { amount: 800, currency: 'BGN' } },
    });
    // as returned by the read
    expect((await update(as, { company })).body.data.company).toEqual(company);
  });

  it.each([
    [{ agencyName: 'А' }, 'company.agencyName'],
    [{ agencyName: 'Дом АД', eik: '831641792' }, 'company.eik'],
    [{ agencyName: 'Дом АД', commissionPercent: 201 }, 'company.commissionPercent'],
    [{ agencyName: 'Дом АД', depositMonths: 0.7 }, 'company.depositMonths'],
    [{ agencyName: 'Дом АД', depositAmount: { amount: 50_001, currency: 'EUR' } }, 'company.depositAmount'],
    [
      { agencyName: 'Дом АД', commissionPercent: 50, commissionAmount: { amount: 400, currency: 'EUR' } },
      'company.commissionAmount',
    ],
    [
      { agencyName: 'Дом АД', depositMonths: 0, depositAmount: { amount: 400, currency: 'EUR' } },
      'company.depositAmount',
    ],
    [{ agencyName: 'Дом АД', commissionAmount: 'много' }, 'company.commissionAmount'],
  ])('refuses the company %j', async (company, param) => {
    const as = anActor();
    await create(as);
    const { status, body } = await update(as, { company });
    expect([status, body.errors[0].param]).toEqual([400, param]);
  });

  it.each(['USD', 'eur', '', 1, ['EUR']])('refuses the currency %j', async (currency) => {
    const as = anActor();
    await create(as);
    const { status, body } = await update(as, { currency });
    expect([status, body.errors[0].param]).toEqual([400, 'currency']);
  });

  it('names the invalid field', async () => {
    const as = anActor();
    await create(as);
    expect((await update(as, { firstName: 'А' })).body.errors).toEqual([
      { param: 'firstName', msg: 'Името трябва да е поне 2 символа' },
    ]);
  });
});

it('the profile tells whether a phone is free, the person’s own included', async () => {
  const as = anActor();
  const phone = aPhone();
  const check = (number: string, who?: Actor) =>
    service.send('POST', '/auth/check-phone', { body: { phone: number }, ...(who && { as: who }) });
  expect((await check(phone)).body.data).toEqual({ isAvailable: true });
  await create(as, { phone });
  expect((await check(phone)).body.data).toEqual({ isAvailable: false });
  expect((await check(phone, as)).body.data).toEqual({ isAvailable: true });
  expect((await check('12345')).body.errors[0].param).toBe('phone');
});
