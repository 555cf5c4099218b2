import { aThread, aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import type { ThreadNews } from '@pokriv/web-kit/threads';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { aMessage, anOpenThread, aPage } from '../a-thread.testing.ts';
import { InboxPage } from './inbox-page.tsx';

let tell: (news: ThreadNews) => void = () => undefined;
jest.mock('@pokriv/web-kit/threads', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/threads'),
  onThreadNews: (listener: (news: ThreadNews) => void) => {
    tell = listener;
    return () => undefined;
  },
}));

const person = userEvent.setup();
let people = 0;

function Routes() {
  const element = <InboxPage />;
  return useRoutes([
    { path: '/messages', element },
    { path: '/messages/:id', element },
  ]);
}
const open = (at: string) => renderPage(<Routes />, at);
const log = () => screen.findByRole('log', { name: 'Съобщения с Иван К.' });
const field = () => screen.findByRole('textbox', { name: 'Вашето съобщение' });
const sent = (text: string, over = {}) =>
  answer.done({ thread: aThread(), message: aMessage(9, { from: 'me', text, ...over }) });

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  // An outbox lives as long as the page, so each test has its own person.
  await signedIn(aUser({ id: `u-inbox-${(people += 1)}` }));
});

describe('InboxPage, the list', () => {
  it('shows who, which listing, the last words, what is unread and the marks', async () => {
    fakeBackend({
      'GET /threads': aPage([
        aThread({ unread: 2, isMuted: true, label: 'chosen', last: { from: 'me', text: 'Кога е удобно?' } }),
      ]),
    });
    open('/messages');
    const row = await screen.findByRole('link', { name: /Иван К\./u });
    for (const text of ['Светъл двустаен', 'Вие: Кога е удобно?', '2 непрочетени', 'Избран'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: 'Заглушен' })).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/messages/t1');
  });

  it('keeps filters in the address, asks by them and carries them to the thread', async () => {
    const asked: string[] = [];
    fakeBackend({
      'GET /threads': (query) => {
        asked.push(query.toString());
        return aPage([aThread()]);
      },
    });
    open('/messages?side=tenant');
    await person.click(await screen.findByRole('button', { name: 'Непрочетени' }));
    await arriveAt('/messages?side=tenant&unread=true');
    await person.type(screen.getByRole('searchbox'), 'ключ{Enter}');
    await arriveAt(`/messages?side=tenant&unread=true&query=${encodeURIComponent('ключ')}`);
    await waitFor(() => expect(asked.at(-1)).toBe('query=%D0%BA%D0%BB%D1%8E%D1%87&side=tenant&unread=true'));
    expect(screen.getByRole('link', { name: /Иван К\./u })).toHaveAttribute(
      'href',
      '/messages/t1?side=tenant&unread=true&query=%D0%BA%D0%BB%D1%8E%D1%87',
    );
    await person.click(screen.getByRole('button', { name: 'Изчисти филтрите' }));
    await arriveAt('/messages');
  });

  it('offers label and listing to landlords', async () => {
    await signedIn(aUser({ role: 'landlord' }));
    fakeBackend({ 'GET /threads': aPage([aThread({ side: 'landlord', label: 'new' })]) });
    open('/messages');
    await person.selectOptions(await screen.findByLabelText('Обява'), 'Светъл двустаен');
    await arriveAt('/messages?listingId=p1');
    await person.selectOptions(screen.getByLabelText('Етикет'), 'Оглед');
    await arriveAt('/messages?listingId=p1&label=viewing');
  });

  it.each<[address: string, title: string]>([
    ['/messages', 'Още нямате разговори'],
    ['/messages?archived=true', 'Архивът е празен'],
    ...['query=a', 'side=tenant', 'listingId=p1', 'label=new', 'unread=true', 'archived=true&query=a'].map(
      (search): [string, string] => [`/messages?${search}`, 'Няма такива разговори'],
    ),
  ])('says at %s why it is empty, with the filters that emptied it', async (address, title) => {
    fakeBackend({ 'GET /threads': aPage([]) });
    open(address);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox') !== null).toBe(address !== '/messages');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads again after an error', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reads = 0;
    const refusal = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    fakeBackend({ 'GET /threads': () => ((reads += 1) === 1 ? refusal : aPage([aThread()])) });
    open('/messages');
    await person.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByRole('link', { name: /Иван К\./u })).toBeInTheDocument();
  });
});

describe('InboxPage, a thread', () => {
  const thread = (messages = [aMessage(1), aMessage(2)], over = {}) => ({
    'GET /threads': aPage([aThread()]),
    'GET /threads/t1': answer.done(anOpenThread(messages, over)),
  });

  it('shows what came while it was read', async () => {
    let reads = 0;
    fakeBackend({
      'GET /threads': aPage([aThread()]),
      'GET /threads/t1': () => {
        reads += 1;
        if (reads > 1) return answer.done(anOpenThread([aMessage(3, { text: 'Току-що' })]));
        queueMicrotask(() => tell({ threadId: 't1', lastSeq: 3, at: 1 }));
        return answer.done(anOpenThread([]));
      },
    });
    open('/messages/t1');
    expect(await within(await log()).findByText('Току-що')).toBeInTheDocument();
  });

  it('shows the listing with its price then and now, and messages by day', async () => {
    fakeBackend(
      thread([aMessage(1, { from: 'me' }), aMessage(2, { at: '2026-11-21T09:00:00.000Z' })], {
        listing: { ...aThread().listing, status: 'rented' },
      }),
    );
    open('/messages/t1');
    const messages = await log();
    expect(
      within(messages)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['20 ноември 2026\u00a0г.', '21 ноември 2026\u00a0г.']);
    expect(screen.getByText('Отдадена')).toBeInTheDocument();
    expect(screen.getByText(/Когато започнахте/u)).toHaveTextContent('550');
    expect(within(messages).getByText('изпратено')).toBeInTheDocument();
  });

  it('marks what is shown as read', async () => {
    const calls = fakeBackend({
      ...thread(undefined, { unread: 2 }),
      'POST /threads/t1/read': answer.done({ threads: 0, viewings: 0 }),
    });
    open('/messages/t1');
    await waitFor(() => expect(calls).toContainEqual({ call: 'POST /threads/t1/read', body: { seq: 2 } }));
    expect(calls.filter(({ call }) => call === 'POST /threads/t1/read')).toHaveLength(1);
  });

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

  it('keeps a text over 2,000 characters in the field, with its error', async () => {
    const calls = fakeBackend(thread());
    open('/messages/t1');
    await person.click(await field());
    await person.paste('я'.repeat(2001));
    expect(screen.getByText('2001 / 2000')).toBeInTheDocument();
    await person.keyboard('{Enter}');
    expect(screen.getByText('Съобщението не може да е над 2 000 знака.')).toBeInTheDocument();
    expect(await field()).toHaveValue('я'.repeat(2001));
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

  it('names held and removed messages', async () => {
    fakeBackend(
      thread([aMessage(1, { from: 'me', state: 'held' }), aMessage(2, { state: 'removed', text: 'тайно' })]),
    );
    open('/messages/t1');
    const messages = await log();
    expect(within(messages).getByText('Проверяваме съобщението, преди да го предадем.')).toBeInTheDocument();
    expect(within(messages).getByText('Съобщението е премахнато от модератор.')).toBeInTheDocument();
    expect(messages).not.toHaveTextContent('тайно');
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('opens links only when both have written: %s', async (isMutual, links) => {
    fakeBackend(thread([aMessage(1, { text: 'Вижте https://example.com/a.' })], { isMutual }));
    open('/messages/t1');
    const messages = await log();
    expect(messages).toHaveTextContent('https://example.com/a.');
    const shown = within(messages).queryAllByRole('link', { name: 'https://example.com/a' });
    expect(shown).toHaveLength(links);
    for (const link of shown) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('adds earlier messages above on request', async () => {
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t1': (query) =>
        answer.done(
          query.get('before') === '5'
            ? anOpenThread([aMessage(3), aMessage(4)])
            : anOpenThread([aMessage(5)], { hasEarlier: true }),
        ),
    });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Покажи по-ранните' }));
    await waitFor(() => expect(screen.getAllByText(/^Съобщение \d$/u)).toHaveLength(3));
    expect(screen.getAllByText(/^Съобщение \d$/u).map(({ textContent }) => textContent)).toEqual([
      'Съобщение 3',
      'Съобщение 4',
      'Съобщение 5',
    ]);
    expect(screen.queryByRole('button', { name: 'Покажи по-ранните' })).not.toBeInTheDocument();
  });

  it('reads only what is newer when something comes, and announces it', async () => {
    const asked: (string | null)[] = [];
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t1': (query) => {
        asked.push(query.get('after'));
        return answer.done(anOpenThread(query.has('after') ? [aMessage(3)] : [aMessage(1), aMessage(2)]));
      },
    });
    open('/messages/t1');
    await log();
    await act(async () => tell({ threadId: 't1', lastSeq: 3, at: 1 }));
    expect(await screen.findByText('Съобщение 3')).toBeInTheDocument();
    expect(screen.getByText('Ново съобщение от Иван К.: Съобщение 3')).toHaveAttribute('role', 'status');
    await act(async () => tell({ threadId: 'другаде', lastSeq: 8, at: 1 }));
    expect(asked).toEqual([null, '2']);
  });

  it('shows at the event that a moderator has removed a message', async () => {
    const own = { id: 'm1', from: 'me', text: 'Капаро преди оглед' } as const;
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t1': (query) => {
        const seen = aMessage(1, { ...own, state: 'held' });
        const removed = aMessage(2, { ...own, state: 'removed', text: '' });
        return answer.done(anOpenThread([query.get('after') === '1' ? removed : seen]));
      },
    });
    open('/messages/t1');
    expect(await screen.findByText(own.text)).toBeInTheDocument();
    await act(async () => tell({ threadId: 't1', lastSeq: 2, at: 1 }));
    expect(await screen.findByText('Съобщението е премахнато от модератор.')).toBeInTheDocument();
    expect(screen.queryByText(own.text)).not.toBeInTheDocument();
  });

  it('shows a viewing at its last message, with its buttons', async () => {
    fakeBackend({
      ...thread([
        aMessage(1, { kind: 'viewing', viewingId: 'v1', text: 'Поискан оглед' }),
        aMessage(2, { kind: 'viewing', viewingId: 'v1', text: 'Уговорен оглед' }),
      ]),
      'GET /viewings/v1': answer.done(aViewing()),
    });
    open('/messages/t1');
    expect(await screen.findByRole('button', { name: 'Идвам' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('blocks only after a confirmation, and unblocks', async () => {
    const calls = fakeBackend({
      ...thread(),
      'POST /threads/t1/block': (_query, body) =>
        answer.done(aThread({ isBlocked: (body as { isBlocked: boolean }).isBlocked })),
    });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Действия с разговора' }));
    await person.click(screen.getByRole('button', { name: 'Блокирай' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Да блокираме ли Иван К.?' });
    expect(calls.some(({ call }) => call === 'POST /threads/t1/block')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'Блокирай' }));
    expect(await screen.findByText(/Блокирали сте този човек/u)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Вашето съобщение' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Разблокирай' }));
    expect(await field()).toBeInTheDocument();
  });

  it('reports with a reason', async () => {
    const calls = fakeBackend({ ...thread(), 'POST /threads/t1/report': answer.done(null) });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Действия с разговора' }));
    await person.click(screen.getByRole('button', { name: 'Подай сигнал' }));
    await person.click(screen.getByRole('button', { name: 'Изпрати сигнала' }));
    expect(await screen.findByText('Изберете причина.')).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Измама или искане на пари предварително' }));
    await person.click(screen.getByRole('button', { name: 'Изпрати сигнала' }));
    await waitFor(() =>
      expect(calls).toContainEqual({ call: 'POST /threads/t1/report', body: { reason: 'scam', text: '' } }),
    );
  });

  it('archives and mutes', async () => {
    const calls = fakeBackend({
      ...thread(),
      'PATCH /threads/t1': (_query, body) => answer.done(aThread(body as object)),
    });
    open('/messages/t1');
    const menu = await screen.findByRole('button', { name: 'Действия с разговора' });
    await person.click(menu);
    await person.click(screen.getByRole('button', { name: 'Архивирай' }));
    expect(await screen.findByText('Разговорът е в архива.')).toBeInTheDocument();
    await person.click(menu);
    await person.click(screen.getByRole('button', { name: 'Заглуши' }));
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'PATCH /threads/t1').map(({ body }) => body)).toEqual([
        { isArchived: true },
        { isMuted: true },
      ]),
    );
  });

  it('lets a landlord label, note and insert a saved reply', async () => {
    await signedIn(aUser({ id: `u-landlord-${people}`, role: 'landlord' }));
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

  it('saves edited replies', async () => {
    await signedIn(aUser({ id: `u-landlord-${people}`, role: 'landlord' }));
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

  it('is only for reading after the listing is gone', async () => {
    fakeBackend(thread(undefined, { state: 'closed' }));
    open('/messages/t1');
    expect(await screen.findByText(/Разговорът е само за четене/u)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Вашето съобщение' })).not.toBeInTheDocument();
  });

  it('leads back to the list from a thread that is not there', async () => {
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t9': answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' }),
    });
    open('/messages/t9?unread=true');
    expect(await screen.findByRole('heading', { name: 'Разговорът не е намерен' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към разговорите' })).toHaveAttribute(
      'href',
      '/messages?unread=true',
    );
  });
});
