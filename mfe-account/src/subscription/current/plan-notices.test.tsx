import { screen } from '@testing-library/react';

import { renderPage } from '../../page.testing.tsx';
import { aSubscription, someRights } from '../../paying/billing.testing.ts';
import { PlanNotices } from './plan-notices.tsx';

const EXCESS = 'Обявите ви са повече от местата';
const PAST_DUE = 'Последното плащане не мина';

const show = (rights: Parameters<typeof someRights>[0], subscription?: Parameters<typeof aSubscription>[0]) =>
  renderPage(
    <PlanNotices own={{ state: someRights(rights), live: subscription && aSubscription(subscription) }} />,
    '/subscription',
  );

describe('PlanNotices', () => {
  it.each([
    ['more listings than slots', { activeListings: 6, listingLimit: 5 }, 1],
    ['as many listings as slots', { activeListings: 5, listingLimit: 5 }, 0],
    ['no limit', { activeListings: 6, listingLimit: null }, 0],
  ])('warns about the pause of listings only above the limit: %s', (_what, rights, count) => {
    show(rights);
    expect(screen.queryAllByText(EXCESS)).toHaveLength(count);
  });

  it('asks for another card after a failed payment, before all else', () => {
    show({ activeListings: 6 }, { status: 'past_due', graceEndsAt: '2026-04-12T10:00:00.000Z' });
    expect(screen.getByText(PAST_DUE)).toBeInTheDocument();
    expect(screen.getByText(/остават? до 12 април 2026/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Смени картата' })).toBeInTheDocument();
    expect(screen.queryByText(EXCESS)).not.toBeInTheDocument();
  });

  it('is silent about a paid plan', () => {
    show({}, { status: 'active' });
    expect(screen.queryByText(PAST_DUE)).not.toBeInTheDocument();
    expect(screen.queryByText(EXCESS)).not.toBeInTheDocument();
  });
});
