/** Channel of the local stack's stand-in for Google's popup: our own page, which returns the chosen account. */
export const CHOOSER_CHANNEL = 'google-chooser';

export interface ChosenAccount {
  /** Echo of the opener's random state, to reject stray messages. */
  state: string;
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture?: string;
}
