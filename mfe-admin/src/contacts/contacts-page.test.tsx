import type { Contact } from '@pokriv/contracts/moderation/contact';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, holdWrites, signedInAsAdmin, type RecordedCall } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { ContactsPage } from './contacts-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/contacts', element: <ContactsPage /> }];
const contact: Contact = {
  id: 'c1',
  name: 'Елена Димова',
  email: 'elena@demo.bg',
  subject: 'technical',
  message: 'Не мога да кача снимки.',
  status: 'new',
  replies: [],
  adminNotes: '',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};
const standard = { 'GET /contacts': answer.list([contact]), 'GET /contacts/c1': answer.one(contact) };
const writtenBy = (calls: readonly RecordedCall[], call: string) =>
  calls.find((one) => one.call === call)?.body;
const openMessage = async () => within(await screen.findByRole('article', { name: /Елена Димова$/u }));
const WORDS = 'Опитайте със снимки до 10 MB.';

beforeAll(fakeDialogs);
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await signedInAsAdmin();
});

describe('ContactsPage', () => {
  it('opens a message beside the list and keeps the filters', async () => {
    fakeBackend(standard);
    renderAt('/admin/contacts?status=new', routes);
    await person.click(await screen.findByRole('link', { name: 'Елена Димова' }));
    await arriveAt('/admin/contacts?status=new&id=c1');
    const message = await openMessage();
    expect(message.getByText('Не мога да кача снимки.')).toBeInTheDocument();
    expect(message.getByRole('link', { name: 'Пишете от своята поща' })).toHaveAttribute(
      'href',
      `mailto:elena@demo.bg?subject=${encodeURIComponent('Покрив: Технически проблем')}`,
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'Тема', hidden: true }), 'Плащания');
    await arriveAt('/admin/contacts?id=c1&status=new&subject=billing');
  });

  it('lists messages with an excerpt and filters the open ones', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/contacts?status=open', routes);
    expect(
      await screen.findByRole('rowheader', { name: 'Елена Димова Не мога да кача снимки.' }),
    ).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'GET /contacts')?.query).toMatchObject({ status: 'open' });
  });

  it('shows the greeting that the reply mail starts with', async () => {
    fakeBackend(standard);
    renderAt('/admin/contacts?id=c1', routes);
    expect((await openMessage()).getByText(/„Здравейте, Елена Димова!“/u)).toBeInTheDocument();
  });

  it('moves a message on by the buttons of its status', async () => {
    const calls = fakeBackend({
      ...standard,
      'PATCH /contacts/c1/status': answer.one({ ...contact, status: 'in_progress' }),
    });
    renderAt('/admin/contacts?id=c1', routes);
    await person.click((await openMessage()).getByRole('button', { name: 'Вземи' }));
    expect(await screen.findByText('Съобщението е обновено.')).toBeInTheDocument();
    expect(writtenBy(calls, 'PATCH /contacts/c1/status')).toEqual({ status: 'in_progress', from: 'new' });
  });

  it('sends a reply and shows it in the thread', async () => {
    const reply = { at: '2026-01-06T10:00:00.000Z', by: 'Админ', message: WORDS };
    const answered: Contact = { ...contact, status: 'answered', replies: [reply] };
    const answers = { ...standard, 'POST /contacts/c1/reply': answer.one(answered) };
    const calls = fakeBackend(answers);
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    const words = message.getByRole('textbox', { name: /^Отговор/u });
    await person.type(words, 'Кратко');
    await person.click(message.getByRole('button', { name: 'Изпрати отговора' }));
    expect(await message.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    await person.clear(words);
    await fillIn(words, WORDS);
    answers['GET /contacts/c1'] = answer.one(answered);
    await person.click(message.getByRole('button', { name: 'Изпрати отговора' }));
    expect(await screen.findByText('Отговорът е изпратен.')).toBeInTheDocument();
    expect(writtenBy(calls, 'POST /contacts/c1/reply')).toEqual({ message: WORDS, answers: 0 });
    const thread = within(message.getByRole('list', { name: 'Разговор' }));
    await waitFor(() => expect(thread.getAllByRole('listitem')).toHaveLength(2));
    expect(message.getByRole('textbox', { name: /^Отговор/u })).toHaveValue('');
    expect(message.getByText('0 / 5 000')).toBeInTheDocument();
  });

  it('keeps what is typed while a reply is on its way', async () => {
    fakeBackend({ ...standard, 'POST /contacts/c1/reply': answer.one({ ...contact, status: 'answered' }) });
    const deliver = holdWrites();
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    const words = message.getByRole('textbox', { name: /^Отговор/u });
    await fillIn(words, WORDS);
    await person.click(message.getByRole('button', { name: 'Изпрати отговора' }));
    await person.type(words, ' И още нещо.');
    deliver();
    expect(await screen.findByText('Отговорът е изпратен.')).toBeInTheDocument();
    await waitFor(() => expect(message.getByRole('button', { name: 'Изпрати отговора' })).toBeEnabled());
    expect(message.getByRole('textbox', { name: /^Отговор/u })).toHaveValue(`${WORDS} И още нещо.`);
  });

  it('keeps a draft reply, also after a failed send', async () => {
    fakeBackend(standard);
    const { unmount } = renderAt('/admin/contacts?id=c1', routes);
    await fillIn((await openMessage()).getByRole('textbox', { name: /^Отговор/u }), WORDS);
    unmount();
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    expect(message.getByText(`${WORDS.length} / 5 000`)).toBeInTheDocument();
    await person.click(message.getByRole('button', { name: 'Изпрати отговора' }));
    expect(await message.findByText('Сървърна грешка.')).toBeInTheDocument();
    expect(message.getByRole('textbox', { name: /^Отговор/u })).toHaveValue(WORDS);
  });

  it('saves the internal note', async () => {
    const calls = fakeBackend({ ...standard, 'PATCH /contacts/c1/status': answer.one(contact) });
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    expect(message.queryByRole('button', { name: 'Запази бележката' })).not.toBeInTheDocument();
    await fillIn(message.getByRole('textbox', { name: 'Вътрешна бележка' }), 'Обадих се.');
    await person.click(message.getByRole('button', { name: 'Запази бележката' }));
    expect(await screen.findByText('Бележката е запазена.')).toBeInTheDocument();
    expect(writtenBy(calls, 'PATCH /contacts/c1/status')).toEqual({
      adminNotes: 'Обадих се.',
      notesRead: '',
    });
  });

  it('keeps an unsaved note and shows the concurrent edit beside it', async () => {
    const backend: Record<string, ReturnType<typeof answer.one>> = {
      ...standard,
      'PATCH /contacts/c1/status': answer.refused(409, 'CONFLICT', 'Записана е друга бележка.'),
    };
    const calls = fakeBackend(backend);
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    await fillIn(message.getByRole('textbox', { name: 'Вътрешна бележка' }), 'Обадих се.');
    backend['GET /contacts/c1'] = answer.one({ ...contact, adminNotes: 'Писах на имейла.' });
    await person.click(message.getByRole('button', { name: 'Запази бележката' }));
    expect(await message.findByText('Писах на имейла.')).toBeInTheDocument();
    expect(message.getByText('Друг администратор междувременно записа:')).toBeInTheDocument();
    expect(message.getByRole('textbox', { name: 'Вътрешна бележка' })).toHaveValue('Обадих се.');
    const kept = { ...contact, adminNotes: 'Обадих се.' };
    backend['PATCH /contacts/c1/status'] = answer.one(kept);
    backend['GET /contacts/c1'] = answer.one(kept);
    calls.length = 0;
    await person.click(message.getByRole('button', { name: 'Запази бележката' }));
    await waitFor(() => expect(message.queryByText('Писах на имейла.')).not.toBeInTheDocument());
    expect(writtenBy(calls, 'PATCH /contacts/c1/status')).toEqual({
      adminNotes: 'Обадих се.',
      notesRead: 'Писах на имейла.',
    });
  });

  it('deletes a message after confirmation', async () => {
    const calls = fakeBackend({ ...standard, 'DELETE /contacts/c1': answer.one(null) });
    renderAt('/admin/contacts?id=c1', routes);
    await person.click((await openMessage()).getByRole('button', { name: 'Изтрий' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Да изтрием ли съобщението?' }));
    await person.click(question.getByRole('button', { name: 'Изтрий' }));
    await arriveAt('/admin/contacts');
    expect(await screen.findByText('Съобщението е изтрито.')).toBeInTheDocument();
    expect(calls.filter(({ call }) => call === 'GET /contacts/c1')).toHaveLength(1);
  });

  it('keeps a message whose deletion is cancelled', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/contacts?id=c1', routes);
    await person.click((await openMessage()).getByRole('button', { name: 'Изтрий' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Да изтрием ли съобщението?' }));
    await person.click(question.getByRole('button', { name: 'Отказ' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('requires a closed message to be reopened before a reply', async () => {
    fakeBackend({ ...standard, 'GET /contacts/c1': answer.one({ ...contact, status: 'spam' }) });
    renderAt('/admin/contacts?id=c1', routes);
    const message = await openMessage();
    expect(message.queryByRole('textbox', { name: /^Отговор/u })).not.toBeInTheDocument();
    expect(message.getByRole('button', { name: 'Отвори отново' })).toBeInTheDocument();
  });

  it('shows a not-found state for a deleted message', async () => {
    fakeBackend({
      ...standard,
      'GET /contacts/c1': answer.refused(404, 'NOT_FOUND', 'Съобщението не е намерено.'),
    });
    renderAt('/admin/contacts?id=c1', routes);
    expect(await screen.findByText('Съобщението не е намерено.')).toBeInTheDocument();
  });
});
