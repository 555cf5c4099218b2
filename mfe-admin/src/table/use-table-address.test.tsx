import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, renderHook } from '@testing-library/react';

import type { Filter } from './filter.ts';
import { useTableAddress } from './use-table-address.ts';

const shape = {
  path: '/admin/users',
  filters: [
    { name: 'role', label: 'Роля', options: { tenant: 'Наемател', landlord: 'Наемодател' } },
    { name: 'from', label: 'От', isDay: true },
    { name: 'city', label: 'Град' },
  ] as unknown as readonly Filter[],
  sorts: { newest: 'Най-нови', oldest: 'Най-стари' },
  defaultSort: 'newest',
};
function table(search: string, kept?: Record<string, string>) {
  const useRead = () => ({
    read: useTableAddress({ ...shape, ...(kept && { kept }) }),
    where: useLocation(),
  });
  const { result } = renderHook(useRead, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/admin/users${search}`]}>{children}</MemoryRouter>
    ),
  });
  return {
    read: () => result.current.read,
    where: () => result.current.where.pathname + result.current.where.search,
  };
}

describe('useTableAddress', () => {
  it.each([
    ['', {}],
    ['?role=tenant', { role: 'tenant' }],
    ['?role=unknown', {}],
    ['?role=toString', {}],
    ['?role=', {}],
    ['?from=2026-11-23', { from: '2026-11-23' }],
    ['?from=yesterday', {}],
    ['?city=sofia', { city: 'sofia' }],
    ['?other=1', {}],
  ])('reads the filters of "%s" as %j', (search, values) => {
    expect(table(search).read()).toMatchObject({ values, isNarrowed: Object.keys(values).length > 0 });
  });

  it.each([
    ['?sort=oldest', 'oldest'],
    ['?sort=unknown', 'newest'],
    ['?sort=toString', 'newest'],
    ['', 'newest'],
  ])('reads the order of "%s" as %s', (search, sort) => {
    expect(table(search).read().sort).toBe(sort);
  });

  it.each([
    ['?page=2', 2],
    ['?page=0', 1],
    ['?page=-3', 1],
    ['?page=2.5', 1],
    ['?page=x', 1],
  ])('reads the page of "%s" as %d', (search, page) => {
    expect(table(search).read().page).toBe(page);
  });

  it('is narrowed by words, of which it reads a hundred characters', () => {
    expect(table('?query=+иван+').read()).toMatchObject({ query: 'иван', isNarrowed: true });
    expect(table('?query=++').read()).toMatchObject({ query: '', isNarrowed: false });
    expect(table(`?query=${'a'.repeat(101)}`).read().query).toHaveLength(100);
  });

  it('asks the server for what the address names', () => {
    expect(table('?role=tenant&query=a&page=2').read().listQuery).toEqual({
      ...{ role: 'tenant', query: 'a', sort: 'newest', page: '2' },
    });
    expect(table('').read().listQuery).toEqual({ sort: 'newest', page: '1' });
  });

  it('leads to pages with its filters, and leaves out what is usual', () => {
    const { hrefFor } = table('?role=tenant&query=a&sort=oldest&page=2').read();
    expect(hrefFor(3)).toBe('/admin/users?role=tenant&query=a&sort=oldest&page=3');
    expect(hrefFor(1)).toBe('/admin/users?role=tenant&query=a&sort=oldest');
    expect(table('?sort=newest').read().hrefFor(1)).toBe('/admin/users');
    expect(table('', { tab: 'all' }).read().hrefFor(2)).toBe('/admin/users?tab=all&page=2');
  });

  it('changes a filter from the first page, and clears all but the order', () => {
    const { read, where } = table('?role=tenant&sort=oldest&page=2');
    act(() => read().change({ city: 'sofia', role: '' }));
    expect(where()).toBe('/admin/users?sort=oldest&city=sofia');
    act(() => read().clear());
    expect(where()).toBe('/admin/users?sort=oldest');
  });
});
