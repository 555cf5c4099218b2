import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { Link } from '@pokriv/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const person = userEvent.setup();
const question = () => screen.queryByRole('alertdialog', { name: 'Запазихте ли резервните кодове?' });
const open = () => {
  const onSaved = jest.fn();
  fakeBackend({});
  renderPage(
    <>
      <RecoveryCodes codes={['7KD4M-Q2WXA', 'AAAAA-BBBBB']} onSaved={onSaved} />
      <Link to="/profile#email">In the page</Link>
      <Link to="/favorites">Away</Link>
    </>,
    '/profile',
  );
  return onSaved;
};
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const follow = (name: string) => person.click(screen.getByRole('link', { name }));
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));

describe('RecoveryCodes', () => {
  it('asks before they are left for another page, and stays', async () => {
    open();
    await follow('Away');
    await waitFor(() => expect(question()).toBeInTheDocument());
    await person.click(within(question()!).getByRole('button', { name: 'Остани' }));
    expect(question()).toBeNull();
    await arriveAt('/profile');
  });

  it('goes on once they are saved', async () => {
    open();
    await follow('Away');
    await waitFor(() => expect(question()).toBeInTheDocument());
    await person.click(within(question()!).getByRole('button', { name: 'Запазих ги, продължи' }));
    await arriveAt('/favorites');
  });

  it('asks nothing within the page', async () => {
    open();
    await follow('In the page');
    expect(question()).toBeNull();
  });

  it('holds back a closing of the tab while they are shown', () => {
    expect(closing()).toBe(false);
    open();
    expect(closing()).toBe(true);
  });

  it('have the focus, and end when they are saved', async () => {
    const onSaved = open();
    expect(screen.getByRole('heading', { name: 'Запазете резервните си кодове' })).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();
    await press('Запазих ги');
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});
