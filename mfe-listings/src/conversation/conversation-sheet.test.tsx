import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fakePush, PUSH_KEY, removeFakePush } from '@pokriv/web-kit/fake-push.testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts, type Sent } from '../page.testing.tsx';
import { aSentMessage, someSlots } from '../a-thread.testing.ts';
import { readMessageDraft } from './message-draft.ts';
import { useConversation } from './use-conversation.tsx';

type Answer = { status?: number; body: unknown };
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const ok = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data } });
const listOf = (data: readonly unknown[]): Answer => ({ body: { success: true, data, pagination: {} } });
const refused = (status: number, code: string, message = 'Не стана.'): Answer => ({
  status,
  body: { success: false, code, message },
});

function WriteButton() {
  const { write, view } = useConversation({ id: 'p1', title: 'Светъл двустаен' });
  return (
    <>
      <button type="button" onClick={write}>
        Пиши
      </button>
      {view}
    </>
  );
}

/** Mock replies by method and path; 404 for others. */
function answerWith(answers: Answers): Sent[] {
  const all: Answers = {
    'GET properties/p1': ok(aListing()),
    'GET threads': listOf([]),
    'GET threads/facts': ok(null),
    ...answers,
  };
  return fakeApi(({ method, path }) => {
    const found = all[`${method} ${(path.split('?')[0] ?? '').replace('/api/', '')}`];
    return (typeof found === 'function' ? found() : found) ?? refused(404, 'NOT_FOUND');
  });
}

async function openForm(answers: Answers = {}): Promise<Sent[]> {
  const sent = answerWith(answers);
  show(<WriteButton />, '/properties/p1');
  await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
  await screen.findByRole('textbox', { name: /^Съобщение/u });
  return sent;
}

const box = () => screen.getByRole('textbox', { name: /^Съобщение/u });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const send = (name = 'Изпрати') => userEvent.click(screen.getByRole('button', { name }));
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeAll(fakeDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('tenant');
});
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('the message sheet of a listing', () => {
  it('is one dialog from the press on, also while the listing of a card is read', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    answerWith({ 'GET properties/p1': () => new Promise((resolve) => (arrive = resolve)) });
    show(<WriteButton />, '/');
    await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
    const dialog = await screen.findByRole('dialog');
    await act(async () => arrive(ok(aListing())));
    expect(await screen.findByRole('textbox', { name: /^Съобщение/u })).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('answers from the listing what the listing says', async () => {
    await openForm({ 'GET properties/p1': ok(aListing({ pets: 'no' })) });
    const chip = screen.getByRole('button', { name: 'Домашен любимец' });
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status', { name: 'Отговори от обявата' })).toHaveTextContent(
      'Може ли с домашен любимец?Не се допускат.',
    );
    expect(box()).toHaveValue('');
    await userEvent.click(chip);
    expect(screen.queryByText('Не се допускат.')).toBeNull();
  });

  it('fills the text with the questions that only the landlord can answer', async () => {
    await openForm();
    type('Здравейте!');
    const chip = screen.getByRole('button', { name: 'Още ли е свободно?' });
    await userEvent.click(chip);
    expect(box()).toHaveValue('Здравейте!\nОще ли е свободно?');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    expect(box()).toHaveValue('Здравейте!');
  });

  it('sends text and facts, then links to the thread and offers the free times', async () => {
    const sent = await openForm({
      'POST threads': ok(aSentMessage(), 201),
      'GET properties/p1/slots': ok(someSlots()),
    });
    type('  Здравейте, интересувам се.  ');
    await userEvent.type(screen.getByLabelText('Колко души'), '2');
    await userEvent.selectOptions(screen.getByLabelText('Домашен любимец'), 'Не');
    await send();
    const title = await screen.findByRole('heading', { name: 'Съобщението е изпратено' });
    expect(title).toHaveFocus();
    expect(posts(sent)).toEqual([
      {
        listingId: 'p1',
        text: 'Здравейте, интересувам се.',
        clientId: expect.stringMatching(/^[\w-]{8,64}$/u) as string,
        facts: { people: 2, pets: false },
      },
    ]);
    expect(screen.getByRole('link', { name: 'Отвори разговора' })).toHaveAttribute('href', '/messages/t1');
    expect(await screen.findByRole('region', { name: 'Запазете оглед' })).toBeInTheDocument();
    expect(readMessageDraft('u1', 'p1')).toBeUndefined();
  });

  it('offers notes in this browser after sending', async () => {
    fakePush();
    try {
      await openForm({
        'POST threads': ok(aSentMessage(), 201),
        'GET properties/p1/slots': ok(someSlots()),
        'GET push/key': ok({ publicKey: PUSH_KEY }),
      });
      type('Здравейте, интересувам се.');
      await send();
      expect(await screen.findByText('Искате ли известие и в този браузър?')).toBeInTheDocument();
    } finally {
      removeFakePush();
    }
  });

  it('fills the facts that were said before', async () => {
    const sent = await openForm({
      'GET threads/facts': ok({ moveIn: '2027-01-01', months: 12, pets: true, about: 'Сами сме.' }),
      'POST threads': ok(aSentMessage(), 201),
    });
    await waitFor(() => expect(screen.getByLabelText('За колко месеца')).toHaveValue(12));
    expect(screen.getByText('Няколко думи за вас · попълнено')).toBeInTheDocument();
    expect(screen.getByText(/^9 \/ /u)).toBeInTheDocument();
    type('Здравейте');
    await send();
    await screen.findByRole('heading', { name: 'Съобщението е изпратено' });
    expect(posts(sent)[0]).toMatchObject({ facts: { moveIn: '2027-01-01', months: 12, pets: true } });
  });

  it('refuses an empty text and one above 2 000 characters before sending', async () => {
    const sent = await openForm();
    await send();
    expect(await screen.findByText('Напишете съобщение.')).toBeInTheDocument();
    type('а'.repeat(2001));
    await send();
    expect(await screen.findByText('Съобщението не може да е над 2 000 знака.')).toBeInTheDocument();
    expect(screen.getByText('2 001 / 2 000')).toBeInTheDocument();
    expect(posts(sent)).toEqual([]);
  });

  it('keeps text and facts when it is closed, and unfolds the facts that were kept', async () => {
    await openForm();
    const facts = () => screen.getByLabelText('Колко души').closest('details');
    expect(facts()).not.toHaveAttribute('open');
    type('Недовършено');
    await userEvent.type(screen.getByLabelText('Колко души'), '3');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
    expect(await screen.findByRole('textbox', { name: /^Съобщение/u })).toHaveValue('Недовършено');
    expect(screen.getByLabelText('Колко души')).toHaveValue(3);
    expect(facts()).toHaveAttribute('open');
  });

  it('keeps a draft that has a text or facts, and none when both are empty', async () => {
    await openForm();
    const kept = () => readMessageDraft('u1', 'p1');
    type('Недовършено');
    expect(kept()).toEqual({ text: 'Недовършено' });
    await userEvent.type(screen.getByLabelText('Колко души'), '3');
    type('');
    expect(kept()).toEqual({ text: '', facts: { people: 3 } });
    await userEvent.clear(screen.getByLabelText('Колко души'));
    expect(kept()).toBeUndefined();
  });

  it('sends a text that was typed again after an outage with its first id', async () => {
    let isDown = true;
    const sent = await openForm({
      'POST threads': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return ok(aSentMessage());
      },
    });
    type('Здравейте');
    await send();
    await screen.findByRole('alert');
    type('');
    type('Здравейте');
    isDown = false;
    await send('Опитай пак');
    await screen.findByRole('heading', { name: 'Съобщението е изпратено' });
    const [first, second] = posts(sent) as { clientId: string }[];
    expect(second?.clientId).toBe(first?.clientId);
  });

  it('sends the same text again with the same id after an outage', async () => {
    let tries = 0;
    const sent = await openForm({
      'POST threads': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return ok(aSentMessage());
      },
    });
    type('Здравейте');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Текстът е запазен');
    expect(box()).toHaveValue('Здравейте');
    await send('Опитай пак');
    await screen.findByRole('heading', { name: 'Съобщението е изпратено' });
    const [first, second] = posts(sent) as { clientId: string }[];
    expect(second?.clientId).toBe(first?.clientId);
  });

  it('says that a message is held, and offers no times yet', async () => {
    await openForm({
      'POST threads': ok(aSentMessage({ state: 'held', risks: ['courier_keys'] }), 201),
      'GET properties/p1/slots': ok(someSlots()),
    });
    type('Пратете ключовете по куриер');
    await send();
    expect(await screen.findByRole('heading', { name: 'Проверяваме съобщението…' })).toBeInTheDocument();
    expect(screen.getByText('Внимание: ключове по куриер.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Запазете оглед' })).toBeNull();
  });

  it('shows the server’s hint and its warning of contact data', async () => {
    await openForm({
      'POST threads': ok(aSentMessage({ risks: ['contact_data'] }, 'Пратихте същото до 3 обяви.'), 201),
    });
    type('Звънете на 0888 123 456');
    await send();
    expect(await screen.findByText('Пратихте същото до 3 обяви.')).toBeInTheDocument();
    expect(screen.getByText(/Внимание: телефон, имейл или връзка към чат/u)).toBeInTheDocument();
  });

  it('shows a refusal beside the text, without a toast', async () => {
    await openForm({ 'POST threads': refused(429, 'RATE_LIMITED', 'Днес писахте по 20 обяви.') });
    type('Здравейте');
    await send();
    expect(await screen.findByText('Днес писахте по 20 обяви.')).toBeInTheDocument();
    expect(box()).toHaveValue('Здравейте');
    expect(toastTexts()).toEqual([]);
  });

  it('sends a visitor to the sign-in, and is open on return with the text', async () => {
    act(() => signOut());
    await openForm();
    type('Преди входа');
    await send('Влез и изпрати');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproperties%2Fp1'),
    );
    act(() => signInAs('tenant'));
    await waitFor(() => expect(box()).toHaveValue('Преди входа'));
    expect(screen.getByRole('button', { name: 'Изпрати' })).toBeInTheDocument();
  });

  it('asks a user without a verified e-mail to verify it', async () => {
    act(() => signInAs('tenant', { isEmailVerified: false }));
    await openForm({
      'POST auth/verification-email': { body: { success: true, message: 'Писмото тръгна.' } },
    });
    expect(screen.getByText('Първо потвърдете имейла си')).toBeInTheDocument();
    expect(screen.getByText(/връзката от писмото до ivan@demo\.bg/u)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати писмото отново' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Писмото тръгна.']));
  });

  it('tells of an earlier thread about the listing', async () => {
    await openForm({ 'GET threads': listOf([aThread()]) });
    expect(await screen.findByText(/Вече сте писали за тази обява/u)).toBeInTheDocument();
  });

  it('has no form for one’s own listing, and none for one that is over', async () => {
    answerWith({ 'GET properties/p1': ok(anOwnListing()) });
    const { unmount } = show(<WriteButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
    expect(await screen.findByText('Това е ваша обява.')).toBeInTheDocument();
    unmount();
    answerWith({ 'GET properties/p1': ok(aListing({ status: 'rented' })) });
    show(<WriteButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
    expect(await screen.findByText(/не приема съобщения/u)).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByRole('textbox')).toBeNull();
  });

  it('cannot be closed while sending', async () => {
    let answer: (value: Answer) => void = () => undefined;
    await openForm({ 'POST threads': () => new Promise((resolve) => (answer = resolve)) });
    type('Здравейте');
    await send();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Изпращаме...' })).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => answer(ok(aSentMessage(), 201)));
    expect(await screen.findByRole('heading', { name: 'Съобщението е изпратено' })).toBeInTheDocument();
  });
});
