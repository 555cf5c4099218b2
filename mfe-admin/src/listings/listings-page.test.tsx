import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, type RecordedCall, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { aListing } from '../listing.testing.ts';
import { cannedReasons } from '../messages.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { ListingsPage } from './listings-page.tsx';

const person = userEvent.setup();
const LIST = 'GET /properties/admin/all';
const open = (search = '') =>
  renderAt(`/admin/listings${search}`, [{ path: '/admin/listings', element: <ListingsPage /> }]);
const of = (parts: Partial<OwnProperty>) => answer.list([aListing('p1', parts)]);
const changes = (calls: readonly RecordedCall[]) => calls.filter(({ call }) => !call.startsWith('GET'));

async function openMenu() {
  await person.click(await screen.findByRole('button', { name: 'Действия за „Обява p1“' }));
}
async function choose(name: string) {
  await openMenu();
  await person.click(screen.getByRole('button', { name }));
}

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('ListingsPage', () => {
  it('requests the filters of the address', async () => {
    const calls = fakeBackend({ [LIST]: of({ status: 'deleted' }) });
    open('?status=deleted&city=varna&propertyType=room&ownerId=l1&query=море&sort=price_desc&page=2');
    const row = await screen.findByRole('row', { name: /Обява p1/u });
    expect(calls[0]?.query).toEqual({
      status: 'deleted',
      city: 'varna',
      propertyType: 'room',
      ownerId: 'l1',
      query: 'море',
      sort: 'price_desc',
      page: '2',
    });
    expect(within(row).getByText('№\u00a0104\u00a0233\u00a0517', { normalizer: String })).toBeVisible();
    expect(within(row).getByText('Изтрита')).toBeInTheDocument();
    expect(within(row).getByText('София')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Мария Петрова' })).toHaveAttribute(
      'href',
      '/admin/users/l1',
    );
    expect(screen.getByRole('columnheader', { name: 'Наем' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows the rent in both currencies, and none of a draft without it', async () => {
    fakeBackend({ [LIST]: answer.list([aListing('p1'), aListing('p2', { price: undefined })]) });
    open();
    const cells = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(await cells(/Обява p1/u)).toContain('1 200 лв. / 613,55 €1200 лева, 613 евро и 55 цента');
    expect((await cells(/Обява p2/u)).join()).not.toMatch(/лв|€|NaN/u);
  });

  it('shows the owner filter as a chip that can be removed', async () => {
    fakeBackend({ [LIST]: of({}) });
    open('?ownerId=l1&status=active');
    const chip = await screen.findByRole('button', { name: /Собственик: Мария Петрова/u });
    await person.click(chip);
    await arriveAt('/admin/listings?status=active');
  });

  it('links to moderation and to the public page', async () => {
    fakeBackend({ [LIST]: of({ status: 'active' }) });
    open();
    await openMenu();
    expect(screen.getByRole('link', { name: 'Отвори за модериране' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(screen.getByRole('link', { name: 'Виж като посетител' })).toHaveAttribute(
      'href',
      '/properties/p1?adminPreview=true',
    );
  });

  it('removes a listing with a reason', async () => {
    const calls = fakeBackend({
      [LIST]: of({ status: 'active' }),
      'PUT /admin/properties/p1/remove': answer.one(aListing('p1', { status: 'removed' })),
    });
    open();
    await choose('Премахни');
    const dialog = within(screen.getByRole('dialog', { name: 'Защо премахвате обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox'), 'prohibited');
    await person.click(dialog.getByRole('button', { name: 'Премахни обявата' }));
    await waitFor(() => expect(undoBar().getByText('Премахната')).toBeInTheDocument());
    expect(changes(calls)).toEqual([]);
    closeTab();
    expect(await screen.findByText('Обявата е премахната.')).toBeInTheDocument();
    expect(changes(calls)).toMatchObject([
      { call: 'PUT /admin/properties/p1/remove', body: { reason: cannedReasons.prohibited } },
    ]);
  });

  it('keeps the reason of an undone removal, and sends it then', async () => {
    const calls = fakeBackend({
      [LIST]: of({ status: 'active' }),
      'PUT /admin/properties/p1/remove': answer.one(aListing('p1', { status: 'removed' })),
    });
    open();
    await choose('Премахни');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Защо премахвате обявата?' }));
    await fillIn(dialog().getByRole('textbox', { name: /^Текст до собственика/u }), 'Чужди снимки са.');
    await person.click(dialog().getByRole('button', { name: 'Премахни обявата' }));
    await waitFor(() => expect(undoBar().getByText('Премахната')).toBeInTheDocument());
    await person.keyboard('z');
    await choose('Премахни');
    expect(dialog().getByRole('textbox', { name: /^Текст до собственика/u })).toHaveValue('Чужди снимки са.');
    await person.click(dialog().getByRole('button', { name: 'Премахни обявата' }));
    await waitFor(() => expect(undoBar().getByText('Премахната')).toBeInTheDocument());
    closeTab();
    await waitFor(() =>
      expect(calls.filter(({ call }) => call.endsWith('/remove'))).toMatchObject([
        { body: { reason: 'Чужди снимки са.' } },
      ]),
    );
  });

  it.each([
    ['removed', 'Върни', 'PUT /admin/properties/p1/reinstate', 'Обявата отново е активна.'],
    ['deleted', 'Възстанови', 'POST /properties/p1/restore', 'Обявата е възстановена.'],
  ] as const)('brings a listing in %s back', async (status, name, call, text) => {
    const calls = fakeBackend({ [LIST]: of({ status }), [call]: answer.one(aListing('p1')) });
    open();
    await choose(name);
    expect(undoBar().getByText('Възстановена')).toBeInTheDocument();
    expect(changes(calls)).toEqual([]);
    closeTab();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(changes(calls).map((one) => one.call)).toEqual([call]);
    await waitFor(() => expect(calls.at(-1)?.call).toBe(LIST));
  });

  it('deletes a listing after confirmation', async () => {
    const calls = fakeBackend({
      [LIST]: of({ status: 'active' }),
      'DELETE /properties/p1': answer.one(aListing('p1', { status: 'deleted' })),
    });
    open();
    await choose('Изтрий');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Изтриване на обява' }));
    expect(changes(calls)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Изтрий' }));
    expect(undoBar().getByText('Изтрита')).toBeInTheDocument();
    closeTab();
    expect(await screen.findByText('Обявата е изтрита.')).toBeInTheDocument();
    expect(changes(calls).map(({ call }) => call)).toEqual(['DELETE /properties/p1']);
  });

  it('marks the row until the step is sent, and Z takes it back', async () => {
    const calls = fakeBackend({ [LIST]: of({ status: 'removed' }) });
    const { unmount } = open();
    await choose('Върни');
    const row = within(screen.getByRole('row', { name: /Обява p1/u }));
    expect(row.getByText('Възстановена')).toBeInTheDocument();
    await openMenu();
    expect(screen.queryByRole('button', { name: 'Върни' })).toBeNull();
    await person.keyboard('{Escape}z');
    expect(queryUndoBar()).toBeNull();
    expect(row.getByText('Премахната')).toBeInTheDocument();
    unmount();
    expect(changes(calls)).toEqual([]);
  });

  it('names a refused listing and revalidates when its state has changed', async () => {
    const calls = fakeBackend({
      [LIST]: of({ status: 'removed' }),
      'PUT /admin/properties/p1/reinstate': answer.refused(409, 'INVALID_TRANSITION', 'Не може.'),
    });
    open();
    await choose('Върни');
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 обява без решение' }));
    expect(refused.getByRole('listitem')).toHaveTextContent('Обява p1: Не може.');
    await waitFor(() => expect(calls.filter(({ call }) => call === LIST)).toHaveLength(2));
  });

  it('shows the empty state and the error state', async () => {
    fakeBackend({ [LIST]: answer.list([]) });
    const { unmount } = open('?status=deleted');
    expect(await screen.findByText('Няма нищо по тези филтри')).toBeInTheDocument();
    unmount();
    fakeBackend({ [LIST]: answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.') });
    open();
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});
