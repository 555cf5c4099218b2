import { NewSavedFilter } from './saved-filter.ts';
import { filterAddress, type FilterPage } from './saved-filter-options.ts';

const check = (page: string, query: Record<string, unknown>, name = 'Филтър') =>
  NewSavedFilter.safeParse({ name, page, query });
const problemsOf = (page: string, query: Record<string, unknown>, name?: string) =>
  check(page, query, name).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('NewSavedFilter', () => {
  it.each<[FilterPage, Record<string, string>]>([
    ['queue', { kind: 'revision', assigned: 'free', sort: 'risky_first' }],
    ['queue', { status: 'all', query: 'Лозенец' }],
    ['listings', { status: 'expired', city: 'sofia', propertyType: 'room', ownerId: 'u1', sort: 'views' }],
    ['reports', { view: 'all', status: 'resolved', reporterId: 'u2', sort: 'oldest' }],
    ['reports', { type: 'fake' }],
    ['users', { role: 'landlord', state: 'suspended', plan: 'business', days: '7', sort: 'last_seen' }],
  ])('keeps the address of %s as it is: %j', (page, query) => {
    expect(check(page, query).data).toEqual({ name: 'Филтър', page, query });
  });

  it.each([
    ['an unknown parameter', 'queue', { redirect: 'https://example.com' }, 'query'],
    ['a parameter of another page', 'users', { status: 'active' }, 'query'],
    ['a number of a page', 'listings', { page: '3' }, 'query'],
    ['an unknown state', 'queue', { status: '//example.com' }, 'query.status'],
    ['another view', 'reports', { view: 'https://example.com' }, 'query.view'],
    ['a text of 101 characters', 'listings', { query: 'а'.repeat(101) }, 'query.query'],
    ['a list of values', 'queue', { status: ['all'] }, 'query.status'],
    ['no filter', 'queue', {}, 'query'],
    ['an unknown page', 'https://example.com', { status: 'all' }, 'page'],
  ])('refuses %s', (_what, page, query, problem) => {
    expect(problemsOf(page, query)).toContain(problem);
  });

  it.each([
    ['an empty name', ' '],
    ['a name of 41 characters', 'а'.repeat(41)],
    ['a name with a hidden direction', 'а\u202Eб'],
  ])('refuses %s', (_what, name) => {
    expect(problemsOf('queue', { status: 'all' }, name)).toEqual(['name']);
  });

  it('takes a name of 40 characters', () => {
    expect(problemsOf('queue', { status: 'all' }, 'а'.repeat(40))).toEqual([]);
  });
});

describe('filterAddress', () => {
  it('leads to the page of the filter, whatever its values hold', () => {
    expect(filterAddress('queue', { query: 'a&status=all#x' })).toBe(
      '/admin/properties?query=a%26status%3Dall%23x',
    );
  });
});
