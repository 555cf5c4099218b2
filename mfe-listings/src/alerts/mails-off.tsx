import { mailChoicesPath } from '@pokriv/contracts/mail-links';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Notice } from '@pokriv/web-kit/ui';

import { mailsOffTexts as texts } from './mails-off-texts.ts';

export const useMailsOff = () => useUser()?.silencedMails?.includes('saved_searches');

export function MailsOffNotice() {
  return (
    <Notice
      tone="wait"
      title={texts.title}
      actions={
        <ButtonLink to={mailChoicesPath} variant="secondary" size="small">
          {texts.toChoices}
        </ButtonLink>
      }
    >
      {texts.text}
    </Notice>
  );
}
