import * as pages from '@pokriv/contracts/pages';

import { CHOOSER_CHANNEL, type ChosenAccount } from './chooser-channel.ts';
import { IdentityError } from './identity-error.ts';

const POLL_MS = 300;

let cancel: (() => void) | undefined;

/**
 * Opens the chooser and waits for an account.
 * @returns an unsigned Google ID token, as the Auth emulator accepts it
 * @throws IdentityError `auth/popup-blocked`, `auth/popup-closed-by-user` or `auth/cancelled-popup-request`, as
 * Google's popup
 */
export function googleCredentialFromChooser(): Promise<string> {
  cancel?.();
  const state = crypto.randomUUID();
  const popup = open(
    `${pages.googleChooser.path}?state=${state}`,
    `google-${state}`,
    'popup,width=440,height=640',
  );
  if (!popup) return Promise.reject(new IdentityError('auth/popup-blocked'));
  const channel = new BroadcastChannel(CHOOSER_CHANNEL);
  return new Promise<string>((resolve, reject) => {
    const poll = setInterval(() => {
      if (popup.closed) closeAnd(() => reject(new IdentityError('auth/popup-closed-by-user')));
    }, POLL_MS);
    const closeAnd = (finish: () => void): void => {
      cancel = undefined;
      clearInterval(poll);
      channel.close();
      popup.close();
      finish();
    };
    cancel = () => closeAnd(() => reject(new IdentityError('auth/cancelled-popup-request')));
    channel.onmessage = ({ data }: MessageEvent<ChosenAccount>) => {
      if (data.state !== state) return;
      const { state: _state, ...claims } = data;
      closeAnd(() => resolve(JSON.stringify(claims)));
    };
  });
}
