import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { yearAfter } from '../lease/lease-days.ts';
import { fakeApi, forgetToasts, show, signOut } from '../page.testing.tsx';
import { ListingLinkPage } from './listing-link-page.tsx';
import { readLink } from './read-link.ts';

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
    expect(readLink(`${btoa(String.fromCharCode(...bytes))}.x`)).toEqual({ action: 'rent' });
    expect(readLink(null)).toBeUndefined();
  });
});

describe('ListingLinkPage about a lease', () => {
  const leaseEnd = '2099-06-01';
  const relist = tokenOf({ listingId: 'p1', action: 'relist', leaseEnd, until: 2 });
  const prolong = (end = leaseEnd) =>
    tokenOf({ listingId: 'p1', action: 'prolong', leaseEnd: end, until: 2 });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const near = sofiaDay(new Date(Date.now() + 30 * 86_400_000));

  it('publishes the home again, free from the end of the lease', async () => {
    const reply = { action: 'relist', status: 'active', availableFrom: leaseEnd };
    const sent = fakeApi(() => done(reply));
    open(relist);
    expect(
      screen.getByText(/отдадено до 1 юни 2099.г\. .* свободна от 1 юни 2099.г\.$/u),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Пусни обявата отново');
    expect(await screen.findByRole('heading', { name: 'Обявата е публикувана отново' })).toBeInTheDocument();
    expect(screen.getByText(/до 20 януари 2027.г\. .* свободно от 1 юни 2099.г\.$/u)).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ token: relist }]);
  });

  it.each([
    ['active', 'Обявата вече е публикувана'],
    ['pending', 'Обявата вече чака одобрение'],
  ])('says that nothing was changed when the listing is %s already', async (status, title) => {
    fakeApi(() => done({ action: 'relist', status, isRepeated: true }));
    open(relist);
    await press('Пусни обявата отново');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/Сега не променихме нищо\.$/u)).toBeInTheDocument();
  });

  it('suggests a year more, and sends the day that is chosen', async () => {
    const sent = fakeApi(() => done({ action: 'prolong', status: 'rented', leaseEnd: '2099-06-01' }));
    open(prolong(near));
    const field = screen.getByLabelText('Договорът е до');
    expect(field).toHaveValue(yearAfter(near));
    fireEvent.change(field, { target: { value: near } });
    await press('Договорът е удължен');
    expect(await screen.findByText(/остава отдадена до 1 юни 2099.г\.$/u)).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ token: prolong(near), leaseEnd: near }]);
  });

  it('sends an emptied day as not known, and none that has passed', async () => {
    const sent = fakeApi(() => done({ action: 'prolong', status: 'rented', leaseEnd: null }));
    open(prolong(near));
    const field = screen.getByLabelText('Договорът е до');
    fireEvent.change(field, { target: { value: '2026-01-01' } });
    await press('Договорът е удължен');
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
    fireEvent.change(field, { target: { value: '' } });
    await press('Договорът е удължен');
    expect(await screen.findByRole('heading', { name: 'Обявата остава отдадена' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ token: prolong(near), leaseEnd: null }]);
  });

  it('shows why the server refuses a day, with the day kept', async () => {
    const message = 'Изберете ден след днешния.';
    fakeApi(() => ({ status: 422, body: { success: false, code: 'UNPROCESSABLE', message } }));
    open(prolong(near));
    await press('Договорът е удължен');
    const field = await screen.findByLabelText('Договорът е до');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toHaveValue(yearAfter(near));
  });

  it.each([
    ['CONFLICT', 'Краят на договора е друг.'],
    ['INVALID_TRANSITION', 'Обявата вече не е отбелязана като отдадена.'],
  ])('tells the reason of a %s, not that the link was used', async (code, message) => {
    fakeApi(() => ({ status: 409, body: { success: false, code, message } }));
    open(relist);
    await press('Пусни обявата отново');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Това не може да стане сега' })).toBeInTheDocument();
  });

  it('sends the same day again on retry', async () => {
    let isDown = true;
    const sent = fakeApi(() =>
      isDown
        ? { status: 503, body: { success: false, code: 'UNAVAILABLE', message: 'По-късно.' } }
        : done({ action: 'prolong', status: 'rented', leaseEnd: near }),
    );
    open(prolong(near));
    await press('Договорът е удължен');
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    await screen.findByRole('heading', { name: 'Договорът е удължен' });
    const asked = sent.filter(({ path }) => path === '/api/properties/links').map(({ body }) => body);
    expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([
    [{ action: 'relist' }],
    [{ action: 'prolong', leaseEnd: 'soon' }],
    [{ action: 'relist', leaseEnd: 20_990_601 }],
  ])('treats %j as a broken link', (payload) => {
    expect(readLink(tokenOf(payload))).toBeUndefined();
  });

  it('knows the day of the next year, also of a leap day', () => {
    expect([yearAfter('2027-06-01'), yearAfter('2028-02-29')]).toEqual(['2028-06-01', '2029-02-28']);
  });
});
