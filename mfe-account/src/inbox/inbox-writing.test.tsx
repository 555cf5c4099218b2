import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aMessage, anOpenThread } from '../a-thread.testing.ts';
import { answer, fakeBackend } from '../backend.testing.ts';
import {
  messageField as field,
  openInbox as open,
  signedInAsNewPerson,
  threadAnswers as thread,
  withInbox,
} from './inbox.testing.tsx';

const person = userEvent.setup();
const sent = (text: string, over = {}) =>
  answer.done({ thread: aThread(), message: aMessage(9, { from: 'me', text, ...over }) });

withInbox();

describe('InboxPage, writing', () => {
  it('sends by Enter, makes a new line by Shift+Enter, and empties the field', async () => {
    const calls = fakeBackend({
      ...thread(),
      'POST /threads/t1/messages': (_query, body) =>
        sent('Здравейте\nда', { clientId: (body as { clientId: string }).clientId }),
    });
    open('/messages/t1');
    await person.type(await field(), 'Здравейте{Shift>}{Enter}{/Shift}да{Enter}');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(within(screen.getByRole('log')).getByText('изпратено')).toBeInTheDocument());
    const [message] = calls.filter(({ call }) => call === 'POST /threads/t1/messages');
    expect(message?.body).toMatchObject({ text: 'Здравейте\nда' });
    expect(screen.getAllByText(/Здравейте/u)).toHaveLength(1);
  });

  it('says why a message was refused and sends it again with the same client id', async () => {
    let reply = answer.refused(403, { code: 'FORBIDDEN', message: 'Не можете да пишете тук.' });
    const calls = fakeBackend({ ...thread(), 'POST /threads/t1/messages': () => reply });
    open('/messages/t1');
    await person.type(await field(), 'Ало{Enter}');
    expect(await screen.findByText('Не можете да пишете тук.')).toBeInTheDocument();
    reply = sent('Ало');
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument());
    const ids = calls
      .filter(({ call }) => call === 'POST /threads/t1/messages')
      .map(({ body }) => (body as { clientId: string }).clientId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('shows a message that is sent while its thread still loads', async () => {
    let isSent = false;
    let deliver = (): void => undefined;
    fakeBackend({
      ...thread(),
      'GET /threads/t1': () => answer.done(anOpenThread(isSent ? [aMessage(9, { text: 'Ало' })] : [])),
      'POST /threads/t1/messages': sent('Ало'),
    });
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    const answerAtOnce = global.fetch;
    global.fetch = async (...asked) => {
      if (String(asked[0]).endsWith('/threads/t1/messages')) {
        await delivered;
        isSent = true;
      }
      return answerAtOnce(...asked);
    };
    const first = open('/messages/t1');
    await person.type(await field(), 'Ало{Enter}');
    first.unmount();
    const answerLater = global.fetch;
    const hang = jest.fn(() => new Promise<Response>(() => undefined));
    global.fetch = (...asked) =>
      String(asked[0]).endsWith('/threads/t1') && !isSent ? hang() : answerLater(...asked);
    open('/messages/t1');
    await waitFor(() => expect(hang).toHaveBeenCalled());
    deliver();
    expect(await screen.findByRole('log')).toHaveTextContent('Ало');
  });

  it('keeps a text over 2,000 characters in the field, with its error', async () => {
    const calls = fakeBackend(thread());
    open('/messages/t1');
    await person.click(await field());
    await person.paste('я'.repeat(2001));
    expect(screen.getByText('2 001 / 2 000')).toBeInTheDocument();
    await person.keyboard('{Enter}');
    expect(screen.getByText('Съобщението не може да е над 2 000 знака.')).toBeInTheDocument();
    expect(await field()).toHaveValue('я'.repeat(2001));
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('sends 2,000 characters, and counts the last 200 of them', async () => {
    const calls = fakeBackend({ ...thread(), 'POST /threads/t1/messages': sent('я') });
    open('/messages/t1');
    await person.click(await field());
    await person.paste('я'.repeat(1800));
    expect(screen.queryByText('1 800 / 2 000')).not.toBeInTheDocument();
    await person.paste('я');
    expect(screen.getByText('1 801 / 2 000')).toBeInTheDocument();
    await person.paste('я'.repeat(199));
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'POST /threads/t1/messages')?.body).toMatchObject({
        text: 'я'.repeat(2000),
      }),
    );
  });

  it('sends nothing without a word', async () => {
    const calls = fakeBackend(thread());
    open('/messages/t1');
    await person.type(await field(), '  {Enter}');
    await person.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(await field()).toHaveValue('  ');
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('keeps an unsent text on the device, per thread', async () => {
    fakeBackend({ ...thread(), 'GET /threads/t2': answer.done(anOpenThread([], { id: 't2' })) });
    const first = open('/messages/t1');
    await fillIn(await field(), 'Започнато');
    first.unmount();
    const second = open('/messages/t2');
    expect(await field()).toHaveValue('');
    second.unmount();
    open('/messages/t1');
    expect(await field()).toHaveValue('Започнато');
  });

  it('lets a landlord label, note and insert a saved reply', async () => {
    await signedInAsNewPerson('landlord');
    const calls = fakeBackend({
      ...thread(undefined, { side: 'landlord', label: 'new', note: '' }),
      'GET /replies': answer.done({ replies: [{ id: 'r1', title: 'Свободно', text: 'Да, свободно е.' }] }),
      'PATCH /threads/t1': answer.done(aThread({ side: 'landlord', label: 'chosen', note: 'с куче' })),
    });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Готови отговори' }));
    await person.click(await screen.findByRole('button', { name: 'Свободно' }));
    expect(await field()).toHaveValue('Да, свободно е.');
    await person.click(screen.getByRole('button', { name: 'Действия с разговора' }));
    await person.click(screen.getByRole('button', { name: 'Етикет и бележка' }));
    const dialog = screen.getByRole('dialog', { name: 'Етикет и бележка' });
    await person.selectOptions(within(dialog).getByLabelText('Етикет'), 'chosen');
    await person.type(within(dialog).getByLabelText('Бележка'), 'с куче');
    await person.click(within(dialog).getByRole('button', { name: 'Запази' }));
    await waitFor(() =>
      expect(calls).toContainEqual({ call: 'PATCH /threads/t1', body: { label: 'chosen', note: 'с куче' } }),
    );
  });

  it('appends a saved reply to the written text, on a new line', async () => {
    await signedInAsNewPerson('landlord');
    fakeBackend({
      ...thread(undefined, { side: 'landlord' }),
      'GET /replies': answer.done({ replies: [{ id: 'r1', title: 'Свободно', text: 'Да, свободно е.' }] }),
    });
    open('/messages/t1');
    await fillIn(await field(), 'Здравейте! ');
    await person.click(screen.getByRole('button', { name: 'Готови отговори' }));
    await person.click(await screen.findByRole('button', { name: 'Свободно' }));
    expect(await field()).toHaveValue('Здравейте!\nДа, свободно е.');
    expect(await field()).toHaveFocus();
  });

  it.each([
    [0, 1, true],
    [19, 0, true],
    [20, 0, false],
  ])('with %i saved replies offers another one: %s, %s', async (count, hints, isOffered) => {
    await signedInAsNewPerson('landlord');
    const replies = Array.from({ length: count }, (_none, at) => ({
      id: `r${at}`,
      title: 'Да',
      text: 'Да.',
    }));
    fakeBackend({ ...thread(undefined, { side: 'landlord' }), 'GET /replies': answer.done({ replies }) });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Готови отговори' }));
    const edit = await screen.findByRole('button', { name: 'Редактирай отговорите' });
    expect(screen.queryAllByText('Нямате готови отговори.')).toHaveLength(hints);
    await person.click(edit);
    expect(screen.queryByRole('button', { name: 'Добави отговор' }) !== null).toBe(isOffered);
  });

  it('saves no note over 500 characters, and says what a refused note was refused for', async () => {
    await signedInAsNewPerson('landlord');
    const calls = fakeBackend({
      ...thread(undefined, { side: 'landlord', label: 'new', note: 'я'.repeat(501) }),
      'PATCH /threads/t1': answer.refused(409, { code: 'CONFLICT', message: 'Разговорът е приключен.' }),
    });
    const patched = () => calls.filter(({ call }) => call === 'PATCH /threads/t1').length;
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Действия с разговора' }));
    await person.click(screen.getByRole('button', { name: 'Етикет и бележка' }));
    const note = screen.getByLabelText('Бележка');
    expect(note).toBeInvalid();
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(patched()).toBe(0);
    await person.clear(note);
    await fillIn(note, 'я'.repeat(500));
    expect(note).toBeValid();
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    await waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent('Разговорът е приключен.'));
    expect(patched()).toBe(1);
    expect(screen.getByRole('dialog', { name: 'Етикет и бележка' })).toBeInTheDocument();
  });

  it('saves edited replies', async () => {
    await signedInAsNewPerson('landlord');
    const calls = fakeBackend({
      ...thread(undefined, { side: 'landlord' }),
      'GET /replies': answer.done({ replies: [] }),
      'PUT /replies': (_query, body) => answer.done(body),
    });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Готови отговори' }));
    await person.click(await screen.findByRole('button', { name: 'Редактирай отговорите' }));
    await person.click(screen.getByRole('button', { name: 'Добави отговор' }));
    await person.type(screen.getByLabelText(/Име на отговор 1/u), 'Поздрав');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText('Напишете съобщение.')).toBeInTheDocument();
    await fillIn(screen.getByLabelText(/Текст на отговор 1/u), 'Здравейте!');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'PUT /replies')?.body).toMatchObject({
        replies: [{ title: 'Поздрав', text: 'Здравейте!' }],
      }),
    );
  });
});
