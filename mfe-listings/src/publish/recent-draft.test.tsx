import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, show, signInAs } from '../page.testing.tsx';
import { RecentDraft } from './recent-draft.tsx';

const MINUTE_MS = 60_000;
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1, hasNext: false, hasPrev: false };
const aDraft = (minutesAgo: number, title?: string) =>
  anOwnListing({
    id: `d${minutesAgo}`,
    status: 'draft',
    title,
    propertyType: 'studio',
    images: [],
    updatedAt: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
  });
const have = (...data: ReturnType<typeof aDraft>[]) =>
  fakeApi(() => ({ body: { success: true, data, counts: {}, pagination } }));
const open = (isBegun = false) => show(<RecentDraft isBegun={isBegun}>празната форма</RecentDraft>);

beforeEach(() => signInAs('landlord'));

describe('new listing form', () => {
  it('offers a draft of the last hour before it opens', async () => {
    have(aDraft(50), aDraft(10));
    open();
    expect(await screen.findByText('Студио. Чернова, променена преди 10 минути.')).toBeVisible();
    expect(screen.queryByText('празната форма')).toBeNull();
    expect(screen.getByRole('link', { name: 'Продължи я' })).toHaveAttribute('href', '/edit-property/d10');
    await userEvent.click(screen.getByRole('button', { name: 'Започни нова' }));
    expect(screen.getByText('празната форма')).toBeVisible();
  });

  it('names the draft by its title and pictures', async () => {
    have({
      ...aDraft(10, 'Светъл двустаен'),
      images: [{ id: 'i1', width: 1280, height: 960, alt: '', placeholder: '' }],
    });
    open();
    expect(await screen.findByText(/^Светъл двустаен, 1.снимка\. Чернова/u)).toBeVisible();
  });

  it('opens at once when the last draft is older', async () => {
    have(aDraft(61, 'Светъл двустаен'));
    open();
    expect(await screen.findByText('празната форма')).toBeVisible();
  });

  it('opens at once when it has content', () => {
    const sent = have(aDraft(1));
    open(true);
    expect(screen.getByText('празната форма')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('opens when the drafts cannot be read', async () => {
    fakeApi(() => ({ status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } }));
    open();
    expect(await screen.findByText('празната форма')).toBeVisible();
  });
});
