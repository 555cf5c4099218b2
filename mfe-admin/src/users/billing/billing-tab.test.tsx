import type { Subscription, UserBilling } from '@pokriv/contracts/billing/billing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../../backend.testing.ts';
import { fakeDialogs } from '../../dialog.testing.ts';
import { renderAt } from '../../page.testing.tsx';
import { aPayment } from '../../payments/payment.testing.ts';
import { UserPage } from '../user-page.tsx';
import { aUser } from '../../user.testing.ts';

const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  userId: 'u1',
  planId: 'business',
  interval: 'month',
  status: 'active',
  currentPeriodStart: '2026-11-05T10:00:00.000Z',
  currentPeriodEnd: '2026-12-05T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  graceEndsAt: null,
  amount: 2499,
  nextAmount: null,
  createdAt: '2026-10-05T10:00:00.000Z',
  endedAt: null,
  ...over,
});
const business: UserBilling['status'] = {
  isPremium: true,
  planId: 'business',
  premiumExpiresAt: '2026-12-05T10:00:00.000Z',
  listingLimit: 25,
  activeListings: 4,
  remainingListings: 21,
  promotionCredits: { total: 3, left: 2, renewsAt: '2026-12-05T10:00:00.000Z' },
};
const free: UserBilling['status'] = {
  isPremium: false,
  planId: 'free',
  premiumExpiresAt: null,
  listingLimit: 1,
  activeListings: 0,
  remainingListings: 1,
  promotionCredits: { total: 0, left: 0, renewsAt: null },
};

const open = (billing: UserBilling, payments = [aPayment('k1')]) => {
  const calls = fakeBackend({
    'GET /admin/users/u1': answer.one(aUser('u1', { plan: billing.status.planId })),
    'GET /admin/users/u1/billing': answer.one(billing),
    'GET /admin/payments': answer.list(payments),
  });
  renderAt('/admin/users/u1?tab=billing', [{ path: '/admin/users/:id', element: <UserPage /> }]);
  return calls;
};
const planText = async () =>
  (await screen.findByRole('region', { name: 'План' })).textContent.replaceAll('\u00a0', ' ');

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('BillingTab', () => {
  it('shows plan, period, price, renewal and usage', async () => {
    open({ status: business, subscriptions: [aSubscription()] });
    const text = await planText();
    for (const part of [
      'Бизнес',
      'Активен',
      '48,88 лв. / 24,99 €48 лева и 88 стотинки, 24 евро и 99 цента на месец',
      '05.11.2026 – 05.12.2026',
      'Подновява се на 05.12.2026',
      '4 от 25',
      'остават 2 от 3, нови на 05.12.2026',
    ])
      expect(text).toContain(part);
  });

  it.each([
    [{ cancelAtPeriodEnd: true }, 'Свършва на 05.12.2026, после безплатен план'],
    [
      { nextPlanId: 'premium', nextAmount: 999 },
      '48,88 лв. / 24,99 €48 лева и 88 стотинки, 24 евро и 99 цента на месец',
    ],
    [{ nextPlanId: 'premium', nextAmount: 999 }, 'Премиум, 19,54 лв. / 9,99 €, от 05.12.2026'],
    [{ status: 'past_due', graceEndsAt: '2026-12-12T10:00:00.000Z' }, 'Гратисен срок до12.12.2026, 12:00'],
  ] as const)('with %p says %p', async (over, told) => {
    open({ status: business, subscriptions: [aSubscription(over)] });
    expect(await planText()).toContain(told);
  });

  it('shows the free plan without a subscription and keeps earlier subscriptions', async () => {
    const ended = aSubscription({ status: 'canceled', endedAt: '2026-11-05T10:00:00.000Z' });
    open({ status: free, subscriptions: [ended] }, []);
    expect(await planText()).toContain('Няма абонамент');
    const table = within(screen.getByRole('table', { name: 'Абонаменти' }));
    expect(table.getByText('Прекратен')).toBeInTheDocument();
    expect(table.getByText('Бизнес, месечно')).toBeInTheDocument();
    expect(await screen.findByText('Няма плащания')).toBeInTheDocument();
  });

  it('lists every payment and opens one with its refund', async () => {
    const calls = open({ status: free, subscriptions: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Силно препоръчана за 7 дни' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Силно препоръчана за 7 дни' }));
    expect(sheet.getByRole('button', { name: 'Върни сумата' })).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'GET /admin/payments')?.query).toEqual({
      userId: 'u1',
      page: '1',
    });
    expect(screen.getByRole('link', { name: 'Всички в таблица' })).toHaveAttribute(
      'href',
      '/admin/payments?userId=u1',
    );
  });

  it('names the part that failed to load and shows the rest', async () => {
    fakeBackend({
      'GET /admin/users/u1': answer.one(aUser('u1')),
      'GET /admin/users/u1/billing': answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.'),
      'GET /admin/payments': answer.list([aPayment('k1')]),
    });
    renderAt('/admin/users/u1?tab=billing', [{ path: '/admin/users/:id', element: <UserPage /> }]);
    expect(await screen.findByText('Услугата е недостъпна.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Силно препоръчана за 7 дни' })).toBeInTheDocument();
  });
});
