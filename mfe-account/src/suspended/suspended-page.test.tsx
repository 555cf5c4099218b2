import { screen } from '@testing-library/react';

import { renderPage } from '../page.testing.tsx';
import { SuspendedPage } from './suspended-page.tsx';

const at = (suspension: unknown) => ({ pathname: '/suspended', state: { suspension } });

describe('SuspendedPage', () => {
  it('shows end, reason and contact, and offers no retry', () => {
    renderPage(
      <SuspendedPage />,
      at({ until: '2026-11-29T10:00:00.000Z', reason: 'Повторени фалшиви обяви' }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Профилът ви е ограничен до 29 ноември 2026 г.',
    );
    expect(screen.getByText('Повторени фалшиви обяви')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пишете ни' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the decision and its appeal by the signed link', () => {
    const decision = '/decisions/d1?token=t.s';
    renderPage(<SuspendedPage />, at({ until: null, reason: 'Измама', decision }));
    expect(screen.getByRole('link', { name: 'Възрази' })).toHaveAttribute('href', decision);
    expect(screen.queryByRole('link', { name: 'Пишете ни' })).not.toBeInTheDocument();
  });

  it('ignores a link to elsewhere', () => {
    renderPage(<SuspendedPage />, at({ until: null, reason: 'Измама', decision: 'https://evil.example' }));
    expect(screen.queryByRole('link', { name: 'Възрази' })).not.toBeInTheDocument();
  });

  it('says when the suspension is indefinite', () => {
    renderPage(<SuspendedPage />, at({ until: null, reason: 'Измама' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Профилът ви е ограничен.');
    expect(screen.getByText(/^Ограничението няма край/u)).toBeInTheDocument();
  });

  it.each([undefined, {}, { reason: 5 }, 'x'])('leads to the sign-in when it knows nothing (%p)', (state) => {
    renderPage(<SuspendedPage />, at(state));
    expect(screen.getByRole('link', { name: 'Към входа' })).toHaveAttribute('href', '/login');
  });

  it('ignores an invalid end date', () => {
    renderPage(<SuspendedPage />, at({ until: 'завинаги', reason: 'Измама' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Профилът ви е ограничен.');
  });
});
