import { silencedByDefault, type OptionalMail } from '@pokriv/contracts/account/optional-mails';

import type { StoredAccount } from './account.model.ts';

export const silencedMailsOf = ({ silencedMails }: Pick<StoredAccount, 'silencedMails'>): OptionalMail[] =>
  silencedMails ?? [...silencedByDefault];
