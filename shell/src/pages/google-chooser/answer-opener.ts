import { CHOOSER_CHANNEL, type ChosenAccount } from '@pokriv/web-kit/identity';

import { subjectOf, type GoogleAccount } from './demo-accounts.ts';

export function answerOpener(state: string, { name, email, picture }: GoogleAccount): void {
  const account: ChosenAccount = {
    state,
    sub: subjectOf(email),
    email,
    email_verified: true,
    name,
    picture,
  };
  const channel = new BroadcastChannel(CHOOSER_CHANNEL);
  channel.postMessage(account);
  channel.close();
}
