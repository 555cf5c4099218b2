import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Notices } from './notices.tsx';
import { offerUpdate } from './update-offer.ts';

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('Notices', () => {
  it('show the offline notice while there is no network', () => {
    render(<Notices />);
    expect(screen.queryByText('Няма връзка с мрежата.')).toBeNull();
    setOnline(false);
    expect(screen.getByRole('status').textContent).toBe('Няма връзка с мрежата.');
    setOnline(true);
    expect(screen.queryByText('Няма връзка с мрежата.')).toBeNull();
  });

  it('offer a new version and load it on request', async () => {
    const take = jest.fn();
    render(<Notices />);
    act(() => offerUpdate(take));
    expect(screen.getByText('Има нова версия.')).toBeTruthy();
    expect(take).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Обнови' }));
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('can be dismissed', async () => {
    render(<Notices />);
    act(() => offerUpdate(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'По-късно' }));
    expect(screen.queryByText('Има нова версия.')).toBeNull();
  });
});
