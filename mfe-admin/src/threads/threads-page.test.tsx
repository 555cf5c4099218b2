import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin, type RecordedCall } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { aHeldThread, aMessage, aReportedThread } from './thread.testing.ts';
import { ThreadsPage } from './threads-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/messages', element: <ThreadsPage /> }];
const listed = (...threads: Parameters<typeof answer.list>[0]) => ({
  'GET /admin/threads': answer.list(threads),
});
const written = (calls: readonly RecordedCall[]) => calls.filter(({ call }) => call.startsWith('POST'));
const count = (calls: readonly RecordedCall[], call: string) =>
  calls.filter((one) => one.call === call).length;

async function openDecision() {
  await person.click(await screen.findByRole('button', { name: 'Реши' }));
  return within(screen.getByRole('dialog', { name: 'Решение за разговора' }));
}

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('ThreadsPage with a held message', () => {
  it('shows listing, people and the evidence marked in the text', async () => {
    fakeBackend(listed(aHeldThread()));
    renderAt('/admin/messages', routes);
    const card = within(await screen.findByRole('article', { name: 'Студио с гледка' }));
    expect(card.getByRole('link', { name: 'Мария Стоева' })).toHaveAttribute('href', '/admin/users/u9');
    expect(card.getByText('Наемодател: Мария Стоева')).toBeInTheDocument();
    expect(card.getByTitle('Ключове по куриер')).toHaveTextContent('ключовете по куриер');
    expect(card.queryByRole('button', { name: 'Прочети разговора' })).toBeNull();
  });

  it('releases it at the end of the undo window', async () => {
    const calls = fakeBackend({
      ...listed(aHeldThread()),
      'POST /admin/messages/m1/decision': answer.one(null),
    });
    renderAt('/admin/messages', routes);
    await person.click(await screen.findByRole('button', { name: /^Пусни съобщението/u }));
    expect(undoBar().getByText('Пуснато съобщение')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Пусни съобщението/u })).toBeNull();
    expect(written(calls)).toEqual([]);
    closeTab();
    expect(await screen.findByText('Решението е записано.')).toBeInTheDocument();
    expect(written(calls)).toMatchObject([{ body: { action: 'release' } }]);
    await waitFor(() => expect(count(calls, 'GET /admin/threads')).toBe(2));
  });

  it('removes it after a question', async () => {
    const calls = fakeBackend({
      ...listed(aHeldThread()),
      'POST /admin/messages/m1/decision': answer.one(null),
    });
    renderAt('/admin/messages', routes);
    await person.click(await screen.findByRole('button', { name: /^Премахни съобщението/u }));
    const question = within(screen.getByRole('alertdialog', { name: 'Да премахнем ли съобщението?' }));
    expect(written(calls)).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Премахни' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    closeTab();
    await waitFor(() => expect(written(calls)).toMatchObject([{ body: { action: 'remove' } }]));
  });

  it('names a refused message and revalidates when another moderator was first', async () => {
    const calls = fakeBackend({
      ...listed(aHeldThread()),
      'POST /admin/messages/m1/decision': answer.refused(409, 'CONFLICT', 'Съобщението вече е решено.'),
    });
    renderAt('/admin/messages', routes);
    await person.click(await screen.findByRole('button', { name: /^Пусни съобщението/u }));
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 разговор без решение' }));
    expect(refused.getByText(/Съобщението вече е решено\./u)).toBeInTheDocument();
    await waitFor(() => expect(count(calls, 'GET /admin/threads')).toBe(2));
  });
});

describe('ThreadsPage with a reported thread', () => {
  it('reads the thread on a press only, and says that it is recorded', async () => {
    const thread = aReportedThread();
    const messages = [
      aMessage({ id: 'm2', from: 'tenant', text: 'Кога да мина?', state: 'sent', risks: [] }),
      aMessage({ id: 'm3', text: 'Първо пратете пари.', state: 'removed', risks: [] }),
    ];
    const calls = fakeBackend({
      ...listed(thread),
      'GET /admin/threads/t1': answer.one({ ...thread, messages }),
    });
    renderAt('/admin/messages', routes);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Измама или искане на пари предварително')).toBeInTheDocument();
    expect(card.getByText('Сигнал от наемателя')).toBeInTheDocument();
    expect(card.getByText(/се записва в дневника/u)).toBeInTheDocument();
    expect(count(calls, 'GET /admin/threads/t1')).toBe(0);
    await person.click(card.getByRole('button', { name: 'Прочети разговора' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Разговорът' }));
    expect(await sheet.findByText('Кога да мина?')).toBeInTheDocument();
    expect(sheet.getByText('Това отваряне е записано в дневника.')).toBeInTheDocument();
    expect(sheet.getByText('Премахнато')).toBeInTheDocument();
    expect(count(calls, 'GET /admin/threads/t1')).toBe(1);
  });

  it('offers a retry when the reading fails', async () => {
    fakeBackend(listed(aReportedThread()));
    renderAt('/admin/messages', routes);
    await person.click(await screen.findByRole('button', { name: 'Прочети разговора' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Разговорът' }));
    expect(await sheet.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });

  it('dismisses without an explanation', async () => {
    const calls = fakeBackend({
      ...listed(aReportedThread()),
      'POST /admin/threads/t1/resolution': answer.one(null),
    });
    renderAt('/admin/messages', routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Без нарушение/u }));
    await person.click(dialog.getByRole('button', { name: 'Затвори сигнала' }));
    await waitFor(() => expect(undoBar().getByText('Затворен сигнал')).toBeInTheDocument());
    closeTab();
    expect(await screen.findByText('Решението е записано.')).toBeInTheDocument();
    expect(written(calls)).toMatchObject([{ body: { action: 'dismiss', reason: '' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks whom a warning concerns, and why', async () => {
    const calls = fakeBackend({
      ...listed(aReportedThread()),
      'POST /admin/threads/t1/resolution': answer.one(null),
    });
    renderAt('/admin/messages', routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Предупреди човека/u }));
    await person.type(dialog.getByRole('textbox'), 'не');
    await person.click(dialog.getByRole('button', { name: 'Предупреди' }));
    expect(await dialog.findByText('Опишете решението с поне 5 символа.')).toBeInTheDocument();
    expect(dialog.getByText('Изберете кого засяга решението.')).toBeInTheDocument();
    await person.click(dialog.getByRole('radio', { name: 'Наемодател: Мария Стоева' }));
    await fillIn(dialog.getByRole('textbox'), ' искайте пари предварително');
    await person.click(dialog.getByRole('button', { name: 'Предупреди' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    await waitFor(() =>
      expect(written(calls)).toMatchObject([
        { body: { action: 'warn', about: 'landlord', reason: 'не искайте пари предварително' } },
      ]),
    );
  });

  it('confirms a suspension and its length', async () => {
    const calls = fakeBackend({
      ...listed(aReportedThread()),
      'POST /admin/threads/t1/resolution': answer.one(null),
    });
    renderAt('/admin/messages', routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Ограничи човека/u }));
    await person.click(dialog.getByRole('radio', { name: 'Наемател: Иван Петров' }));
    await person.click(dialog.getByRole('radio', { name: '7 дни' }));
    await fillIn(dialog.getByRole('textbox'), 'Обиди след предупреждение');
    await person.click(dialog.getByRole('button', { name: 'Ограничи профила' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Да ограничим ли профила?' }));
    expect(written(calls)).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Ограничи профила' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    await waitFor(() => expect(written(calls)).toHaveLength(1));
    const body = written(calls)[0]?.body as { about: string; until: string };
    expect(body.about).toBe('tenant');
    expect((new Date(body.until).getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  });

  it('takes a resolution back by Z and keeps what was chosen and written', async () => {
    const calls = fakeBackend(listed(aReportedThread()));
    const { unmount } = renderAt('/admin/messages', routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Предупреди човека/u }));
    await person.click(dialog.getByRole('radio', { name: 'Наемател: Иван Петров' }));
    await fillIn(dialog.getByRole('textbox'), 'Не обиждайте.');
    await person.click(dialog.getByRole('button', { name: 'Предупреди' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Реши' })).toBeNull();
    await person.keyboard('z');
    const again = await openDecision();
    expect(again.getByRole('textbox')).toHaveValue('Не обиждайте.');
    expect(again.getByRole('radio', { name: /^Предупреди човека/u })).toBeChecked();
    expect(again.getByRole('radio', { name: 'Наемател: Иван Петров' })).toBeChecked();
    unmount();
    expect(written(calls)).toEqual([]);
  });

  it('shows a refused resolution with its words', async () => {
    fakeBackend(listed(aReportedThread()));
    renderAt('/admin/messages', routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Без нарушение/u }));
    await fillIn(dialog.getByRole('textbox'), 'Спор за цената');
    await person.click(dialog.getByRole('button', { name: 'Затвори сигнала' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 разговор без решение' }));
    expect(refused.getByRole('listitem')).toHaveTextContent('Студио с гледка: Сървърна грешка.');
    expect(refused.getByText('Вашият текст: „Спор за цената“')).toBeInTheDocument();
  });
});

describe('ThreadsPage', () => {
  it('shows both kinds, and filters by the address', async () => {
    const calls = fakeBackend(listed(aHeldThread(), aReportedThread({ id: 't2' })));
    renderAt('/admin/messages', routes);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(calls[0]?.query).toEqual({ page: '1' });
    await person.click(screen.getByRole('link', { name: 'Със сигнал' }));
    await arriveAt('/admin/messages?status=reported');
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ why: 'reported', page: '1' }));
  });

  it('shows an empty state', async () => {
    fakeBackend(listed());
    renderAt('/admin/messages', routes);
    expect(await screen.findByText('Нищо не чака проверка')).toBeInTheDocument();
  });

  it('offers a retry when the threads fail to load', async () => {
    fakeBackend({});
    renderAt('/admin/messages', routes);
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});
