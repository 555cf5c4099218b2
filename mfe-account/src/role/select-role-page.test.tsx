import { currentUser } from '@pokriv/web-kit/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { SelectRolePage } from './select-role-page.tsx';

const person = userEvent.setup();

async function choose(card: string) {
  await person.click(screen.getByRole('radio', { name: new RegExp(card, 'u') }));
  await person.click(screen.getByRole('button', { name: 'Продължи' }));
}

describe('SelectRolePage', () => {
  it.each([
    ['Търся жилище', 'tenant', '/'],
    ['Давам под наем', 'landlord', '/create-property'],
  ] as const)('„%s“ saves %s and opens %s', async (card, role, target) => {
    await signedIn(aUser());
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ role, isRoleChosen: true })) });
    renderPage(<SelectRolePage />, '/select-role');
    await choose(card);
    expect(await screen.findByText('Ролята е запазена.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { role } }]);
    expect(currentUser()).toMatchObject({ role, isRoleChosen: true });
    await arriveAt(target);
  });

  it('creates the profile that the registration failed to create', async () => {
    const { createdAt: _createdAt, isRoleChosen: _isRoleChosen, ...standIn } = aUser();
    await signedIn(standIn);
    const profile = aUser({ role: 'landlord', isRoleChosen: true });
    const calls = fakeBackend({
      'POST /auth/profile': answer.done(profile),
      'PUT /auth/profile': answer.done(profile),
    });
    const state = { firstName: 'Ана', lastName: 'Илиева', phone: '0888000111' };
    renderPage(<SelectRolePage />, { pathname: '/select-role', state });
    await choose('Давам под наем');
    await screen.findByText('Ролята е запазена.');
    expect(calls[0]).toEqual({ call: 'POST /auth/profile', body: { ...state, role: 'landlord' } });
  });

  it('requires a choice', async () => {
    await signedIn(aUser());
    renderPage(<SelectRolePage />, '/select-role');
    await person.click(screen.getByRole('button', { name: 'Продължи' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Изберете роля.');
    expect(screen.getByRole('radio', { name: /Търся жилище/u })).toHaveFocus();
  });

  it('opens the redirect of the registration', async () => {
    await signedIn(aUser());
    fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ isRoleChosen: true })) });
    renderPage(<SelectRolePage />, { pathname: '/select-role', state: { redirect: '/favorites' } });
    await choose('Търся жилище');
    await arriveAt('/favorites');
  });

  it('works by keyboard', async () => {
    await signedIn(aUser());
    const calls = fakeBackend({
      'PUT /auth/profile': answer.done(aUser({ role: 'landlord', isRoleChosen: true })),
    });
    renderPage(<SelectRolePage />, '/select-role');
    await person.tab();
    expect(screen.getByRole('radio', { name: /Търся жилище/u })).toHaveFocus();
    await person.keyboard('{ArrowDown}{Enter}');
    await arriveAt('/create-property');
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { role: 'landlord' } }]);
  });

  it('shows why the role was not saved', async () => {
    await signedIn(aUser());
    const message = 'Ролята вече е избрана.';
    fakeBackend({ 'PUT /auth/profile': answer.refused(409, { code: 'CONFLICT', message }) });
    renderPage(<SelectRolePage />, '/select-role');
    await choose('Търся жилище');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('keeps the choice offline and says so', async () => {
    await signedIn(aUser());
    global.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    renderPage(<SelectRolePage />, '/select-role');
    await choose('Давам под наем');
    expect(await screen.findByRole('alert')).toHaveTextContent('Няма връзка с мрежата.');
    expect(screen.getByRole('radio', { name: /Давам под наем/u })).toBeChecked();
  });

  it.each([
    ['tenant', 'Вие сте: Наемател.', '/properties'],
    ['landlord', 'Вие сте: Наемодател.', '/my-properties'],
  ] as const)('says to a %s when a role was chosen before, and leads on', async (role, text, address) => {
    await signedIn(aUser({ role, isRoleChosen: true }));
    renderPage(<SelectRolePage />, '/select-role');
    expect(screen.getByRole('heading')).toHaveTextContent('Ролята ви вече е избрана');
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      address,
    ]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
