import type { Ask } from './api.ts';
import { noteUnanswered, type Ledger } from './ledger.ts';

export async function writeContact(ask: Ask, ledger: Ledger, token: string): Promise<void> {
  const email = `${token}@drill.bg`;
  const body = {
    name: 'Учение',
    email,
    subject: 'general',
    message: `Съобщение от учението при повреди (${token}).`,
  };
  const answer = await ask('submitContact', { body });
  if (!answer.isAcknowledged) {
    noteUnanswered(ledger, 'submitContact', answer);
    return;
  }
  ledger.acknowledged += 1;
  ledger.contacts.add(email);
  ledger.mails.push({ kind: 'receipt', token }, { kind: 'support', token });
}
