import { useNavigate } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { aSubscription, freeRights, payments, someRights } from '../paying/billing.testing.ts';
import { PlanTab } from './plan-tab.tsx';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
const open = (search: string, subscription: ReturnType<typeof aSubscription> | null) => {
  fakeBackend({
    'GET /payments': payments([]),
    'GET /subscriptions/status': answer.done(subscription ? someRights() : freeRights()),
    'GET /subscriptions/current': answer.done(subscription),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter
        initialEntries={['/subscription?interval=month', `/subscription${search}`]}
        initialIndex={1}
      >
        <PlanTab />
        <Back />
      </MemoryRouter>
    </SWRConfig>,
  );
};
const isYearly = async () =>
  (await screen.findByRole<HTMLInputElement>('radio', { name: /^Годишно/u })).checked;

beforeEach(() => signedIn(aUser({ role: 'landlord' })));

describe('PlanTab, the interval', () => {
  it.each([
    ['month, without a plan', '', null, false],
    ['that of the own plan', '', aSubscription({ interval: 'year' }), true],
    ['that of the address', '?interval=month', aSubscription({ interval: 'year' }), false],
    [
      'that of the own plan when the address names none',
      '?interval=week',
      aSubscription({ interval: 'year' }),
      true,
    ],
  ] as const)('is at first %s', async (_which, search, subscription, isYear) => {
    open(search, subscription);
    expect(await isYearly()).toBe(isYear);
  });

  it('is no step for Back', async () => {
    open('?interval=year', null);
    await userEvent.click(await screen.findByRole('radio', { name: /^Месечно/u }));
    await userEvent.click(screen.getByRole('radio', { name: /^Годишно/u }));
    expect(await isYearly()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await isYearly()).toBe(false);
    expect(screen.getByRole('radio', { name: /^Месечно/u })).toBeChecked();
  });
});
