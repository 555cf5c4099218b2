import { screen } from '@testing-library/react';

import { renderAt } from '../page.testing.tsx';
import { ListBody } from './list-body.tsx';

const PATH = '/admin/list';

function renderPage(page: number, rows: string[]) {
  const pagination = { page, limit: 20, total: 41, totalPages: 3, hasNext: page < 3, hasPrev: page > 1 };
  const body = (
    <ListBody
      found={{ data: rows, pagination }}
      error={undefined}
      onRetry={() => undefined}
      rowHeight={24}
      hrefFor={(number) => `${PATH}?page=${number}`}
      empty={{ title: 'Още няма нищо тук', hint: '' }}
    >
      {(shown) => shown.join(', ')}
    </ListBody>
  );
  renderAt(PATH, [{ path: PATH, element: body }]);
}

describe('ListBody', () => {
  it('shows the rows of an existing page', () => {
    renderPage(3, ['Обява']);
    expect(screen.getByText('Обява')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Към последната страница' })).not.toBeInTheDocument();
  });

  it('links to the last page from a page beyond it instead of showing an empty state', () => {
    renderPage(9, []);
    expect(screen.getByText('Списъкът има 3 страници.')).toBeInTheDocument();
    expect(screen.queryByText('Още няма нищо тук')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към последната страница' })).toHaveAttribute(
      'href',
      `${PATH}?page=3`,
    );
  });
});
