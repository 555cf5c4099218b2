import { clearAuth, currentUser } from '@pokriv/web-kit/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { EmailVerifiedPage } from './email-verified-page.tsx';

const person = userEvent.setup();
const invalid = answer.refused(400, { code: 'BAD_REQUEST', message: 'Връзката е невалидна или изтекла.' });
const linkWith = (code: string) => `/email-verified?mode=verifyEmail&oobCode=${code}`;

beforeEach(() => clearAuth());

describe('EmailVerifiedPage', () => {
  it('verifies the e-mail and updates the session', async () => {
    await signedIn(aUser());
    const calls = fakeBackend({
      'POST /auth/verify-email': answer.done(null),
      'GET /auth/profile': answer.done(aUser({ isEmailVerified: true })),
    });
    renderPage(<EmailVerifiedPage />, linkWith('one'));
    expect(await screen.findByRole('heading', { name: 'Имейлът е потвърден' })).toBeInTheDocument();
    expect(calls[0]).toEqual({ call: 'POST /auth/verify-email', body: { token: 'one' } });
    expect(currentUser()?.isEmailVerified).toBe(true);
    expect(screen.getByTestId('toasts')).toHaveTextContent('Имейлът е потвърден.');
  });

  it('offers a new link when this one is used', async () => {
    await signedIn(aUser());
    fakeBackend({ 'POST /auth/verify-email': invalid, 'POST /auth/verification-email': answer.done(null) });
    renderPage(<EmailVerifiedPage />, linkWith('two'));
    await person.click(await screen.findByRole('button', { name: 'Изпрати нова връзка' }));
    expect(await screen.findByText('Изпратихме ви нов имейл за потвърждение!')).toBeInTheDocument();
    expect(screen.getByText(/maria@demo\.bg/u)).toBeInTheDocument();
  });

  it('asks to wait after too many requests for a link', async () => {
    await signedIn(aUser());
    const tooMany = { code: 'RATE_LIMITED', message: 'Твърде много заявки.', retryAfter: 1500 };
    fakeBackend({
      'POST /auth/verify-email': invalid,
      'POST /auth/verification-email': answer.refused(429, tooMany),
    });
    renderPage(<EmailVerifiedPage />, linkWith('often'));
    await person.click(await screen.findByRole('button', { name: 'Изпрати нова връзка' }));
    expect(await screen.findByText('Твърде много опити. Изчакайте 25 минути.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Изпрати нова връзка' })).toBeInTheDocument();
  });

  it('words the first mail and a resend differently', async () => {
    await signedIn(aUser());
    const first = { success: true, data: null, message: 'Изпратихме ви имейл за потвърждение.' };
    fakeBackend({
      'POST /auth/verify-email': invalid,
      'POST /auth/verification-email': { status: 202, body: first },
    });
    renderPage(<EmailVerifiedPage />, linkWith('first'));
    await person.click(await screen.findByRole('button', { name: 'Изпрати нова връзка' }));
    expect(await screen.findByText('Изпратихме ви имейл за потвърждение.')).toBeInTheDocument();
  });

  it('says that the account of the link is gone', async () => {
    const gone = { code: 'BAD_REQUEST', message: 'Няма потребител с този имейл.' };
    fakeBackend({ 'POST /auth/verify-email': answer.refused(400, gone) });
    renderPage(<EmailVerifiedPage />, linkWith('gone'));
    expect(await screen.findByText('Няма потребител с този имейл.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });

  it.each([
    ['tenant', 'Вече знаем, че профилът е ваш.'],
    ['landlord', 'Вече можете да публикувате обяви.'],
  ] as const)('tells a %s what the verification unlocks', async (role, text) => {
    await signedIn(aUser({ role }));
    fakeBackend({
      'POST /auth/verify-email': answer.done(null),
      'GET /auth/profile': answer.done(aUser({ role, isEmailVerified: true })),
    });
    renderPage(<EmailVerifiedPage />, linkWith(role));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  describe('of a landlord', () => {
    const DRAFTS = 'GET /properties/my-properties';
    const confirm = async (code: string, drafts: Parameters<typeof fakeBackend>[0][string]) => {
      await signedIn(aUser({ role: 'landlord' }));
      fakeBackend({
        'POST /auth/verify-email': answer.done(null),
        'GET /auth/profile': answer.done(aUser({ role: 'landlord', isEmailVerified: true })),
        [DRAFTS]: drafts,
      });
      renderPage(<EmailVerifiedPage />, linkWith(code));
    };
    const step = (name: string) => screen.findByRole('link', { name });

    it('goes on with the draft that was changed last', async () => {
      const draft = (id: string, updatedAt: string) => ({ id, updatedAt });
      await confirm(
        'drafts',
        answer.done([draft('d1', '2026-01-02T10:00:00.000Z'), draft('d2', '2026-01-03T10:00:00.000Z')]),
      );
      expect(await step('Продължи обявата')).toHaveAttribute('href', '/edit-property/d2');
      expect(screen.getByText(/Черновата ѝ ви чака/u)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Добави обява' })).not.toBeInTheDocument();
    });

    it.each([
      ['there is no draft', answer.done([])],
      ['drafts cannot be read', answer.refused(503, { code: 'UNAVAILABLE', message: 'Опитайте по-късно.' })],
    ])('begins a listing when %s', async (why, drafts) => {
      await confirm(why, drafts);
      expect(await step('Добави обява')).toHaveAttribute('href', '/create-property');
    });
  });

  it('sends a visitor to the login first', async () => {
    fakeBackend({ 'POST /auth/verify-email': invalid });
    renderPage(<EmailVerifiedPage />, linkWith('three'));
    expect(await screen.findByRole('link', { name: 'Към входа' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fprofile',
    );
  });

  it('treats a link opened twice as verified', async () => {
    await signedIn(aUser({ isEmailVerified: true }));
    fakeBackend({ 'POST /auth/verify-email': invalid });
    renderPage(<EmailVerifiedPage />, linkWith('four'));
    expect(await screen.findByRole('heading', { name: 'Имейлът е потвърден' })).toBeInTheDocument();
  });

  it('retries after a transient error', async () => {
    fakeBackend({});
    renderPage(<EmailVerifiedPage />, linkWith('five'));
    await screen.findByRole('heading', { name: 'Проверката не успя' });
    fakeBackend({ 'POST /auth/verify-email': answer.done(null) });
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByRole('heading', { name: 'Имейлът е потвърден' })).toBeInTheDocument();
  });

  it('is invalid without a code', () => {
    renderPage(<EmailVerifiedPage />, '/email-verified');
    expect(screen.getByRole('heading', { name: 'Връзката не важи' })).toBeInTheDocument();
  });

  it('asks a visitor to sign in', async () => {
    fakeBackend({ 'POST /auth/verify-email': answer.done(null) });
    renderPage(<EmailVerifiedPage />, linkWith('seven'));
    expect(await screen.findByRole('heading', { name: 'Имейлът е потвърден' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към входа' })).toHaveAttribute('href', '/login');
  });

  it('does not verify the session with a link of another account', async () => {
    await signedIn(aUser());
    fakeBackend({
      'POST /auth/verify-email': answer.done(null),
      'GET /auth/profile': answer.done(aUser()),
    });
    renderPage(<EmailVerifiedPage />, linkWith('eight'));
    expect(await screen.findByText(/^Потвърден е имейлът на друг профил/u)).toBeInTheDocument();
    expect(currentUser()?.isEmailVerified).toBe(false);
    expect(await screen.findByRole('button', { name: 'Изпрати нова връзка' })).toBeInTheDocument();
  });

  it.each([
    ['landlord', true, 'Добави обява', '/create-property'],
    ['tenant', true, 'Разгледай обявите', '/properties'],
    ['tenant', false, 'Избери роля', '/select-role'],
  ] as const)('leads a %s with role chosen %p on with „%s“', async (role, isRoleChosen, name, address) => {
    await signedIn(aUser({ role, isRoleChosen }));
    fakeBackend({
      'POST /auth/verify-email': answer.done(null),
      'GET /auth/profile': answer.done(aUser({ role, isRoleChosen, isEmailVerified: true })),
    });
    renderPage(<EmailVerifiedPage />, linkWith(`${role}-${isRoleChosen}`));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it.each([
    ['ACCOUNT_SUSPENDED', 403, 'Потребителят е деактивиран. Свържете се с поддръжката.'],
    ['UNAUTHENTICATED', 401, 'Няма потребител с този имейл.'],
  ])('explains %s without a retry', async (code, status, text) => {
    const message = code === 'UNAUTHENTICATED' ? 'Сесията ви изтече.' : text;
    fakeBackend({ 'POST /auth/verify-email': answer.refused(status, { code, message }) });
    renderPage(<EmailVerifiedPage />, linkWith(code));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });

  it('forwards a reset code', async () => {
    renderPage(<EmailVerifiedPage />, '/email-verified?mode=resetPassword&oobCode=six');
    await arriveAt('/reset-password?mode=resetPassword&oobCode=six');
  });
});
