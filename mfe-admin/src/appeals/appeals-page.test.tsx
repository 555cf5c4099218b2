import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, holdWrites, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { AppealsPage } from './appeals-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/appeals', element: <AppealsPage /> }];
const at = '2026-01-05T10:00:00.000Z';
const file = (over: Partial<AdminAppealFile> = {}): AdminAppealFile => ({
  ...{ id: 'd1', kind: 'listing_removed', status: 'open', openedAt: at, updatedAt: at, decidedAt: null },
  person: { id: 'u1', firstName: 'Елена', email: 'elena@demo.bg' },
  listing: { id: 'p1', title: 'Светъл апартамент' },
  decision: {
    ...{ id: 'd1', kind: 'listing_removed', code: null, reason: 'Снимките са чужди.', source: 'review' },
    ...{ isFoundByMachine: true, isDecidedByMachine: false, until: null, at, appealUntil: at },
    ...{ listing: { id: 'p1', title: 'Светъл апартамент' }, decidedBy: 'other' },
  },
  messages: [{ at, isOurs: false, message: 'Снимките са мои.', by: { id: 'u1', name: 'Елена' } }],
  ...{ reason: null, verdictBy: null, isByDecider: false, judge: 'free', reportId: null },
  ...over,
});
const having = (over: Partial<AdminAppealFile> = {}) => ({
  'GET /admin/appeals': answer.list([file(over)]),
  'GET /admin/appeals/d1': answer.one(file(over)),
});
const openAppeal = async () => within(await screen.findByRole('article', { name: 'Възражение от Елена' }));

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('AppealsPage', () => {
  it('filters by the address and opens an appeal with the decision beside the list', async () => {
    const calls = fakeBackend(having());
    renderAt('/admin/appeals?status=undecided', routes);
    await person.click(await screen.findByRole('link', { name: 'Елена' }));
    await arriveAt('/admin/appeals?status=undecided&id=d1');
    expect(calls[0]?.query).toMatchObject({ status: 'undecided', sort: 'oldest' });
    const appeal = await openAppeal();
    expect(appeal.getByText('Снимките са мои.')).toBeInTheDocument();
    expect(appeal.getByText('Снимките са чужди.')).toBeInTheDocument();
    expect(appeal.getByText(/белег за риск/u)).toBeInTheDocument();
    expect(appeal.getByText(/Взето от друг администратор/u)).toBeInTheDocument();
    expect(appeal.getByRole('link', { name: 'Светъл апартамент' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
  });

  it.each([
    [null, 'Взето автоматично'],
    ['erased', 'Взето от изтрит администратор'],
    ['admin', 'Взето от вас'],
  ])('says who made the decision: %s', async (decidedBy, text) => {
    fakeBackend(having({ decision: { ...file().decision, decidedBy } }));
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByText(new RegExp(`${text}\\.$`, 'u'))).toBeInTheDocument();
  });

  it('names a listing that a warning was about, without a link', async () => {
    fakeBackend(having({ listing: { id: null, title: '' } }));
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByText('Без заглавие')).toBeInTheDocument();
    expect(appeal.queryByRole('link', { name: 'Без заглавие' })).toBeNull();
  });

  it('links the report of an appealed dismissal and says what overturning it does', async () => {
    fakeBackend(having({ kind: 'report_dismissed', reportId: 'r1' }));
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByRole('link', { name: 'Виж сигнала' })).toHaveAttribute('href', '/admin/reports?id=r1');
    expect(appeal.getByText(/Сигналът се отваря отново/u)).toBeInTheDocument();
  });

  it('decides with a reason', async () => {
    const calls = fakeBackend({ ...having(), 'PUT /admin/appeals/d1/verdict': answer.one(file()) });
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    await person.click(appeal.getByRole('radio', { name: /^Отменя се/u }));
    await fillIn(appeal.getByRole('textbox', { name: /^Мотиви до човека/u }), 'Снимките са собствени.');
    await person.click(appeal.getByRole('button', { name: 'Реши' }));
    await waitFor(() => expect(undoBar().getByText('Отменя се')).toBeInTheDocument());
    expect(undoBar().getByText('„Възражение от Елена“')).toBeInTheDocument();
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
    closeTab();
    expect(await screen.findByText('Възражението е решено и човекът е известен.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'PUT /admin/appeals/d1/verdict')?.body).toEqual({
      outcome: 'overturned',
      reason: 'Снимките са собствени.',
    });
  });

  it('takes a verdict back by Z, also from another appeal, and keeps its words', async () => {
    const other = file({ id: 'd2', person: { id: 'u2', firstName: 'Борис', email: 'boris@demo.bg' } });
    const calls = fakeBackend({
      ...having(),
      'GET /admin/appeals': answer.list([file(), other]),
      'GET /admin/appeals/d2': answer.one(other),
    });
    const { unmount } = renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    await person.click(appeal.getByRole('radio', { name: /^Остава/u }));
    await fillIn(appeal.getByRole('textbox', { name: /^Мотиви до човека/u }), 'Снимките са чужди.');
    await person.click(appeal.getByRole('button', { name: 'Реши' }));
    await waitFor(() => expect(appeal.queryByRole('radio')).toBeNull());
    expect(appeal.getByText(/още не е изпратено/u)).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Борис', hidden: true }));
    await screen.findByRole('article', { name: 'Възражение от Борис' });
    await person.keyboard('z');
    await arriveAt('/admin/appeals?id=d1');
    const again = await openAppeal();
    expect(again.getByRole('radio', { name: /^Остава/u })).toBeChecked();
    expect(again.getByRole('textbox', { name: /^Мотиви до човека/u })).toHaveValue('Снимките са чужди.');
    expect(queryUndoBar()).toBeNull();
    unmount();
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('sends an answer without deciding', async () => {
    const calls = fakeBackend({ ...having(), 'POST /admin/appeals/d1/answers': answer.one(file()) });
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    await fillIn(appeal.getByRole('textbox', { name: /^Отговор до човека/u }), 'Пратете оригиналите.');
    await person.click(appeal.getByRole('button', { name: 'Изпрати отговора' }));
    expect(await screen.findByText('Отговорът е изпратен.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'POST /admin/appeals/d1/answers')?.body).toEqual({
      message: 'Пратете оригиналите.',
    });
  });

  it('keeps what is typed while an answer is on its way', async () => {
    fakeBackend({ ...having(), 'POST /admin/appeals/d1/answers': answer.one(file()) });
    const deliver = holdWrites();
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    const field = () => appeal.getByRole('textbox', { name: /^Отговор до човека/u });
    await fillIn(field(), 'Пратете оригиналите.');
    await person.click(appeal.getByRole('button', { name: 'Изпрати отговора' }));
    await person.type(field(), ' И датата им.');
    deliver();
    expect(await screen.findByText('Отговорът е изпратен.')).toBeInTheDocument();
    await waitFor(() => expect(appeal.getByRole('button', { name: 'Изпрати отговора' })).toBeEnabled());
    expect(field()).toHaveValue('Пратете оригиналите. И датата им.');
  });

  it('keeps a half-written answer when a message arrives, and clears it once it is sent', async () => {
    const other = file({ id: 'd2', person: { id: 'u2', firstName: 'Борис', email: 'boris@demo.bg' } });
    const SEND = 'POST /admin/appeals/d1/answers';
    const answers = {
      ...having(),
      'GET /admin/appeals': answer.list([file(), other]),
      'GET /admin/appeals/d2': answer.one(other),
      [SEND]: answer.refused(409, 'CONFLICT', 'Има ново съобщение.'),
    };
    fakeBackend(answers);
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    const field = () => screen.getByRole('textbox', { name: /^Отговор до човека/u });
    const send = () => person.click(appeal.getByRole('button', { name: 'Изпрати отговора' }));
    await fillIn(field(), 'Пратете оригиналите.');
    const messages = [...file().messages, { ...file().messages[0], at: '2026-01-06T10:00:00.000Z' }];
    answers['GET /admin/appeals/d1'] = answer.one({ ...file(), messages });
    await send();
    await waitFor(() => expect(appeal.getAllByText('Снимките са мои.')).toHaveLength(2));
    expect(field()).toHaveValue('Пратете оригиналите.');
    answers[SEND] = answer.one(file());
    await send();
    await waitFor(() => expect(field()).toHaveValue(''));
    await fillIn(field(), 'Още нещо за снимките.');
    await person.click(screen.getByRole('link', { name: 'Борис', hidden: true }));
    await screen.findByRole('article', { name: 'Възражение от Борис' });
    expect(field()).toHaveValue('');
  });

  it('offers the one who made the decision no verdict, and says why', async () => {
    fakeBackend(having({ judge: 'mine' }));
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByText(/решава друг администратор/u)).toBeInTheDocument();
    expect(appeal.queryByRole('radio')).not.toBeInTheDocument();
    expect(appeal.getByRole('textbox', { name: /^Отговор до човека/u })).toBeInTheDocument();
  });

  it('warns the only administrator and lets them decide', async () => {
    fakeBackend(having({ judge: 'only' }));
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByText(/записва в дневника/u)).toBeInTheDocument();
    expect(appeal.getAllByRole('radio')).toHaveLength(2);
  });

  it('shows a verdict without forms', async () => {
    fakeBackend(
      having({
        ...{ status: 'upheld', decidedAt: at, reason: 'Няма оригинали.', isByDecider: true },
        verdictBy: { id: 'a2', name: 'Борис Илиев' },
      }),
    );
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    expect(appeal.getByText('Няма оригинали.')).toBeInTheDocument();
    expect(appeal.getByText('Решено от Борис Илиев')).toBeInTheDocument();
    expect(appeal.getByText(/един и същ администратор/u)).toBeInTheDocument();
    expect(appeal.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('reads the appeal again when another administrator was first', async () => {
    const answers = {
      ...having(),
      'PUT /admin/appeals/d1/verdict': answer.refused(
        409,
        'INVALID_TRANSITION',
        'Възражението вече е решено.',
      ),
    };
    fakeBackend(answers);
    renderAt('/admin/appeals?id=d1', routes);
    const appeal = await openAppeal();
    await person.click(appeal.getByRole('radio', { name: /^Остава/u }));
    await fillIn(appeal.getByRole('textbox', { name: /^Мотиви до човека/u }), 'Снимките са чужди.');
    answers['GET /admin/appeals/d1'] = answer.one(
      file({ status: 'overturned', decidedAt: at, reason: 'Вече е отменено.' }),
    );
    await person.click(appeal.getByRole('button', { name: 'Реши' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 възражение без решение' }));
    expect(refused.getByText('Вашият текст: „Снимките са чужди.“')).toBeInTheDocument();
    expect(await appeal.findByText('Вече е отменено.')).toBeInTheDocument();
  });
});
