import { render, screen } from '@testing-library/react';

import { MemoryRouter } from '../router-server.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { EmptyState, ErrorState } from './page-state.tsx';
import { pageWindow, Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `/list?page=${page}`;
const linksOn = (page: number, pages: number) => {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </MemoryRouter>,
  );
  return screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
};

describe('Pagination', () => {
  it('is left out where there is one page', () => {
    expect(linksOn(1, 1)).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [1, ['Страница 1', 'Страница 2', 'Следваща страница']],
    [2, ['Предишна страница', 'Страница 1', 'Страница 2']],
  ])('leads from page %d of 2 to its neighbours only', (page, names) => {
    expect(linksOn(page, 2).map(([name]) => name)).toEqual(names);
    const [current, ...others] = screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveAccessibleName(`Страница ${page}`);
    expect(others).toEqual([]);
  });

  it('leads to the page before and the page after', () => {
    const links = linksOn(5, 9);
    expect(links[0]).toEqual(['Предишна страница', '/list?page=4']);
    expect(links.at(-1)).toEqual(['Следваща страница', '/list?page=6']);
    expect(screen.getByText('5 от 9')).toBeInTheDocument();
    expect(screen.getAllByText('…')).toHaveLength(2);
  });
});

it('Breadcrumb links to all places but the last, which is this page', () => {
  const { container } = render(
    <MemoryRouter>
      <Breadcrumb
        crumbs={[
          { text: 'Начало', to: '/' },
          { text: 'София', to: '/sofia' },
          { text: 'Лозенец', to: '/sofia/lozenets' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Начало', 'София']);
  expect(screen.getByText('Лозенец')).toHaveAttribute('aria-current', 'page');
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

describe('states of a page', () => {
  it('shows only what an empty state has', () => {
    const { container, rerender } = render(<EmptyState title="Няма обяви" />);
    expect(container.textContent).toBe('Няма обяви');
    rerender(
      <EmptyState title="Няма обяви" actions={<button>Добави</button>}>
        Още не сте добавили.
      </EmptyState>,
    );
    expect(container.textContent).toBe('Няма обявиОще не сте добавили.Добави');
  });

  it.each([
    [{ message: 'Няма връзка.' }, 'Нещо се объркаНяма връзка.'],
    [{ message: 'Нещо се обърка. Опитайте пак.' }, 'Нещо се обърка. Опитайте пак.'],
    [{ message: 'Няма.', requestId: 'r1' }, 'Нещо се объркаНяма.Номер на заявката: r1'],
    [{ message: 'Няма.', onRetry: () => undefined }, 'Нещо се объркаНяма.Опитай пак'],
  ])('says of an error once what is known: %o', (props, text) => {
    const { container } = render(<ErrorState {...props} />);
    expect(container.textContent).toBe(text);
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 0, 12]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [4, 12, [1, 2, 3, 4, 5, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
  ])('page %i of %i offers %j', (page, pages, offered) => {
    expect(pageWindow(page, pages)).toEqual(offered);
  });

  it('replaces a gap of one page by its number', () => {
    expect(pageWindow(4, 12)).toContain(2);
  });
});
