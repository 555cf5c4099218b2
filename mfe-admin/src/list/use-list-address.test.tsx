import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { renderHook } from '@testing-library/react';

import { useListAddress } from './use-list-address.ts';

const statuses = { open: 'Отворени', closed: 'Приключени' };
const read = (search: string) =>
  renderHook(() => useListAddress(statuses, 'open'), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/admin${search}`]}>{children}</MemoryRouter>,
  }).result.current;

describe('useListAddress', () => {
  it.each([
    ['', 'open', 'open'],
    ['?status=closed', 'closed', 'closed'],
    ['?status=all', 'all', undefined],
    ['?status=unknown', 'open', 'open'],
    ['?status=toString', 'open', 'open'],
    ['?status=', 'open', 'open'],
  ])('reads the state of "%s" as %s', (search, choice, status) => {
    expect(read(search)).toMatchObject({ choice, status });
  });

  it.each([
    ['?page=2', 2],
    ['?page=1', 1],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1.5', 1],
    ['?page=x', 1],
    ['', 1],
  ])('reads the page of "%s" as %d', (search, page) => {
    expect(read(search).page).toBe(page);
  });

  it('reads the words without spaces around them', () => {
    expect(read('?query=+иван+').query).toBe('иван');
    expect(read('').query).toBe('');
  });

  it.each([
    ['a page', { page: 3 }, '?status=closed&query=a&page=3'],
    ['the first page', { page: 1 }, '?status=closed&query=a'],
    ['another state, from the first page', { status: 'open' }, '?query=a'],
    ['every state', { status: 'all' }, '?status=all&query=a'],
    ['other words, from the first page', { query: 'b' }, '?status=closed&query=b'],
    ['no words', { query: '' }, '?status=closed'],
    ['nothing else', {}, '?status=closed&query=a&page=2'],
  ] as const)('leads to %s', (_what, change, search) => {
    expect(read('?status=closed&query=a&page=2').searchFor(change)).toBe(search);
  });

  it('leaves out what is usual', () => {
    expect(read('').searchFor({ status: 'open', query: '', page: 1 })).toBe('');
  });
});
