import type { AlertLinkShown } from '@pokriv/contracts/alert/saved-search';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show, signInAs, signOut, type Sent } from '../../page.testing.tsx';
import { AlertLinkPage } from './alert-link-page.tsx';

type State = AlertLinkShown['searches'][number]['state'];

const shownOf = (action: AlertLinkShown['action'], ...states: State[]): AlertLinkShown => ({
  action,
  searches: states.map((state, index) => ({ name: `Търсене ${index + 1}`, search: 'location=sofia', state })),
});

interface Server {
  before: AlertLinkShown;
  after?: AlertLinkShown;
}

const fakeServer = ({ before, after = before }: Server) =>
  fakeApi(({ method }) => ({ body: { success: true, data: method === 'POST' ? after : before } }));
const refused = (status: number, code: string, message = 'Отказ.') => ({
  status,
  body: { success: false, code, message },
});
const posts = (sent: readonly Sent[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const open = (token = 'tok.en') => show(<AlertLinkPage />, `/alert-link?token=${token}`);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => signOut());
afterEach(() => act(() => signOut()));

describe('AlertLinkPage', () => {
  it.each([
    ['confirm', 'unconfirmed', 'active', 'Да пишем ли за това търсене?', 'Да, пишете ми', 'Готово'],
    [
      'stop',
      'active',
      'paused',
      'Да спрем ли известията за това търсене?',
      'Спри известията',
      'Известията са спрени',
    ],
    ['stop_all', 'active', 'paused', 'Да спрем ли всички известия?', 'Спри всички', 'Известията са спрени'],
    ['still', 'asleep', 'active', 'Още ли търсите?', 'Да, още търся', 'Продължаваме да търсим'],
  ] as const)('asks about “%s” and acts only when its button is pressed', async (...row) => {
    const [action, before, after, question, button, done] = row;
    const sent = fakeServer({ before: shownOf(action, before), after: shownOf(action, after) });
    open();
    expect(await title(question)).toBeVisible();
    expect(screen.getByText('„Търсене 1“')).toBeVisible();
    expect(posts(sent)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: button }));
    const heading = await title(done);
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    expect(posts(sent)).toEqual([['/api/saved-searches/link/tok.en', undefined]]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stops the news of favourites of a person without searches', async () => {
    const sent = fakeServer({ before: shownOf('stop_all') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Спри всички' }));
    expect(await title('Известията са спрени')).toBeVisible();
    expect(posts(sent)).toHaveLength(1);
  });

  it('stops all when the home is found', async () => {
    const sent = fakeServer({
      before: shownOf('still', 'active', 'active'),
      after: shownOf('still', 'paused', 'paused'),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Намерих жилище' }));
    expect(await title('Честит дом!')).toBeVisible();
    expect(posts(sent)).toEqual([['/api/saved-searches/link/tok.en', { hasFoundHome: true }]]);
  });

  it('leads a visitor to the results, and an account to its searches', async () => {
    fakeServer({ before: shownOf('confirm', 'unconfirmed'), after: shownOf('confirm', 'active') });
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Да, пишете ми' }));
    expect(await screen.findByRole('link', { name: 'Покажи обявите' })).toHaveAttribute(
      'href',
      '/properties?location=sofia',
    );
    expect(screen.getByRole('link', { name: 'Към обявите' })).toHaveAttribute('href', '/properties');
    unmount();

    signInAs('tenant');
    fakeServer({ before: shownOf('stop_all', 'active') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Спри всички' }));
    expect(await screen.findByRole('link', { name: 'Запазени търсения' })).toHaveAttribute(
      'href',
      '/saved-searches',
    );
  });

  it.each([
    ['confirm', ['active'], 'Вече е потвърдено'],
    ['stop', ['paused'], 'Известията вече са спрени'],
    ['stop', [], 'Известията вече са спрени'],
  ] as const)('has nothing to press for “%s” of %j', async (action, states, text) => {
    fakeServer({ before: shownOf(action, ...states) });
    open();
    expect(await title(text)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [410, 'GONE', 'Връзката е изтекла'],
    [400, 'BAD_REQUEST', 'Връзката е невалидна'],
    [404, 'NOT_FOUND', 'Търсенето го няма'],
  ])('explains a %i when it opens', async (status, code, text) => {
    fakeApi(() => refused(status, code));
    open();
    expect(await title(text)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is invalid without a token, without a request', () => {
    const sent = fakeApi(() => ({ body: {} }));
    open('');
    expect(screen.getByRole('heading', { level: 1, name: 'Връзката е невалидна' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows the server’s reason for a refusal', async () => {
    fakeApi(({ method }) =>
      method === 'POST'
        ? refused(409, 'CONFLICT', 'Имате 20 търсения.')
        : { body: { success: true, data: shownOf('confirm', 'unconfirmed') } },
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Да, пишете ми' }));
    expect(await screen.findByText('Имате 20 търсения.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('retries the same answer after an outage', async () => {
    let isDown = true;
    const sent = fakeApi(({ method }) => {
      if (method !== 'POST') return { body: { success: true, data: shownOf('still', 'active') } };
      return isDown
        ? refused(429, 'RATE_LIMITED')
        : { body: { success: true, data: shownOf('still', 'paused') } };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Намерих жилище' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await title('Честит дом!')).toBeVisible();
    expect(posts(sent).map(([, body]) => body)).toEqual([{ hasFoundHome: true }, { hasFoundHome: true }]);
  });
});
