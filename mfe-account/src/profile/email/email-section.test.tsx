import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { EmailSection } from './email-section.tsx';

beforeEach(() => signedIn(aUser()));

describe('EmailSection', () => {
  it('resends the mail of an unverified address', async () => {
    const calls = fakeBackend({ 'POST /auth/verification-email': answer.done(null) });
    renderPage(<EmailSection user={aUser()} />);
    expect(screen.getByText('Непотвърден')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати отново' }));
    expect(await screen.findByText('Изпратихме ви нов имейл за потвърждение!')).toBeInTheDocument();
    expect(calls.map(({ call }) => call)).toEqual(['POST /auth/verification-email']);
  });

  it('shows a verified address without a resend button', () => {
    renderPage(<EmailSection user={aUser({ isEmailVerified: true })} />);
    expect(screen.getByText('Потвърден')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
