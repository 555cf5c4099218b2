import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../page.testing.tsx';
import { DataArchivePage } from './data-archive-page.tsx';

describe('DataArchivePage', () => {
  it('downloads only after a press and says that the download has started', async () => {
    renderPage(<DataArchivePage />, '/data-archive?token=abc.d_-1');
    const button = screen.getByRole('button', { name: 'Изтегли архива' });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', '/api/auth/data-export/abc.d_-1');
    expect(form).toHaveAttribute('method', 'post');
    form?.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Изтеглянето започна' })).toBeInTheDocument();
  });

  it.each([
    ['?over=used', 'Архивът вече е изтеглен'],
    ['?over=expired', 'Връзката вече не важи'],
    ['', 'Връзката вече не важи'],
    ['?token=javascript:alert(1)', 'Връзката вече не важи'],
    ['?token=a.b/../../x', 'Връзката вече не важи'],
  ])('with "%s" says %s and offers to request a new archive', (search, title) => {
    renderPage(<DataArchivePage />, `/data-archive${search}`);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Поискай нов архив' })).toHaveAttribute(
      'href',
      '/profile#my-data',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
