import type { Ask } from './api.ts';
import { noteUnanswered, type Ledger } from './ledger.ts';
import { PASSWORD } from './people.ts';

export async function writeAccount(ask: Ask, ledger: Ledger, token: string): Promise<void> {
  const email = `${token}@drill.bg`;
  const body = { firstName: 'Учение', lastName: 'Учебно', email, password: PASSWORD };
  const answer = await ask('register', { body });
  if (!answer.isAcknowledged) {
    noteUnanswered(ledger, 'register', answer);
    return;
  }
  ledger.acknowledged += 1;
  ledger.accounts.set(email, PASSWORD);
  ledger.mails.push({ kind: 'welcome', token });
}
