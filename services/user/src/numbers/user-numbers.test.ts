import { anActor } from '@pokriv/service-kit/testing';

import type { StoredAccount } from '../accounts/account.model.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';

const DAY_MS = 86_400_000;

describe('GET /internal/numbers', () => {
  let service: UserService;

  beforeAll(async () => {
    service = await startUserService();
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    const account = (_id: string, days: number, parts: Partial<StoredAccount> = {}) =>
      ({
        _id,
        email: `${_id}@example.bg`,
        role: 'landlord',
        state: 'active',
        isEmailVerified: true,
        plan: 'free',
        premiumExpiresAt: null,
        createdAt: new Date(service.clock.now.getTime() - days * DAY_MS),
        ...parts,
      }) as StoredAccount;
    await service.accounts.insertMany([
      account('a', 0),
      account('b', 3, { plan: 'business' }),
      account('c', 3, { role: 'tenant', state: 'unverified', isEmailVerified: false }),
      account('d', 100, { plan: 'premium', premiumExpiresAt: new Date('2026-11-01T00:00:00Z') }),
      // past due, within the grace period
      account('e', 100, {
        plan: 'premium',
        state: 'suspended',
        premiumExpiresAt: new Date('2026-11-15T00:00:00Z'),
      }),
    ]);
  });
  afterAll(() => service.stop());

  const counts = (groups: { key: string; count: number }[]) =>
    Object.fromEntries(groups.map(({ key, count }) => [key, count]));

  it('counts all accounts, those of the period, and their funnel', async () => {
    const { status, body } = await service.send('GET', '/internal/numbers?days=7');
    expect(status).toBe(200);
    const { body: work } = await service.send('GET', '/internal/work');
    expect(work).toEqual({ roleRequests: { waiting: 0, late: 0, oldestAt: null } });
    expect(counts(body.byRole)).toEqual({ tenant: 1, landlord: 4, admin: 0 });
    expect(counts(body.byPlan)).toEqual({ free: 3, premium: 1, business: 1 });
    expect(counts(body.byState)).toEqual({ active: 3, unverified: 1, suspended: 1, leaving: 0 });
    expect(body.newByDay.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 2, 0, 0, 1]);
    expect(body.funnel).toMatchObject({ registered: 3, verified: 2, landlords: 2 });
    expect(body.funnel.landlordIds.sort()).toEqual(['a', 'b']);
  });

  it('refuses the seal of a person', async () => {
    const admin = anActor({ role: 'admin' });
    expect((await service.send('GET', '/internal/numbers', { as: admin })).status).toBe(403);
  });
});
