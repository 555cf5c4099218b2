import { screen, waitFor } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, show, signInAs } from '../page.testing.tsx';
import { readRecent, rememberListing } from '../recent/recent-store.ts';
import { inLeva } from '../sums.testing.ts';
import {
  DetailRoutes,
  failure,
  ok,
  openPage,
  shownText as text,
  withDetailPage,
} from './detail-page.testing.tsx';

withDetailPage();

describe('DetailPage of a closed listing', () => {
  it.each(['rented', 'expired'] as const)('shows that it is %s, without contacts', async (status) => {
    openPage('p1', { 'properties/p1': ok(aListing({ status, contactMethods: undefined })) });
    expect(await screen.findByText('Обявата вече не е активна')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Покажи телефон|Обади се|Пиши/ })).toBeNull();
    expect(readRecent()).toEqual([]);
  });

  it('shows similar listings when it is gone, and leaves the recently viewed', async () => {
    rememberListing({ id: 'p1', title: 'Стая', price: inLeva(300), city: 'ruse' });
    openPage('p1', {
      'properties/p1': failure(410, 'GONE'),
      'properties/p1/similar': ok([aCard({ id: 'p2', title: 'Друга' })]),
    });
    expect(await screen.findByText('Обявата вече я няма')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Търси обяви' })).toHaveAttribute('href', '/properties');
    expect(await screen.findByRole('heading', { name: 'Подобни обяви' })).toBeInTheDocument();
    expect(readRecent()).toEqual([]);
  });

  it('shows the newest listings for an unknown id', async () => {
    const sent = openPage('p1', {
      'properties/p1': failure(404, 'NOT_FOUND'),
      properties: { body: { success: true, data: [aCard({ id: 'p2' })] } },
    });
    expect(await screen.findByText('Обявата не е намерена')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Най-нови обяви' })).toBeInTheDocument();
    expect(sent.some(({ path }) => path.endsWith('/similar'))).toBe(false);
  });

  it('offers a retry when the read fails', async () => {
    openPage('p1', { 'properties/p1': failure(400, 'FORBIDDEN', 'Не може сега.') });
    expect(await screen.findByText('Не може сега.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});

describe('DetailPage for an administrator', () => {
  const own = anOwnListing({ landlord: { ...aListing().landlord, id: 'u9' } });
  const note = 'Само собственикът и администраторите виждат тази страница.';

  it.each([
    ['paused', 'Състояние: Спряна', true],
    ['expired', 'Обявата вече не е активна', false],
  ] as const)('shows the state of a %s listing', async (status, title, isPrivate) => {
    signInAs('admin');
    openPage('p1', { 'properties/p1': ok({ ...own, status }) });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(text().includes(note)).toBe(isPrivate);
    expect(screen.queryByText('Това е ваша обява')).toBeNull();
  });

  it('has no banner for a public listing', async () => {
    signInAs('admin');
    openPage('p1', { 'properties/p1': ok({ ...own, status: 'active' }) });
    await screen.findByRole('heading', { level: 1 });
    expect(text()).not.toContain('Състояние');
    expect(screen.queryByText('Това е ваша обява')).toBeNull();
  });
});

describe('DetailPage of one’s own listing', () => {
  const own = anOwnListing({ landlord: { ...aListing().landlord, id: 'u1' } });

  it('shows the owner’s banner with a link to edit, and counts no view', async () => {
    signInAs('landlord');
    const sent = openPage('p8', { 'properties/p8': ok({ ...own, id: 'p8' }) });
    expect(await screen.findByText('Това е ваша обява')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Редактирай' })).toHaveAttribute('href', '/edit-property/p8');
    expect(screen.queryByRole('button', { name: 'Подай сигнал' })).toBeNull();
    expect(sent.some(({ path }) => path.endsWith('/view'))).toBe(false);
    expect(readRecent()).toEqual([]);
  });

  it.each([
    ['draft', 'Довършете черновата'],
    ['pending', 'Администратор ще прегледа'],
    ['rejected', 'Поправете посоченото'],
    ['paused', 'Пуснете я отново'],
    ['rented', 'подновете обявата'],
    ['deleted', 'До 30 дни след изтриването'],
  ] as const)('shows the next step when it is %s', async (status, advice) => {
    signInAs('landlord');
    openPage('p1', { 'properties/p1': ok({ ...own, status }) });
    await waitFor(() => expect(text()).toContain(advice));
  });

  it('shows why it was rejected', async () => {
    signInAs('landlord');
    const moderation = { reason: 'Сменете корицата', code: 'poor_photos' as const, decidedAt: null };
    openPage('p1', { 'properties/p1': ok({ ...own, status: 'rejected', moderation }) });
    await waitFor(() => expect(text()).toContain('Причина: Слаби снимки. Сменете корицата'));
  });

  it('shows that changes are pending while the approved version is public', async () => {
    signInAs('landlord');
    const revision = { status: 'pending' as const, at: '2026-10-01T10:00:00.000Z', changed: ['title'] };
    openPage('p1', { 'properties/p1': ok({ ...own, revision }) });
    await waitFor(() => expect(text()).toContain('Промените ви чакат одобрение'));
  });

  it('refetches when the server rendered the public view', async () => {
    signInAs('landlord');
    let reads = 0;
    fakeApi(({ path }) => {
      if (path !== '/api/properties/p1') return failure(404, 'NOT_FOUND');
      reads += 1;
      return ok(reads === 1 ? aListing({ landlord: own.landlord }) : own);
    });
    show(<DetailRoutes />, '/properties/p1');
    expect(await screen.findByText('Това е ваша обява')).toBeInTheDocument();
    expect(reads).toBe(2);
  });
});
