import { notFound } from '@pokriv/contracts/errors';
import { MAIL_CHOICE, MailChoice } from '@pokriv/contracts/account/mail-choice';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { openSignedText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import { silencedMailsOf } from '../accounts/silenced-mails-of.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';

/**
 * Silences a kind of mail for the person in a signed link, without a sign-in; idempotent.
 * @throws AppError NOT_FOUND for a forged link or a deleted account
 */
export async function silenceMail(deps: AccountDeps, token: string, signing: SigningSecret): Promise<void> {
  const choice = MailChoice.safeParse(openSignedText(token, { purpose: MAIL_CHOICE, ...signing }));
  if (!choice.success) throw notFound(signInTexts.invalidLink);
  const { userId, mail } = choice.data;
  await changeAccount(deps, userId, (account) => {
    const silenced = silencedMailsOf(account);
    return silenced.includes(mail) ? undefined : { silencedMails: [...silenced, mail] };
  });
}
