import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { DropHome } from './drop-home.tsx';
import { keepGuest } from './guest-store.ts';
import { useMarkSeen } from './use-mark-seen.ts';

const list = { ownId: 'l1', people: [], homes: [], you: 'own', endsAt: '' } as unknown as SharedList;
const refuse = () =>
  fakeApi(() => ({ status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Домът остава.' } }));

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('DropHome', () => {
  it('says why a home was not taken out', async () => {
    refuse();
    const onDropped = jest.fn();
    const reload = () => Promise.resolve();
    show(<DropHome {...{ list, ownId: 'l1', home: 'a', title: 'Обява a', reload, onDropped }} />);
    await userEvent.click(screen.getByRole('button', { name: /^Махни от списъка/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Премахни' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Домът остава.']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onDropped).not.toHaveBeenCalled();
  });
});

describe('useMarkSeen', () => {
  it('leaves the news of a list counted when the server refuses', async () => {
    const sent = refuse();
    renderHook(() => useMarkSeen(list));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(sent.map(({ path }) => path)).toEqual(['/api/shared-lists/l1/seen']);
  });
});

describe('keepGuest', () => {
  it('tells when the browser stores nothing', () => {
    const guest = { person: 'g1', key: 'k' };
    expect(keepGuest('tok', guest)).toBe(true);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepGuest('tok', guest)).toBe(false);
    set.mockRestore();
    localStorage.clear();
  });
});
