import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
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
const standard = {
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
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
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
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
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
    expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
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
});
