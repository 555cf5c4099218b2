import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { renderHook } from '@testing-library/react';

import { useQueueAddress } from './use-queue-address.ts';

describe('useQueueAddress', () => {
  const queue = (search: string) =>
    renderHook(useQueueAddress, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[`/admin${search}`]}>{children}</MemoryRouter>,
    }).result.current;

  it.each([
    ['', 'pending', 'pending'],
    ['?status=active', 'active', 'active'],
    ['?kind=revision', 'revision', 'revision'],
    ['?kind=other', 'pending', 'pending'],
    ['?status=all', 'all', undefined],
  ])('reads the list of "%s" as %s', (search, choice, status) => {
    expect(queue(search)).toMatchObject({ choice, status });
  });

  it('falls back to the longest waiting first for an unknown order', () => {
    expect(queue('?sort=toString').sort).toBe('oldest');
  });

  it.each([
    ['?kind=revision', { page: 2 }, '?page=2&kind=revision'],
    ['?kind=revision', { page: 1 }, '?kind=revision'],
    ['?kind=revision', { status: 'pending' }, ''],
    ['?kind=revision', { status: 'active' }, '?status=active'],
    ['', { status: 'revision' }, '?kind=revision'],
    ['?query=a', { status: 'revision' }, '?query=a&kind=revision'],
    ['?status=active', { page: 2 }, '?status=active&page=2'],
    ['?sort=risky_first', { page: 2 }, '?page=2&sort=risky_first'],
    ['?page=3', { sort: 'risky_last' }, '?sort=risky_last'],
    ['?sort=risky_last', { sort: 'oldest' }, ''],
    ['?kind=revision&sort=newest', {}, '?kind=revision&sort=newest'],
    ['?sort=newest', { status: 'active' }, '?status=active'],
    ['?page=3', { assigned: 'mine' }, '?assigned=mine'],
    ['?assigned=mine', { page: 2 }, '?page=2&assigned=mine'],
    ['?assigned=mine', { status: 'revision' }, '?kind=revision&assigned=mine'],
    ['?assigned=mine', { status: 'active' }, '?status=active'],
    ['?assigned=free&sort=newest', { assigned: '' }, '?sort=newest'],
    ['?status=active&assigned=mine', { page: 2 }, '?status=active&page=2'],
    ['?assigned=toString', { page: 2 }, '?page=2'],
  ] as const)('leads from "%s" with %j to "%s"', (search, change, next) => {
    expect(queue(search).searchFor(change)).toBe(next);
  });
});
