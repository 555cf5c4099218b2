import { aThread, aViewing } from '@pokriv/web-kit/a-thread.testing';
import type { ThreadNews } from '@pokriv/web-kit/threads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aMessage, anOpenThread, aPage } from '../a-thread.testing.ts';
import { answer, fakeBackend } from '../backend.testing.ts';
import {
  messageField as field,
  openInbox as open,
  threadAnswers as thread,
  withInbox,
} from './inbox.testing.tsx';

let tell: (news: ThreadNews) => void = () => undefined;
jest.mock('@pokriv/web-kit/threads', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/threads'),
  onThreadNews: (listener: (news: ThreadNews) => void) => {
    tell = listener;
    return () => undefined;
  },
}));

const person = userEvent.setup();
const log = () => screen.findByRole('log', { name: 'Съобщения с Иван К.' });

withInbox();

describe('InboxPage, a thread', () => {
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

  it('says that earlier messages did not load, and loads them at the next try', async () => {
    let isDown = true;
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t1': (query) =>
        query.has('before') && isDown
          ? answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' })
          : answer.done(
              query.has('before')
                ? anOpenThread([aMessage(4)])
                : anOpenThread([aMessage(5)], { hasEarlier: true }),
            ),
    });
    open('/messages/t1');
    await person.click(await screen.findByRole('button', { name: 'Покажи по-ранните' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('По-ранните съобщения не се заредиха.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Покажи по-ранните' }));
    expect(await screen.findByText('Съобщение 4')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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

  it('is only for reading after the listing is gone', async () => {
    fakeBackend(thread(undefined, { state: 'closed' }));
    open('/messages/t1');
    expect(await screen.findByText(/Разговорът е само за четене/u)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Вашето съобщение' })).not.toBeInTheDocument();
  });

  it.each([
    ['that is not there', 404, 'NOT_FOUND'],
    ['of other people', 403, 'FORBIDDEN'],
  ])('leads back to the list from a thread %s', async (_what, status, code) => {
    fakeBackend({
      'GET /threads': aPage([]),
      'GET /threads/t9': answer.refused(status, { code, message: 'Няма.' }),
    });
    open('/messages/t9?unread=true');
    expect(await screen.findByRole('heading', { name: 'Разговорът не е намерен' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към разговорите' })).toHaveAttribute(
      'href',
      '/messages?unread=true',
    );
  });
});
