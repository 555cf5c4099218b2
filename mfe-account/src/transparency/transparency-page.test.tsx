import type { Transparency } from '@pokriv/contracts/moderation/transparency';
import { screen, within } from '@testing-library/react';

import { answer, fakeBackend } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { TransparencyPage } from './transparency-page.tsx';

const report = (over: Partial<Transparency> = {}): Transparency => ({
  year: 2026,
  years: [2026, 2025],
  reports: {
    ...{ received: 1200, resolved: 7, dismissed: 3, medianHours: 5.4 },
    byType: [{ type: 'fake', count: 1200 }],
  },
  decisions: {
    ...{ total: 9, afterReports: 4, foundByMachine: 2, decidedByMachine: 1 },
    byKind: [{ kind: 'listing_removed', count: 9 }],
    byGround: [{ code: 'misleading', count: 6 }],
  },
  appeals: { received: 3, fromReporters: 1, upheld: 1, overturned: 2, medianHours: 0.4 },
  ...over,
});

describe('TransparencyPage', () => {
  it('shows the figures of the present year with tables by kind and ground', async () => {
    fakeBackend({ 'GET /transparency': answer.done(report()) });
    renderPage(<TransparencyPage />, '/transparency');
    expect(await screen.findByRole('heading', { level: 1, name: /2026/u })).toBeVisible();
    const section = (name: string) => screen.getByRole('region', { name });
    expect(section('Сигнали')).toHaveTextContent(/Получени1\s200/u);
    expect(section('Сигнали')).toHaveTextContent(/5\sчаса/u);
    expect(within(section('Решения')).getByRole('row', { name: 'Обявата е премахната 9' })).toBeVisible();
    expect(within(section('Решения')).getByRole('row', { name: 'Невярна информация 6' })).toBeVisible();
    expect(section('Възражения')).toHaveTextContent('Решението е отменено2');
    expect(section('Възражения')).toHaveTextContent('под час');
    expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page');
  });

  it('asks for the year of the address and says when it is empty', async () => {
    const none = { received: 0, resolved: 0, dismissed: 0, medianHours: null, byType: [] };
    const empty = report({
      ...{ year: 2025, reports: none },
      decisions: { ...report().decisions, total: 0 },
      appeals: { received: 0, fromReporters: 0, upheld: 0, overturned: 0, medianHours: null },
    });
    const years: (string | null)[] = [];
    fakeBackend({
      'GET /transparency': (query) => {
        years.push(query.get('year'));
        return answer.done(empty);
      },
    });
    renderPage(<TransparencyPage />, '/transparency?year=2025');
    expect(await screen.findByText(/няма сигнали, решения и възражения/u)).toBeVisible();
    expect(screen.queryByText(/Годината още тече/u)).not.toBeInTheDocument();
    expect(years).toEqual(['2025']);
  });

  it('says what went wrong', async () => {
    const message = 'За тази година няма отчет.';
    fakeBackend({ 'GET /transparency': answer.refused(404, { code: 'NOT_FOUND', message }) });
    renderPage(<TransparencyPage />, '/transparency?year=2001');
    expect(await screen.findByText(message)).toBeVisible();
  });
});
