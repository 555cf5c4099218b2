import { CHOOSER_CHANNEL } from './chooser-channel.ts';
import { googleCredentialFromChooser } from './google-chooser.ts';

const account = { sub: '1', email: 'ivan@demo.bg', email_verified: true, name: 'Иван Петров' };

const popup = { closed: false, close: jest.fn() };
const openWindow = jest.spyOn(window, 'open');
const stateOfPopup = () => String(openWindow.mock.lastCall?.[0]).split('state=')[1];

beforeEach(() => {
  popup.closed = false;
  popup.close.mockClear();
  openWindow.mockReturnValue(popup as unknown as Window);
});
afterEach(() => jest.useRealTimers());

describe('googleCredentialFromChooser', () => {
  it('returns the account chosen for this request and closes the popup', async () => {
    const credential = googleCredentialFromChooser();
    const channel = new BroadcastChannel(CHOOSER_CHANNEL);
    channel.postMessage({ ...account, email: 'stray@demo.bg', state: 'another' });
    channel.postMessage({ ...account, state: stateOfPopup() });
    expect(JSON.parse(await credential)).toEqual(account);
    expect(popup.close).toHaveBeenCalled();
    channel.close();
  });

  it('rejects when the browser blocks the popup', async () => {
    openWindow.mockReturnValue(null);
    await expect(googleCredentialFromChooser()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });

  it('rejects once the user has closed the popup', async () => {
    jest.useFakeTimers();
    const failed = jest.fn();
    const settled = googleCredentialFromChooser().catch(failed);
    await jest.advanceTimersByTimeAsync(300);
    expect(failed).not.toHaveBeenCalled();
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(300);
    await settled;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/popup-closed-by-user' }));
  });

  it('rejects when another request takes its place', async () => {
    const first = googleCredentialFromChooser();
    const second = googleCredentialFromChooser();
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' });
    popup.closed = true;
    await expect(second).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  });
});
