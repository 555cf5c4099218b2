import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, forgetToasts, show, signOut } from '../page.testing.tsx';
import { ListingLinkPage } from './listing-link-page.tsx';
import { readLinkAction } from './read-link-action.ts';

const tokenOf = (value: unknown) =>
  `${btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
const renew = tokenOf({ listingId: 'p1', action: 'renew', period: 1, until: 2 });
const rent = tokenOf({ listingId: 'p1', action: 'rent', period: 1, until: 2 });
const open = (token: string) =>
  show(<ListingLinkPage />, `/listing-link?${new URLSearchParams({ token }).toString()}`);
const done = (part: object) => ({
  body: {
    success: true,
    data: { id: 'p1', title: 'Светъл двустаен', expiresAt: '2027-01-20T10:00:00.000Z', ...part },
  },
});

beforeEach(() => signOut());
afterEach(() => act(forgetToasts));

describe('ListingLinkPage', () => {
  it('does nothing before the button is pressed', async () => {
    const sent = fakeApi(() => done({ action: 'renew', status: 'active' }));
    open(renew);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Още ли е свободно жилището?' }),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Да, още е свободно' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Обявата е подновена' })).toBeInTheDocument();
    expect(screen.getByText(/е публикувана до 20 януари 2027/u)).toBeInTheDocument();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/properties/links', { token: renew }],
    ]);
    expect(screen.getByRole('link', { name: 'Виж обявата' })).toHaveAttribute('href', '/properties/p1');
  });

  it('tells when the renewal waits for a moderator', async () => {
    fakeApi(() => done({ action: 'renew', status: 'pending', expiresAt: null }));
    open(renew);
    await userEvent.click(screen.getByRole('button', { name: 'Да, още е свободно' }));
    expect(await screen.findByText('Обявата чака одобрение')).toBeInTheDocument();
  });

  it('marks a listing as rented and links to my listings', async () => {
    fakeApi(() => done({ action: 'rent', status: 'rented' }));
    open(rent);
    await userEvent.click(screen.getByRole('button', { name: 'Отдадена е' }));
    expect(await screen.findByText('Обявата е отбелязана като отдадена')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Моите обяви' })).toHaveAttribute('href', '/my-properties');
    expect(screen.queryByRole('link', { name: 'Виж обявата' })).toBeNull();
  });

  it.each([
    [409, 'CONFLICT', 'Връзката вече е използвана'],
    [410, 'GONE', 'Връзката е изтекла'],
    [400, 'BAD_REQUEST', 'Връзката е невалидна'],
    [404, 'NOT_FOUND', 'Обявата я няма'],
  ])('shows a %i %s as „%s“', async (status, code, title) => {
    fakeApi(() => ({ status, body: { success: false, code, message: 'Отказ.' } }));
    open(renew);
    await userEvent.click(screen.getByRole('button', { name: 'Да, още е свободно' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).toBeNull();
  });

  it('shows the server’s reason for a refusal', async () => {
    const message = 'Достигнахте лимита от 1 обява.';
    fakeApi(() => ({ status: 403, body: { success: false, code: 'LISTING_LIMIT_REACHED', message } }));
    open(renew);
    await userEvent.click(screen.getByRole('button', { name: 'Да, още е свободно' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('offers a retry when the server does not answer', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 503, body: { success: false, code: 'UNAVAILABLE', message: 'Опитайте по-късно.' } }
        : done({ action: 'rent', status: 'rented' }),
    );
    open(rent);
    await userEvent.click(screen.getByRole('button', { name: 'Отдадена е' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Обявата е отбелязана като отдадена')).toBeInTheDocument();
  });

  it.each(['', 'нищо', 'e30.signature', tokenOf({ action: 'delete' }), tokenOf(null)])(
    'treats „%s“ as a broken link',
    (token) => {
      const sent = fakeApi(() => done({}));
      open(token);
      expect(screen.getByText('Връзката е невалидна')).toBeInTheDocument();
      expect(screen.queryByRole('button')).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('decodes a token with letters of any script', () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ title: 'Ъгъл', action: 'rent' }));
    expect(readLinkAction(`${btoa(String.fromCharCode(...bytes))}.x`)).toBe('rent');
    expect(readLinkAction(null)).toBeUndefined();
  });
});
