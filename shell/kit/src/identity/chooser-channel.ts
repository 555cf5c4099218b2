/** Channel of the local stack's stand-in for Google's popup: our own page, which sends back the chosen account. */
export const CHOOSER_CHANNEL = 'google-chooser';

export interface ChosenAccount {
  /** Echo of the opener's random state; rejects stray messages. */
  state: string;
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture?: string;
}
