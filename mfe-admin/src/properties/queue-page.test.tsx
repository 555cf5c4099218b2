import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, type Asked, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { cannedReasons } from '../messages.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aListing } from '../listing.testing.ts';
import { QueuePage } from './queue-page.tsx';

const person = userEvent.setup();
const routes = [
  { path: '/admin/properties', element: <QueuePage /> },
  { path: '/admin/properties/:id', element: <QueuePage /> },
];
const three = ['p1', 'p2', 'p3'].map((id) => aListing(id));
const aFile = (parts: object = {}) =>
  answer.one({
    risks: [],
    lease: null,
    owner: {
      id: 'o1',
      name: 'Иван Петров',
      email: 'ivan@demo.bg',
      memberSince: '2026-01-05T10:00:00.000Z',
      isHidden: false,
      listings: { active: 2, rejected: 1 },
      approved: 5,
      rejected: 1,
      removed: 0,
    },
    ...parts,
  });
const aLease = answer.one({
  holder: { id: 'admin', name: 'Админ' },
  until: '2096-01-01T00:00:00.000Z',
  isMine: true,
});
const decided = (asked: readonly Asked[]) =>
  asked.filter(({ call }) => call.startsWith('PUT') && !call.endsWith('/lease'));
const standard = {
  ...Object.fromEntries(
    ['p1', 'p2', 'p3'].flatMap((id) => [
      [`GET /admin/properties/${id}/file`, aFile()],
      [`GET /properties/${id}/promotions`, answer.one([])],
      [`PUT /admin/properties/${id}/lease`, aLease],
      [`DELETE /admin/properties/${id}/lease`, answer.one(null)],
    ]),
  ),
  'GET /admin/properties': answer.list(three, 26),
  'GET /properties/p1': answer.one(three[0]),
  'GET /properties/p2': answer.one(three[1]),
  'GET /properties/p3': answer.one(three[2]),
  'GET /properties/p1/history': answer.one([]),
  'GET /properties/p2/history': answer.one([]),
  'GET /properties/p3/history': answer.one([]),
};

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('the moderation queue', () => {
  it('says that a listing is gone, and leads back to the list', async () => {
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

  it('shows what waits, oldest first', async () => {
    const asked = fakeBackend(standard);
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
    expect(screen.getByText('26 обяви')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({
      call: 'GET /admin/properties',
      query: { status: 'pending', sort: 'oldest', page: '1' },
    });
  });

  it('keeps status, query and page in the address', async () => {
    const asked = fakeBackend({ 'GET /properties/admin/all': answer.list(three, 61) });
    renderAt('/admin/properties?status=active&query=море&page=2', routes);
    await screen.findByText('Обява p1');
    expect(asked[0]).toMatchObject({
      call: 'GET /properties/admin/all',
      query: { status: 'active', query: 'море', page: '2', sort: 'newest' },
    });
    expect(screen.getByRole('link', { name: 'Активна' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Отдадена' })).toHaveAttribute(
      'href',
      `/admin/properties?status=rented&query=${encodeURIComponent('море')}`,
    );
  });

  it('says what to do when nothing waits', async () => {
    fakeBackend({ 'GET /admin/properties': answer.list([]) });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Няма обяви в това състояние')).toBeInTheDocument();
  });

  it('offers another try when it does not load', async () => {
    fakeBackend({
      'GET /admin/properties': answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.'),
    });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    fakeBackend(standard);
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
  });

  it('approves by button and opens the next listing', async () => {
    const asked = fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/approve': answer.one(aListing('p1', { status: 'active' })),
    });
    renderAt('/admin/properties/p1', routes);
    await person.click(await screen.findByRole('button', { name: 'Одобри' }));
    expect(await screen.findByText('Обявата е одобрена.')).toBeInTheDocument();
    expect(decided(asked)).toHaveLength(1);
    await arriveAt('/admin/properties/p2');
  });

  it('refuses with a ready reason that can be changed', async () => {
    const asked = fakeBackend({
      ...standard,
      'PUT /admin/properties/p3/reject': answer.one(aListing('p3', { status: 'rejected' })),
    });
    renderAt('/admin/properties/p3', routes);
    await person.click(await screen.findByRole('button', { name: 'Откажи' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Защо отказвате обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox'), 'poor_photos');
    expect(dialog.getByRole('textbox')).toHaveValue(cannedReasons.poor_photos);
    await person.type(dialog.getByRole('textbox'), ' Благодарим.');
    await person.click(dialog.getByRole('button', { name: 'Откажи обявата' }));
    expect(await screen.findByText('Обявата е отказана.')).toBeInTheDocument();
    expect(decided(asked)[0]?.body).toEqual({
      code: 'poor_photos',
      version: 1,
      reason: `${cannedReasons.poor_photos} Благодарим.`,
    });
    await arriveAt('/admin/properties/p2');
  });

  it('asks for ten characters of reason', async () => {
    const asked = fakeBackend(standard);
    renderAt('/admin/properties/p1', routes);
    await person.click(await screen.findByRole('button', { name: 'Премахни' }));
    await person.type(screen.getByRole('textbox', { name: /Текст до собственика/u }), 'Кратко');
    await person.click(screen.getByRole('button', { name: 'Премахни обявата' }));
    expect(await screen.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    expect(decided(asked)).toEqual([]);
  });

  it('says in the dialog that somebody else was faster', async () => {
    const message = 'Действието не е позволено за обява в това състояние.';
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/reject': answer.refused(409, 'INVALID_TRANSITION', message),
    });
    renderAt('/admin/properties/p1', routes);
    await person.click(await screen.findByRole('button', { name: 'Откажи' }));
    await person.type(screen.getByRole('textbox', { name: /Текст до собственика/u }), 'Снимките са чужди.');
    await person.click(screen.getByRole('button', { name: 'Откажи обявата' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is walked and decided by keys, on a Cyrillic layout too', async () => {
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p2/approve': answer.one(aListing('p2', { status: 'active' })),
    });
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.keyboard('j');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('[KeyJ]');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('k');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('j');
    await screen.findByRole('button', { name: 'Одобри' });
    await person.keyboard('a');
    expect(await screen.findByText('Обявата е одобрена.')).toBeInTheDocument();
    await arriveAt('/admin/properties/p3');
    await person.keyboard('r');
    expect(screen.getByRole('dialog', { name: 'Защо отказвате обявата?' })).toBeInTheDocument();
  });

  it('leaves keys alone while somebody writes, or when they are turned off', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.type(screen.getByRole('searchbox'), 'j');
    await arriveAt('/admin/properties');
    await person.click(screen.getByRole('button', { name: 'Клавишите работят', hidden: true }));
    await person.keyboard('j');
    await arriveAt('/admin/properties');
  });

  it('lets nobody decide on what another moderator has open', async () => {
    const held = 'В момента обявата се преглежда от Анна Колева.';
    fakeBackend({ ...standard, 'PUT /admin/properties/p1/lease': answer.refused(409, 'CONFLICT', held) });
    renderAt('/admin/properties/p1', routes);
    expect(await screen.findByText(held)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
  });

  it('lets go of a listing when it is left', async () => {
    const asked = fakeBackend(standard);
    const { unmount } = renderAt('/admin/properties/p1', routes);
    await screen.findByRole('button', { name: 'Одобри' });
    unmount();
    await waitFor(() => expect(asked.at(-1)?.call).toBe('DELETE /admin/properties/p1/lease'));
  });

  it('shows risks with their evidence, and the owner’s record', async () => {
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
