import type { Ledger } from './ledger.ts';
import type { Mail, Recognisers } from './mails.ts';

export interface MailFinding {
  sent: number;
  missing: string[];
  /** further mails with the same Message-ID */
  twice: number;
}

/** Matches expected mails with caught ones through an index by token, since there are thousands of both. */
export function checkMails(ledger: Ledger, mails: readonly Mail[], recognise: Recognisers): MailFinding {
  const byToken = new Map<string, Mail[]>();
  for (const mail of mails) {
    const text = [mail.subject, mail.text, ...mail.to.map(({ address }) => address)].join('\n');
    for (const token of new Set(text.match(/\b[acl][a-w]*\d+x/gu)))
      byToken.set(token, [...(byToken.get(token) ?? []), mail]);
  }
  const missing = ledger.mails
    .filter(({ kind, token }) => !(byToken.get(token) ?? []).some((mail) => recognise[kind](mail, token)))
    .map(({ kind, token }) => `${kind} ${token}`);
  const distinct = new Set(mails.map(({ messageId }) => messageId)).size;
  return { sent: mails.length, missing, twice: mails.length - distinct };
}
