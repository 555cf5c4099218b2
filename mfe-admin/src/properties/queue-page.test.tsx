import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aListing } from '../listing.testing.ts';
import {
  aFile,
  aQueue,
  decisionsIn,
  listingAnswers,
  queueRoutes as routes,
  readyButton,
} from './queue.testing.tsx';

const person = userEvent.setup();
const three = ['p1', 'p2', 'p3'].map((id) => aListing(id));
const standard = { ...listingAnswers(three), 'GET /admin/properties': aQueue(three, 26, 1) };

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('QueuePage', () => {
  it('shows a not-found state for a deleted listing and links to the list', async () => {
    fakeBackend({
      ...standard,
      'GET /properties/p9': answer.refused(404, 'NOT_FOUND', 'Обявата не е намерена.'),
    });
    renderAt('/admin/properties/p9?status=active', routes);
    expect(await screen.findByText('Няма такава обява')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към обявите' })).toHaveAttribute(
      'href',
      '/admin/properties?status=active',
    );
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });

  it('lists waiting listings, oldest first', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
    expect(screen.getByText('26 обяви')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({
      call: 'GET /admin/properties',
      query: { status: 'pending', sort: 'oldest', page: '1' },
    });
  });

  it('shows the rents of the list and of the open listing in both currencies', async () => {
    fakeBackend(standard);
    const sums = (place: HTMLElement) =>
      place.textContent.replaceAll('\u00a0', ' ').match(/1 200 лв\. \/ 613,55 €/gu)?.length;
    const list = renderAt('/admin/properties', routes);
    const rows = await screen.findAllByRole('link', { name: /Обява p\d/u });
    expect(rows.map(sums)).toEqual([1, 1, 1]);
    list.unmount();
    renderAt('/admin/properties/p1', routes);
    expect(sums(await screen.findByRole('article'))).toBe(2);
  });

  it('keeps status, query and page in the address', async () => {
    const calls = fakeBackend({ 'GET /admin/properties': aQueue(three, 61) });
    renderAt('/admin/properties?status=active&query=море&page=2', routes);
    await screen.findByText('Обява p1');
    expect(calls[0]).toMatchObject({
      call: 'GET /admin/properties',
      query: { status: 'active', query: 'море', page: '2', sort: 'newest' },
    });
    expect(screen.getByRole('link', { name: 'Активни' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Отдадени' })).toHaveAttribute(
      'href',
      `/admin/properties?status=rented&query=${encodeURIComponent('море')}`,
    );
  });

  it('shows an empty state when nothing waits', async () => {
    fakeBackend({ 'GET /admin/properties': answer.list([]) });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Няма обяви в това състояние')).toBeInTheDocument();
  });

  it('offers a retry when the queue fails to load', async () => {
    fakeBackend({
      'GET /admin/properties': answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.'),
    });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    fakeBackend(standard);
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
  });

  it('lists pending changes under their own address, with count and badge', async () => {
    const revision = { status: 'pending' as const, at: '2026-01-06T10:00:00.000Z', changed: ['title'] };
    const changed = aListing('p1', { status: 'active', revision });
    const calls = fakeBackend({
      'GET /admin/properties': aQueue([changed], 26, 1),
    });
    renderAt('/admin/properties?kind=revision', routes);
    const row = await screen.findByRole('link', { name: /Обява p1/u });
    expect(within(row).getByText('Промяна')).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/admin/properties/p1?kind=revision');
    expect(calls[0]).toMatchObject({ query: { kind: 'revision', sort: 'oldest', page: '1' } });
    expect(calls[0]?.query).not.toHaveProperty('status');
    const chip = screen.getByRole('link', { name: 'Променени (1)' });
    expect(chip).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Чакат одобрение (26)' })).toHaveAttribute(
      'href',
      '/admin/properties',
    );
  });

  it('shows pending changes first', async () => {
    const revision = { status: 'pending' as const, at: '2026-01-06T10:00:00.000Z', changed: ['title'] };
    const changed = aListing('p1', { status: 'active', revision });
    fakeBackend({
      ...listingAnswers([changed]),
      'GET /admin/properties': aQueue([changed], 1, 1),
      'GET /properties/p1/revision': answer.one([{ field: 'title', before: 'Старо', after: 'Обява p1' }]),
    });
    renderAt('/admin/properties/p1?kind=revision', routes);
    await screen.findByText('Старо');
    const headings = within(screen.getByRole('article')).getAllByRole('heading');
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Обява p1',
      'Промени по публикувана обява',
    ]);
  });

  it('highlights contact data in a description and flags it as a risk', async () => {
    const listing = aListing('p1', { title: 'Двустаен 0888 445 512', description: 'Пишете на ivan@abv.bg.' });
    const found = [
      { field: 'title', kind: 'phone', text: '0888 445 512' },
      { field: 'description', kind: 'email', text: 'ivan@abv.bg' },
    ];
    fakeBackend({
      ...listingAnswers([listing]),
      'GET /admin/properties': aQueue([listing]),
      'GET /admin/properties/p1/file': aFile({ risks: [{ kind: 'contact_data', found }] }),
    });
    renderAt('/admin/properties/p1', routes);
    const panel = within(await screen.findByRole('region', { name: 'Рискове' }));
    expect(panel.getByText('Контакти в текста')).toBeInTheDocument();
    expect(panel.getByText('телефон в заглавието')).toBeInTheDocument();
    const marks = [...document.querySelectorAll('article mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['0888 445 512', 'ivan@abv.bg']);
    expect(screen.getByRole('heading', { name: 'Двустаен 0888 445 512' })).toBeInTheDocument();
  });

  it('requires a reason of ten characters', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties/p1', routes);
    await person.click(await readyButton('Премахни'));
    await person.type(screen.getByRole('textbox', { name: /Текст до собственика/u }), 'Кратко');
    await person.click(screen.getByRole('button', { name: 'Премахни обявата' }));
    expect(await screen.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    expect(decisionsIn(calls)).toEqual([]);
  });

  it('navigates and decides by shortcuts, also on a Cyrillic layout', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.keyboard('j');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('[KeyJ]');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('k');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('j');
    await readyButton('Одобри');
    await person.keyboard('а[KeyA]');
    await arriveAt('/admin/properties/p3');
    await readyButton('Върни');
    await person.keyboard('r');
    expect(screen.getByRole('dialog', { name: 'Защо връщате обявата?' })).toBeInTheDocument();
  });

  it('ignores shortcuts while typing or when they are turned off', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.type(screen.getByRole('searchbox'), 'j');
    await arriveAt('/admin/properties');
    await person.click(screen.getByRole('button', { name: 'Клавишите работят', hidden: true }));
    await person.keyboard('j');
    await arriveAt('/admin/properties');
  });

  it('disables decisions on a listing that another moderator has open', async () => {
    const held = 'В момента обявата се преглежда от Анна Колева.';
    fakeBackend({ ...standard, 'PUT /admin/properties/p1/lease': answer.refused(409, 'CONFLICT', held) });
    renderAt('/admin/properties/p1', routes);
    expect(await screen.findByText(held)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
  });

  it('drops the lease when the listing is closed', async () => {
    const calls = fakeBackend(standard);
    const { unmount } = renderAt('/admin/properties/p1', routes);
    await screen.findByRole('button', { name: 'Одобри' });
    unmount();
    await waitFor(() => expect(calls.at(-1)?.call).toBe('DELETE /admin/properties/p1/lease'));
  });

  it('shows risks with their evidence and the record of the owner', async () => {
    const other = { id: 'p9', title: 'Чужда обява', status: 'active', ownerName: 'Мария Илиева' };
    const risks = [
      { kind: 'similar_picture', distance: 3, picture: 'a1', otherPicture: 'b2', other },
      { kind: 'scam_phrase', phrases: ['ключ по куриер'] },
    ];
    fakeBackend({ ...standard, 'GET /admin/properties/p1/file': aFile({ risks }) });
    renderAt('/admin/properties/p1', routes);
    const panel = await screen.findByRole('region', { name: 'Рискове' });
    expect(within(panel).getByRole('img', { name: 'Обява на Мария Илиева' })).toHaveAttribute(
      'src',
      '/media/b2-640.webp',
    );
    expect(within(panel).getByText('Почти еднакви: разлика 3 от 64')).toBeInTheDocument();
    expect(within(panel).getByText('ключ по куриер')).toBeInTheDocument();
    const record = screen.getByRole('region', { name: 'Собственик' });
    expect(within(record).getByText('5 одобрени')).toBeInTheDocument();
    expect(within(record).getByText('Активна: 2 · Върната за корекции: 1')).toBeInTheDocument();
  });
});
