import { currentUser } from '@pokriv/web-kit/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { ProfilePage } from './profile-page.tsx';

const person = userEvent.setup();

beforeEach(() => signedIn(aUser()));

describe('the profile', () => {
  it('shows the data, the role and an e-mail that waits', async () => {
    fakeBackend({ 'GET /auth/profile': answer.done(aUser({ role: 'landlord', isRoleChosen: true })) });
    renderPage(<ProfilePage />);
    expect(await screen.findByRole('textbox', { name: /^Име/u })).toHaveValue('Мария');
    expect(screen.getByRole('textbox', { name: /^Телефон/u })).toHaveValue('088 812 3456');
    expect(screen.getByText('Наемодател')).toBeInTheDocument();
    expect(screen.getByText('Непотвърден')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Избери роля' })).not.toBeInTheDocument();
  });

  it('saves changed data and takes an emptied phone away', async () => {
    const asked = fakeBackend({
      'GET /auth/profile': answer.done(aUser()),
      'PUT /auth/profile': answer.done(aUser({ firstName: 'Ана', phone: null })),
    });
    renderPage(<ProfilePage />);
    const firstName = await screen.findByRole('textbox', { name: /^Име/u });
    await person.clear(firstName);
    await person.type(firstName, 'Ана');
    await person.clear(screen.getByRole('textbox', { name: /^Телефон/u }));
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText('Профилът е обновен.')).toBeInTheDocument();
    expect(asked.find(({ call }) => call === 'PUT /auth/profile')?.body).toEqual({
      firstName: 'Ана',
      lastName: 'Петрова',
      phone: null,
    });
    expect(currentUser()?.firstName).toBe('Ана');
  });

  it('puts the server’s word beside the field', async () => {
    const msg = 'Този телефонен номер вече се използва от друг потребител.';
    fakeBackend({
      'GET /auth/profile': answer.done(aUser()),
      'PUT /auth/profile': answer.refused(422, {
        code: 'UNPROCESSABLE',
        message: 'Невалидни данни.',
        errors: [{ param: 'phone', msg }],
      }),
    });
    renderPage(<ProfilePage />);
    await person.click(await screen.findByRole('button', { name: 'Запази' }));
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Телефон/u })).toBeInvalid();
  });

  it('sends the verification mail again', async () => {
    fakeBackend({
      'GET /auth/profile': answer.done(aUser()),
      'POST /auth/verification-email': answer.done(null),
    });
    renderPage(<ProfilePage />);
    await person.click(await screen.findByRole('button', { name: 'Изпрати отново' }));
    expect(await screen.findByText('Изпратихме ви нов имейл за потвърждение!')).toBeInTheDocument();
  });

  it('offers another try when it does not load', async () => {
    fakeBackend({});
    renderPage(<ProfilePage />);
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});
