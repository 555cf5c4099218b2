import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, renderHook } from '@testing-library/react';

import { useViewingsAddress } from './use-viewings-address.ts';

const open = (search: string) => {
  const { result } = renderHook(
    () => ({ address: useViewingsAddress(), where: useLocation(), goBack: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/before', `/viewings${search}`]} initialIndex={1}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  return {
    read: () => result.current.address,
    where: () => result.current.where.pathname + result.current.where.search,
    goBack: () => act(() => void result.current.goBack(-1)),
  };
};

describe('useViewingsAddress', () => {
  it.each([
    ['', 'coming', undefined],
    ['?tab=week&side=landlord', 'week', 'landlord'],
    ['?tab=past&side=tenant', 'past', 'tenant'],
    ['?tab=toString&side=toString', 'coming', undefined],
  ])('reads tab and side of "%s"', (search, tab, side) => {
    const { tab: readTab, side: readSide } = open(search).read();
    expect([readTab, readSide]).toEqual([tab, side]);
  });

  it.each([
    ['?week=2026-11-23', '2026-11-23'],
    ['?week=2026-13-01', sofiaDay(new Date())],
    ['?week=23.11.2026', sofiaDay(new Date())],
    ['', sofiaDay(new Date())],
  ])('reads the week of "%s"', (search, week) => {
    expect(open(search).read().week).toBe(week);
  });

  it.each([
    ['?viewing=v1&answer=coming', 'v1', 'coming'],
    ['?viewing=v1&answer=not-coming', 'v1', 'not-coming'],
    ['?answer=yes', undefined, undefined],
  ])('reads the answer of a mail in "%s"', (search, viewingId, answer) => {
    const read = open(search).read();
    expect([read.viewingId, read.answer]).toEqual([viewingId, answer]);
  });

  it('changes what is named and keeps the rest; Back returns', () => {
    const { read, where, goBack } = open('?tab=week&side=tenant');
    act(() => read().change({ week: '2026-11-23', side: '' }));
    expect(where()).toBe('/viewings?tab=week&week=2026-11-23');
    act(() => read().change({ tab: undefined, week: undefined }));
    expect(where()).toBe('/viewings');
    goBack();
    expect(where()).toBe('/viewings?tab=week&week=2026-11-23');
  });

  it('forgets an answer without a step for Back', () => {
    const { read, where, goBack } = open('?viewing=v1&answer=coming');
    act(() => read().forgetAnswer());
    expect(where()).toBe('/viewings?viewing=v1');
    goBack();
    expect(where()).toBe('/before');
  });
});
