import { useRoutes } from '@pokriv/web-kit/router';
import { act } from '@testing-library/react';
import { useEffect } from 'react';

import { arriveAt, renderPage } from '../page.testing.tsx';
import { useInboxAddress, type InboxAddress } from './use-inbox-address.ts';

let address: InboxAddress;
function Reader() {
  const read = useInboxAddress();
  useEffect(() => {
    address = read;
  });
  return null;
}
const Routes = () =>
  useRoutes([
    { path: '/messages', element: <Reader /> },
    { path: '/messages/:id', element: <Reader /> },
  ]);
const at = (search: string, path = '/messages') => {
  renderPage(<Routes />, path + search);
  return address;
};

describe('useInboxAddress', () => {
  it('reads nothing from an address without filters', () => {
    const { filters, isNarrowed, threadId } = at('');
    expect(filters).toEqual({
      ...{ side: undefined, listingId: undefined, label: undefined },
      ...{ unread: false, archived: false, query: '', page: 1 },
    });
    expect([isNarrowed, threadId]).toEqual([false, undefined]);
  });

  it.each([
    ['side=landlord', { side: 'landlord' }],
    ['listingId=p-1', { listingId: 'p-1' }],
    ['label=chosen', { label: 'chosen' }],
    ['unread=true', { unread: true }],
    ['archived=true', { archived: true }],
    ['query=+ключ+', { query: 'ключ' }],
  ])('is narrowed by %s', (search, filter) => {
    const { filters, isNarrowed } = at(`?${search}`);
    expect(filters).toMatchObject(filter);
    expect(isNarrowed).toBe(true);
  });

  it.each([
    'side=constructor',
    'label=toString',
    'listingId=a%20b',
    `listingId=${'a'.repeat(65)}`,
    'unread=false',
    'archived=1',
    'query=++',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
  ])('ignores %s', (search) => {
    const { filters, isNarrowed, listHref } = at(`?${search}`);
    expect([isNarrowed, filters.page, listHref]).toEqual([false, 1, '/messages']);
  });

  it('keeps the filters while pages and threads are opened', () => {
    const { hrefForPage, hrefForThread, listHref } = at('?side=tenant&page=3', '/messages/t1');
    expect(hrefForPage(2)).toBe('/messages/t1?side=tenant&page=2');
    expect(hrefForPage(1)).toBe('/messages/t1?side=tenant');
    expect(hrefForThread('t2')).toBe('/messages/t2?side=tenant&page=3');
    expect(listHref).toBe('/messages?side=tenant&page=3');
    expect(at('?listingId=p1', '/messages/t1').listHref).toBe('/messages?listingId=p1');
  });

  it('goes to the first page of other filters, beside the open thread', async () => {
    at('?side=tenant&page=3', '/messages/t1');
    act(() => address.choose({ unread: true }));
    await arriveAt('/messages/t1?side=tenant&unread=true');
    act(() => address.clear());
    await arriveAt('/messages/t1');
  });
});
