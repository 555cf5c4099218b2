import { useRoutes } from '@pokriv/web-kit/router';
import { act, configure } from '@testing-library/react';

import { fakeApi, forgetToasts, show, signOut, type Sent } from '../page.testing.tsx';
import { DetailPage } from './detail-page.tsx';
import { everythingIsNear } from './near.testing.ts';

export const DetailRoutes = () => useRoutes([{ path: '/properties/:id', element: <DetailPage /> }]);

export const failure = (status: number, code: string, message = 'Не стана.', more = {}) => ({
  status,
  body: { success: false, code, message, ...more },
});
export const ok = (data: unknown) => ({ body: { success: true, data } });

/** Replies by path, optionally with a method in front. */
export type Answers = Record<string, { status?: number; body: unknown }>;

/** Opens a listing on a mock API; 404 for other paths. @returns the sent requests */
export function openPage(id: string, answers: Answers): Sent[] {
  const sent = fakeApi(({ method, path }) => {
    const address = (path.split('?')[0] ?? '').replace('/api/', '');
    return answers[`${method} ${address}`] ?? answers[address] ?? failure(404, 'NOT_FOUND');
  });
  show(<DetailRoutes />, `/properties/${id}`);
  return sent;
}

/** Text of the page, with plain spaces. */
export const shownText = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** Each test of the file begins with a visitor and leaves no stored value, mock or toast. */
export function withDetailPage(): void {
  // Rendering a whole page is slow beside other test files.
  configure({ asyncUtilTimeout: 8000 });
  jest.setTimeout(20_000);
  beforeAll(everythingIsNear);
  beforeEach(() => {
    signOut();
    localStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(forgetToasts);
  });
}
