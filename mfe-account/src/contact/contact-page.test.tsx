import { giveBoot } from '@pokriv/web-kit/boot';
import { clearAuth } from '@pokriv/web-kit/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { ContactPage } from './contact-page.tsx';

const CALL = 'POST /contacts/submit';
const sent = {
  name: 'Мария Петрова',
  email: 'maria@demo.bg',
  subject: 'billing',
  message: 'Къде е фактурата ми?',
};

function fill(over: Partial<typeof sent> = {}): void {
  const { name, email, subject, message } = { ...sent, ...over };
  fireEvent.change(screen.getByLabelText(/^Име\*/u), { target: { value: name } });
  fireEvent.change(screen.getByLabelText(/^Имейл\*/u), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Тема/u), { target: { value: subject } });
  fireEvent.change(screen.getByLabelText(/^Съобщение/u), { target: { value: message } });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Изпрати съобщението' }));

describe('ContactPage', () => {
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('sends the message, shows success for five seconds and clears the form', async () => {
    const calls = fakeBackend({ [CALL]: answer.done(null) });
    renderPage(<ContactPage />);
    fill();
    jest.useFakeTimers();
    submit();
    await waitFor(() => expect(screen.getByText('Съобщението е изпратено успешно!')).toBeTruthy());
    expect(calls).toEqual([{ call: CALL, body: { ...sent, website: '' } }]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Съобщение/u).value).toBe('');
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Съобщението е изпратено успешно!')).toBeNull();
  });

  it('shows the numbers of the site, and none that it does not have', () => {
    const ways = () =>
      [...screen.getByRole('list', { name: 'Начини за връзка' }).querySelectorAll('a')].map(
        ({ href, textContent }) => [href, textContent],
      );
    const mail = ['mailto:support@pokriv.bg', 'support@pokriv.bg'];
    const { unmount } = renderPage(<ContactPage />);
    expect(ways()).toEqual([mail]);
    unmount();
    giveBoot({ support: { phone: '+35929876543', viber: '+359888123456' } });
    renderPage(<ContactPage />);
    expect(ways()).toEqual([
      ['tel:+35929876543', '+359 29 876 543'],
      mail,
      ['viber://chat?number=%2B359888123456', 'Пишете във Viber'],
    ]);
    giveBoot({});
  });

  it('promises no time of an answer, since none is measured', () => {
    renderPage(<ContactPage />);
    expect(document.body).not.toHaveTextContent(/до 24.часа/u);
    expect(screen.getByText('Работно време: 9:00–18:00 в работни дни.')).toBeVisible();
  });

  it('prefills an appeal against a decision', () => {
    fakeBackend({});
    renderPage(<ContactPage />, '/contact?subject=other&about=suspension');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Тема/u).value).toBe('other');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Съобщение/u).value).toMatch(
      /^Възражение: ограничен профил\./u,
    );
  });

  it('sends nothing while a required field is empty', async () => {
    const calls = fakeBackend({});
    renderPage(<ContactPage />);
    fill({ subject: '', message: 'кратко' });
    submit();
    expect(await screen.findByText('Изберете тема.')).toBeTruthy();
    expect(screen.getByText('Въведете поне 10 символа.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each([
    [429, { code: 'RATE_LIMITED', message: '', retryAfter: 600 }, /Опитайте отново след 10 минути\./u],
    [
      500,
      { code: 'INTERNAL', message: 'x' },
      /Грешка при изпращане на съобщението\. Моля, опитайте отново\./u,
    ],
  ])('explains a %d and keeps the input', async (status, body, text) => {
    fakeBackend({ [CALL]: answer.refused(status, body) });
    renderPage(<ContactPage />);
    fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Съобщение/u).value).toBe(sent.message);
  });

  it('keeps an unsent message until it is sent, and from another person', async () => {
    fakeBackend({ [CALL]: answer.done(null) });
    await signedIn(aUser());
    const typed = renderPage(<ContactPage />);
    fill();
    typed.unmount();
    clearAuth();
    const other = renderPage(<ContactPage />);
    expect(screen.getByLabelText(/^Съобщение/u)).toHaveValue('');
    expect(screen.getByLabelText(/^Имейл\*/u)).toHaveValue('');
    other.unmount();
    await signedIn(aUser());
    const back = renderPage(<ContactPage />);
    expect(screen.getByLabelText(/^Съобщение/u)).toHaveValue(sent.message);
    expect(screen.getByLabelText(/^Тема/u)).toHaveValue(sent.subject);
    submit();
    expect(await screen.findByText('Съобщението е изпратено успешно!')).toBeVisible();
    back.unmount();
    renderPage(<ContactPage />);
    expect(screen.getByLabelText(/^Съобщение/u)).toHaveValue('');
  });

  it('passes the message of a visitor to the user who signs in', async () => {
    clearAuth();
    const { unmount } = renderPage(<ContactPage />);
    fill();
    unmount();
    await signedIn(aUser());
    renderPage(<ContactPage />);
    expect(screen.getByLabelText(/^Съобщение/u)).toHaveValue(sent.message);
  });

  it('keeps what is typed while the message is on its way', async () => {
    fakeBackend({ [CALL]: answer.done(null) });
    renderPage(<ContactPage />);
    fill();
    const answerAtOnce = global.fetch;
    const isSent = new Promise<void>((resolve) => {
      global.fetch = async (...asked) => {
        resolve();
        // a later task, so that the typing comes first
        await new Promise((later) => setTimeout(later));
        return answerAtOnce(...asked);
      };
    });
    submit();
    await isSent;
    fill({ message: 'Къде е фактурата ми? От май.' });
    expect(await screen.findByText('Съобщението е изпратено успешно!')).toBeVisible();
    expect(screen.getByLabelText(/^Съобщение/u)).toHaveValue('Къде е фактурата ми? От май.');
  });

  it('prefills the signed-in user and the subject of the address', async () => {
    await signedIn(aUser());
    renderPage(<ContactPage />, '/contact?subject=technical');
    expect(screen.getByLabelText<HTMLInputElement>(/^Имейл\*/u).value).toBe('maria@demo.bg');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Тема/u).value).toBe('technical');
  });

  it.each(['', '?subject=', '?subject=unknown', '?subject=toString'])(
    'chooses no subject for the address /contact%s',
    async (search) => {
      fakeBackend({});
      renderPage(<ContactPage />, `/contact${search}`);
      submit();
      expect(await screen.findByText('Изберете тема.')).toBeTruthy();
      expect(screen.getByLabelText<HTMLSelectElement>(/^Тема/u).value).toBe('');
    },
  );

  it('hides the honeypot from people and sends what a bot fills in', async () => {
    const calls = fakeBackend({ [CALL]: answer.done(null) });
    renderPage(<ContactPage />);
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    fill();
    if (trap) fireEvent.change(trap, { target: { value: 'spam.example' } });
    submit();
    expect(await screen.findByText('Съобщението е изпратено успешно!')).toBeTruthy();
    expect(calls).toEqual([{ call: CALL, body: { ...sent, website: 'spam.example' } }]);
  });
});
