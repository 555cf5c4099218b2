import { useRoutes } from '@pokriv/web-kit/router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { LandlordPage } from './landlord-page.tsx';

const Page = () => useRoutes([{ path: '/landlords/:id', element: <LandlordPage /> }]);

const maria = {
  id: 'u9',
  firstName: 'Мария',
  lastName: 'Петрова',
  avatar: null,
  memberSince: '2026-02-01T10:00:00.000Z',
  isEmailVerified: true,
  isPremium: false,
  activeListings: 30,
};
const cards = [aCard({ id: 'p1', title: 'Първа' }), aCard({ id: 'p2', title: 'Втора' })];
const refusal = { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } };

interface Answers {
  landlord?: object;
  listings?: typeof cards;
  figure?: object;
}

function serve({ landlord, listings = cards, figure }: Answers) {
  return fakeApi(({ path }) => {
    if (path.startsWith('/api/properties/landlords/'))
      return landlord ? { body: { success: true, data: landlord } } : refusal;
    if (path.startsWith('/api/landlords/'))
      return { body: { success: true, data: figure ?? { medianMinutes: null, share: 0 } } };
    const pagination = { page: 1, limit: 24, total: 30, totalPages: 2, hasNext: true, hasPrev: false };
    return { body: { success: true, data: listings, pagination, servedToken: 'x', asOf: '' } };
  });
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const searches = (sent: readonly { path: string }[]) =>
  sent.map(({ path }) => path).filter((path) => path.startsWith('/api/properties?'));

describe('LandlordPage', () => {
  it('shows who the landlord is and all active listings', async () => {
    const sent = serve({ landlord: maria, figure: { medianMinutes: 100, share: 0.9 } });
    show(<Page />, '/landlords/u9');
    expect(await screen.findByRole('heading', { level: 1, name: 'Обяви на Мария Петрова' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Първа' })).toHaveAttribute('href', '/properties/p1');
    expect(text()).toContain('30 активни обяви');
    expect(text()).toContain('Потвърден имейл');
    expect(text()).not.toContain('Потвърден телефон');
    expect(text()).toMatch(/В Покрив от 1 февруари 2026/u);
    expect(text()).toContain('90 %');
    expect(searches(sent)).toEqual(['/api/properties?landlord=u9&limit=24&page=1']);
    expect(document.title).toBe('Обяви на Мария Петрова · Покрив');
    expect(screen.queryByText('Агенция')).toBeNull();
    expect(screen.queryByText('Премиум')).toBeNull();
  });

  it('is named by the agency where it is one', async () => {
    serve({ landlord: { ...maria, agencyName: 'Нов дом', isEmailVerified: false, isPhoneVerified: true } });
    show(<Page />, '/landlords/u9');
    expect(await screen.findByRole('heading', { level: 1, name: 'Обяви на Нов дом' })).toBeVisible();
    expect(screen.getByText('Агенция')).toBeVisible();
    expect(screen.queryByText('Потвърден имейл')).toBeNull();
    expect(screen.getByText('Потвърден телефон')).toBeVisible();
  });

  it('marks an agency without verified contacts, and its paid plan', async () => {
    serve({ landlord: { ...maria, agencyName: 'Нов дом', isEmailVerified: false, isPremium: true } });
    show(<Page />, '/landlords/u9');
    expect(await screen.findByText('Агенция')).toBeVisible();
    expect(screen.getByText('Премиум')).toBeInTheDocument();
  });

  it('offers no order by words or metro, which its listings are not searched by', async () => {
    const sent = serve({ landlord: maria });
    show(<Page />, '/landlords/u9?sort=relevance');
    await screen.findByText('Първа');
    expect(searches(sent)).toEqual(['/api/properties?landlord=u9&limit=24&page=1']);
    const offered = within(screen.getByLabelText('Подреждане')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      expect.not.arrayContaining(['По съответствие', 'Най-близо до метро']),
    );
    expect(offered.length).toBeGreaterThan(4);
  });

  it('sorts and pages by the address', async () => {
    const sent = serve({ landlord: maria });
    show(<Page />, '/landlords/u9?page=2&sort=price_asc');
    await screen.findByText('Първа');
    expect(searches(sent)).toEqual(['/api/properties?landlord=u9&limit=24&page=2&sort=price_asc']);
    expect(screen.getByRole('link', { name: 'Предишна страница' })).toHaveAttribute(
      'href',
      '/landlords/u9?sort=price_asc',
    );
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'newest');
    expect(screen.getByTestId('address')).toHaveTextContent('/landlords/u9?sort=newest');
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'recommended');
    expect(screen.getByTestId('address').textContent).toBe('/landlords/u9');
  });

  it('moves the focus to the list when another page of it is opened', async () => {
    serve({ landlord: maria });
    show(<Page />, '/landlords/u9');
    await userEvent.click(await screen.findByRole('link', { name: 'Следваща страница' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Обяви' })).toHaveFocus();
  });

  it('reads an invalid order and page as none', async () => {
    const sent = serve({ landlord: maria });
    show(<Page />, '/landlords/u9?page=0&sort=views');
    await screen.findByText('Първа');
    expect(searches(sent)).toEqual(['/api/properties?landlord=u9&limit=24&page=1']);
  });

  it('leads from a page without listings to the first one', async () => {
    serve({ landlord: maria, listings: [] });
    show(<Page />, '/landlords/u9?page=9');
    expect(await screen.findByText('Тук няма обяви')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Към първата страница' })).toHaveAttribute(
      'href',
      '/landlords/u9',
    );
  });

  it('shows the error of a page that does not load in place of the former one', async () => {
    fakeApi(({ path }) => {
      if (path.startsWith('/api/landlords/'))
        return { body: { success: true, data: { medianMinutes: null, share: 0 } } };
      if (!path.startsWith('/api/properties?')) return { body: { success: true, data: maria } };
      if (path.includes('page=2'))
        return { status: 400, body: { success: false, code: 'RATE_LIMITED', message: 'Много.' } };
      const pagination = { page: 1, limit: 24, total: 30, totalPages: 2, hasNext: true, hasPrev: false };
      return { body: { success: true, data: cards, pagination, servedToken: 'x', asOf: '' } };
    });
    show(<Page />, '/landlords/u9');
    await userEvent.click(await screen.findByRole('link', { name: 'Следваща страница' }));
    expect(await screen.findByText('Много.')).toBeVisible();
    expect(screen.queryByText('Първа')).toBeNull();
  });

  it('says that there is no such landlord', async () => {
    serve({});
    show(<Page />, '/landlords/u9');
    expect(await screen.findByRole('heading', { level: 1, name: 'Наемодателят не е намерен' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Търси обяви' })).toHaveAttribute('href', '/properties');
  });

  it('offers a retry when it does not load', async () => {
    fakeApi(() => ({ status: 400, body: { success: false, code: 'RATE_LIMITED', message: 'Много.' } }));
    show(<Page />, '/landlords/u9');
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    serve({ landlord: maria });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Обяви на Мария Петрова');
  });
});
