import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { renderHook } from '@testing-library/react';

import { useQueueAddress } from '../properties/use-queue-address.ts';
import { useListAddress } from './use-list-address.ts';

const statuses = { open: 'Отворени', closed: 'Приключени' };
const at = <Result,>(useAddress: () => Result, search: string): Result =>
  renderHook(useAddress, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/admin${search}`]}>{children}</MemoryRouter>,
  }).result.current;
const read = (search: string) => at(() => useListAddress(statuses, 'open'), search);

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

describe('useQueueAddress', () => {
  const queue = (search: string) => at(useQueueAddress, search);

  it.each([
    ['', 'pending', 'pending'],
    ['?status=active', 'active', 'active'],
    ['?kind=revision', 'revision', 'revision'],
    ['?kind=other', 'pending', 'pending'],
    ['?status=all', 'all', undefined],
  ])('reads the list of "%s" as %s', (search, choice, status) => {
    expect(queue(search)).toMatchObject({ choice, status });
  });

  it.each([
    ['?kind=revision', { page: 2 }, '?page=2&kind=revision'],
    ['?kind=revision', { page: 1 }, '?kind=revision'],
    ['?kind=revision', { status: 'pending' }, ''],
    ['?kind=revision', { status: 'active' }, '?status=active'],
    ['', { status: 'revision' }, '?kind=revision'],
    ['?query=a', { status: 'revision' }, '?query=a&kind=revision'],
    ['?status=active', { page: 2 }, '?status=active&page=2'],
  ] as const)('leads from "%s" with %j to "%s"', (search, change, next) => {
    expect(queue(search).searchFor(change)).toBe(next);
  });
});
