import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen } from '@testing-library/react';

import { anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, forgetToasts, signInAs, signOut, type Sent } from '../page.testing.tsx';

type Reply = { status?: number; body: unknown };

export const noThreads: Reply = {
  body: {
    success: true,
    data: [],
    pagination: { page: 1, limit: 50, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
  },
};

/** Stubs the API with these listings of the user. @param also answers before the stub does */
export function have(
  listings: OwnProperty[],
  also: (sent: Sent) => Reply | Promise<Reply> | undefined = () => undefined,
) {
  const counts: Record<string, number> = {};
  for (const { status } of listings) counts[status] = (counts[status] ?? 0) + 1;
  return fakeApi((sent) => {
    const own = also(sent);
    if (own) return own;
    if (sent.path.startsWith('/api/threads')) return noThreads;
    if (!sent.path.startsWith('/api/properties/my-properties'))
      return { body: { success: true, data: { used: 1, limit: 3 } } };
    const status = new URL(sent.path, 'http://x').searchParams.get('status');
    const data = listings.filter((one) => (status ? one.status === status : one.status !== 'deleted'));
    return {
      body: {
        success: true,
        data,
        counts,
        hiddenByReports: listings.filter(isHiddenByReports).length,
        pagination: { page: 1, limit: 20, total: data.length, totalPages: 1, hasNext: false, hasPrev: false },
      },
    };
  });
}

export const active = anOwnListing({ id: 'a', title: 'Активната', status: 'active' });
export const paused = anOwnListing({ id: 'p', title: 'Спряната', status: 'paused' });

/** Card of a listing. */
export const row = (title: string) => screen.getByText(title).closest('article') as HTMLElement;

/** Each test of the file begins with a signed-in landlord and leaves no session, stored value or toast. */
export function withLandlord(): void {
  beforeAll(fakeDialogs);
  beforeEach(() => signInAs('landlord'));
  afterEach(() => {
    act(() => signOut());
    localStorage.clear();
    act(forgetToasts);
  });
}
