import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, renderHook } from '@testing-library/react';

import { useTabAddress } from './use-tab-address.ts';

describe('useTabAddress', () => {
  function tabs(search: string) {
    const { result } = renderHook(() => ({ read: useTabAddress('u1'), where: useLocation() }), {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/admin/users/u1${search}`]}>{children}</MemoryRouter>
      ),
    });
    return { read: () => result.current.read, where: () => result.current.where.search };
  }

  it.each([
    ['', 'data'],
    ['?tab=unknown', 'data'],
    ['?tab=toString', 'data'],
    ['?tab=listings', 'listings'],
  ])('reads the tab of "%s" as %s', (search, tab) => {
    expect(tabs(search).read().tab).toBe(tab);
  });

  it.each([
    ['?page=2', 2],
    ['?page=0', 1],
    ['?page=1.5', 1],
    ['', 1],
  ])('reads the page of "%s" as %d', (search, page) => {
    expect(tabs(search).read().page).toBe(page);
  });

  it('leads to pages of its tab, and opens another at its first page', () => {
    const { read, where } = tabs('?tab=listings&page=2');
    expect([1, 3].map((page) => read().hrefFor(page).split('?')[1])).toEqual([
      'tab=listings',
      'tab=listings&page=3',
    ]);
    act(() => read().select('data'));
    expect(where()).toBe('');
  });
});
