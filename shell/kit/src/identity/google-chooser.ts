/** The local stack's stand-in for Google's popup: a page of ours that sends back who was chosen. */
export const CHOOSER_CHANNEL = 'google-chooser';
export const CHOOSER_PATH = '/dev-google';
const POLL_MS = 300;

export interface ChosenAccount {
  /** Echo of the random state that the opener gave, so that a stray message is not taken for an answer. */
  state: string;
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

class PopupError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Opens the chooser and waits for an account.
 * @returns an unsigned Google ID token as the Auth emulator takes it
 * @throws PopupError `auth/popup-blocked` or `auth/popup-closed-by-user`, as Google's own popup
 */
export function googleCredentialFromChooser(): Promise<string> {
  const state = crypto.randomUUID();
  const popup = open(`${CHOOSER_PATH}?state=${state}`, 'google', 'popup,width=420,height=560');
  if (!popup) return Promise.reject(new PopupError('auth/popup-blocked'));
  const channel = new BroadcastChannel(CHOOSER_CHANNEL);
  return new Promise<string>((resolve, reject) => {
    const poll = setInterval(() => {
      if (popup.closed) end(() => reject(new PopupError('auth/popup-closed-by-user')));
    }, POLL_MS);
    const end = (settle: () => void): void => {
      clearInterval(poll);
      channel.close();
      popup.close();
      settle();
    };
    channel.onmessage = ({ data }: MessageEvent<ChosenAccount>) => {
      if (data.state !== state) return;
      const { state: _state, ...claims } = data;
      end(() => resolve(JSON.stringify(claims)));
    };
  });
}
