import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { DataSection } from './data-section.tsx';

const person = userEvent.setup();
const take = jest.fn();

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
beforeEach(() => take.mockReset());

const show = () => renderPage(<DataSection user={aUser()} take={take} />, '/profile');
const phone = () => screen.getByRole('textbox', { name: /^Телефон/u });

async function typePhone(number: string) {
  await person.clear(phone());
  await fillIn(phone(), number);
}

describe('DataSection', () => {
  it('saves the data and removes an emptied phone', async () => {
    const changed = aUser({ firstName: 'Ана', phone: null });
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(changed) });
    show();
    const firstName = screen.getByRole('textbox', { name: /^Име/u });
    await person.clear(firstName);
    await person.type(firstName, 'Ана');
    await person.clear(phone());
    expect(screen.getByText('Има незапазени промени.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText('Профилът е обновен.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { firstName: 'Ана', phone: null } }]);
    expect(take).toHaveBeenCalledWith(changed);
    expect(screen.queryByText('Има незапазени промени.')).not.toBeInTheDocument();
  });

  it('follows a profile changed elsewhere in the fields that are not changed here', async () => {
    const changed = aUser({ firstName: 'Ана', phone: '0877123456' });
    const Section = () => {
      const [user, setUser] = useState(aUser());
      return (
        <>
          <button onClick={() => setUser(changed)}>Друго устройство</button>
          <DataSection user={user} take={take} />
        </>
      );
    };
    const calls = fakeBackend({
      'POST /auth/check-phone': answer.done({ isAvailable: true }),
      'PUT /auth/profile': answer.done(aUser()),
    });
    renderPage(<Section />, '/profile');
    await typePhone('0899 111 222');
    await person.click(screen.getByRole('button', { name: 'Друго устройство' }));
    expect(screen.getByRole('textbox', { name: /^Име/u })).toHaveValue('Ана');
    expect(phone()).toHaveValue('0899 111 222');
    expect(screen.getByText('Има незапазени промени.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    await screen.findByText('Профилът е обновен.');
    expect(calls.at(-1)?.body).toEqual({ phone: '0899111222' });
  });

  it.each([
    [true, 'Номерът е свободен.'],
    [false, 'Този телефонен номер вече се използва от друг потребител.'],
  ])('says while typing whether the phone is available: %s', async (isAvailable, text) => {
    const calls = fakeBackend({ 'POST /auth/check-phone': answer.done({ isAvailable }) });
    show();
    await typePhone('0899 111 222');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'POST /auth/check-phone', body: { phone: '0899111222' } }]);
  });

  it('sends no check for the own or an incomplete number', async () => {
    const calls = fakeBackend({});
    show();
    await typePhone('0888 12');
    await typePhone('+359 88 812 3456');
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    expect(calls).toEqual([]);
  });

  it('keeps the input after a refusal and shows the error beside the field', async () => {
    const msg = 'Този телефонен номер вече се използва от друг потребител.';
    fakeBackend({
      'POST /auth/check-phone': answer.refused(500, { code: 'INTERNAL', message: '' }),
      'PUT /auth/profile': answer.refused(422, {
        code: 'UNPROCESSABLE',
        message: 'Невалидни данни.',
        errors: [{ param: 'phone', msg }],
      }),
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show();
    await typePhone('0899 111 222');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveValue('0899 111 222');
    expect(take).not.toHaveBeenCalled();
  });
});
