import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { fakeScreen } from '../map/screen.testing.ts';
import { fakeApi, forgetToasts, show, signOut, type Sent } from '../page.testing.tsx';
import { PublishPage } from './publish-page.tsx';

const DAY_MS = 86_400_000;
const pictures = ['i1', 'i2', 'i3'].map((id) => ({ id, width: 1280, height: 960, alt: '', placeholder: '' }));
const description =
  'Тих и слънчев двустаен апартамент с южно изложение, на пет минути от метрото и от парка. '
    .repeat(2)
    .trim();
export const aDraft = (part: Partial<OwnProperty> = {}): OwnProperty =>
  anOwnListing({
    status: 'draft',
    description,
    layout: 'two_room',
    constructionType: 'brick',
    heating: ['district'],
    smoking: 'no',
    availableFrom: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    images: pictures,
    ...part,
  });

const routes = [
  { path: '/edit-property/:id', element: <PublishPage /> },
  { path: '/create-property', element: <PublishPage /> },
  { path: '/my-properties', element: <h1>Моите обяви</h1> },
];
const Page = () => useRoutes(routes);

interface World {
  listing?: OwnProperty;
  step?: string;
  /** URL of the form, instead of a listing's step. */
  address?: string;
  allowance?: { used: number; limit: number | null };
  answer?: (request: Sent) => { status?: number; body: object } | undefined;
  /** With the replies of an earlier visit; forget them between tests. */
  isCacheShared?: boolean;
}

export function open({
  listing = aDraft(),
  step = 'place',
  address = `/edit-property/p1?step=${step}`,
  allowance = { used: 0, limit: 1 },
  answer,
  isCacheShared = false,
}: World = {}): Sent[] {
  const sent = fakeApi((request) => {
    const own = answer?.(request);
    if (own) return own;
    if (request.path === '/api/properties/allowance') return { body: { success: true, data: allowance } };
    if (request.method === 'PUT' && request.path === '/api/properties/p1')
      return { body: { success: true, data: { ...listing, ...(request.body as object), version: 2 } } };
    if (request.path.endsWith('/submit'))
      return {
        body: { success: true, data: { ...listing, status: 'pending' }, allowance: { used: 0, limit: 1 } },
      };
    if (request.path === '/api/properties/p1') return { body: { success: true, data: listing } };
    return { body: { success: true, data: [] } };
  });
  show(<Page />, address, { isCacheShared });
  return sent;
}
export const titleField = () => screen.findByRole('textbox', { name: /^Заглавие/u });
export const updates = (sent: Sent[]) =>
  sent
    .filter(({ method, path }) => method === 'PUT' && path === '/api/properties/p1')
    .map(({ body }) => body);
export const submissions = (sent: Sent[]) => sent.filter(({ path }) => path.endsWith('/submit'));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const append = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
/** Longer than the autosave debounce. */
export const AUTOSAVE = { timeout: 6000 };

/** jsdom has no layout: nothing intersects, and the preview map is not loaded. */
class NoIntersections implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe(): void {}
  disconnect(): void {}
}

export const step = () =>
  new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]).get('step');

export function prepareBrowser(): void {
  fakeDialogs();
  fakeScreen();
  Object.assign(globalThis, { IntersectionObserver: NoIntersections });
  Element.prototype.scrollIntoView = () => undefined;
}

export function leaveForm(): void {
  act(() => signOut());
  act(forgetToasts);
  localStorage.clear();
}
