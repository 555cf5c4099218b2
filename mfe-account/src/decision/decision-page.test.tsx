import type { DecisionFile } from '@pokriv/contracts/moderation/appeal';
import { useRoutes } from '@pokriv/web-kit/router';
import { clearAuth } from '@pokriv/web-kit/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { aUser, answer, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { DecisionPage } from './decision-page.tsx';

const at = '2026-11-21T10:00:00.000Z';
const file = (appeal: DecisionFile['appeal'] = null): DecisionFile => ({
  decision: {
    ...{ id: 'd1', kind: 'listing_removed', code: 'ip_violation', reason: 'Снимките са от чужда обява.' },
    ...{ source: 'reports', isFoundByMachine: false, isDecidedByMachine: false, until: null, at },
    listing: { id: 'p1', title: 'Светъл апартамент' },
    appealUntil: '2100-05-21T10:00:00.000Z',
  },
  appeal,
});
const opened = (over: Partial<NonNullable<DecisionFile['appeal']>> = {}) => ({
  ...{ status: 'open' as const, openedAt: at, decidedAt: null, reason: null },
  messages: [{ at, isOurs: false, message: 'Снимките са мои.' }],
  ...over,
});
const Site = () =>
  useRoutes([
    { path: '/decisions/:id', element: <DecisionPage /> },
    { path: '*', element: null },
  ]);
const open = (address = '/decisions/d1?token=t.s') => renderPage(<Site />, address);

describe('DecisionPage', () => {
  beforeEach(() => {
    sessionStorage.clear();
    clearAuth();
  });

  it('states what was decided, the ground, the facts and the deadline', async () => {
    fakeBackend({ 'GET /decisions/d1': answer.done(file()) });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Обявата е премахната' })).toBeVisible();
    expect(screen.getByText('Снимките са от чужда обява.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Общи условия.*чуждо съдържание/u })).toHaveAttribute(
      'href',
      '/terms#prohibited',
    );
    expect(screen.getByText(/след сигнали.*Не са ползвани автоматични средства/u)).toBeVisible();
    expect(screen.getByText(/възразете до 21 май 2100/u)).toBeVisible();
  });

  it.each([
    ['without a title', { id: null, title: '' }, ['Обява без заглавие']],
    ['that is not concerned', null, []],
  ])('names a listing %s', async (_what, listing, names) => {
    const about = file();
    about.decision.listing = listing;
    fakeBackend({ 'GET /decisions/d1': answer.done(about) });
    open();
    expect(await screen.findByText('Снимките са от чужда обява.')).toBeVisible();
    expect(screen.queryAllByText(/^Обява(?: без заглавие)?$/u).map(({ textContent }) => textContent)).toEqual(
      names.flatMap((name) => ['Обява', name]),
    );
  });

  it('sends the appeal with the signed link and shows its state', async () => {
    const calls = fakeBackend({
      'GET /decisions/d1': answer.done(file()),
      'POST /decisions/d1/appeal': answer.done(file(opened())),
    });
    open();
    const field = await screen.findByLabelText(/Вашето възражение/u);
    fireEvent.change(field, { target: { value: 'Снимките са мои.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Възрази' }));
    expect(await screen.findByText('Чака отговор')).toBeVisible();
    expect(calls.at(-1)).toEqual({
      call: 'POST /decisions/d1/appeal',
      body: { message: 'Снимките са мои.', token: 't.s' },
    });
    expect(screen.getByRole('list', { name: 'Разговор с модераторите' })).toHaveTextContent(
      'Снимките са мои.',
    );
    expect(screen.getByLabelText(/Още нещо/u)).toHaveValue('');
  });

  it('keeps what is typed while the appeal is on its way', async () => {
    fakeBackend({
      'GET /decisions/d1': answer.done(file()),
      'POST /decisions/d1/appeal': answer.done(file(opened())),
    });
    open();
    const field = await screen.findByLabelText(/Вашето възражение/u);
    fireEvent.change(field, { target: { value: 'Снимките са мои.' } });
    const answerAtOnce = global.fetch;
    const isSent = new Promise<void>((resolve) => {
      global.fetch = async (...asked) => {
        resolve();
        // a later task, so that the typing comes first
        await new Promise((later) => setTimeout(later));
        return answerAtOnce(...asked);
      };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Възрази' }));
    await isSent;
    fireEvent.change(field, { target: { value: 'Снимките са мои. Имам оригиналите.' } });
    expect(await screen.findByText('Чака отговор')).toBeVisible();
    expect(screen.getByLabelText(/Още нещо/u)).toHaveValue('Снимките са мои. Имам оригиналите.');
  });

  it('keeps an unsent appeal until it is sent', async () => {
    fakeBackend({
      'GET /decisions/d1': answer.done(file()),
      'POST /decisions/d1/appeal': answer.done(file(opened())),
    });
    const typed = open();
    fireEvent.change(await screen.findByLabelText(/Вашето възражение/u), {
      target: { value: 'Снимките са мои.' },
    });
    typed.unmount();
    const back = open();
    expect(await screen.findByLabelText(/Вашето възражение/u)).toHaveValue('Снимките са мои.');
    fireEvent.click(screen.getByRole('button', { name: 'Възрази' }));
    expect(await screen.findByText('Чака отговор')).toBeVisible();
    expect(screen.getByLabelText(/Още нещо/u)).toHaveValue('');
    back.unmount();
    open();
    expect(await screen.findByLabelText(/Вашето възражение/u)).toHaveValue('');
  });

  it('keeps the text when the send fails', async () => {
    const message = 'Твърде много заявки. Опитайте след 60 минути.';
    fakeBackend({
      'GET /decisions/d1': answer.done(file()),
      'POST /decisions/d1/appeal': answer.refused(429, { code: 'RATE_LIMITED', message }),
    });
    open();
    const field = await screen.findByLabelText(/Вашето възражение/u);
    fireEvent.change(field, { target: { value: 'Снимките са мои.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Възрази' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('Снимките са мои.');
  });

  it.each(['INVALID_TRANSITION', 'CONFLICT'])('reads the appeal again after the refusal %s', async (code) => {
    const verdict = opened({ status: 'upheld', decidedAt: at, reason: 'Няма оригинали.' });
    const answers = {
      'GET /decisions/d1': answer.done(file(opened())),
      'POST /decisions/d1/appeal': answer.refused(409, { code, message: 'Възражението вече е решено.' }),
    };
    fakeBackend(answers);
    open();
    const field = await screen.findByLabelText(/Още нещо/u);
    answers['GET /decisions/d1'] = answer.done(file(verdict));
    fireEvent.change(field, { target: { value: 'Ето и оригиналите.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(await screen.findByText('Решението остава')).toBeVisible();
    expect(screen.getByText(/Няма оригинали/u)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByTestId('toasts')).toHaveTextContent('Съобщението ви не е изпратено');
  });

  it('keeps the text beside an answer that arrived meanwhile', async () => {
    const message = 'Има ново съобщение.';
    const answered = opened({ status: 'answered' });
    answered.messages.push({ at: '2026-11-22T10:00:00.000Z', isOurs: true, message: 'Пратете оригиналите.' });
    const answers = {
      'GET /decisions/d1': answer.done(file(opened())),
      'POST /decisions/d1/appeal': answer.refused(409, { code: 'CONFLICT', message }),
    };
    fakeBackend(answers);
    open();
    const field = await screen.findByLabelText(/Още нещо/u);
    answers['GET /decisions/d1'] = answer.done(file(answered));
    fireEvent.change(field, { target: { value: 'Ето и оригиналите.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(await screen.findByText('Пратете оригиналите.')).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/Още нещо/u)).toHaveValue('Ето и оригиналите.');
  });

  it('shows the verdict without a form', async () => {
    const appeal = opened({ status: 'overturned', decidedAt: at, reason: 'Оригиналите са ваши.' });
    fakeBackend({ 'GET /decisions/d1': answer.done(file(appeal)) });
    open();
    expect(await screen.findByText('Решението е отменено')).toBeVisible();
    expect(screen.getByText(/Оригиналите са ваши/u)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has no form after the deadline', async () => {
    const late = file();
    late.decision.appealUntil = '2026-01-01T10:00:00.000Z';
    fakeBackend({ 'GET /decisions/d1': answer.done(late) });
    open();
    expect(await screen.findByText(/Срокът за възражение изтече/u)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('asks a visitor without the link to sign in and come back', async () => {
    fakeBackend({});
    open('/decisions/d1');
    await arriveAt('/login?redirect=%2Fdecisions%2Fd1');
  });

  it('opens by the session, and says what went wrong', async () => {
    const calls = fakeBackend({
      'GET /decisions/d1': answer.refused(404, { code: 'NOT_FOUND', message: 'Решението не е намерено.' }),
    });
    await signedIn(aUser());
    open('/decisions/d1');
    expect(await screen.findByText('Решението не е намерено.')).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
