import type { Ask } from './api.ts';
import type { Ledger } from './ledger.ts';

export async function writeContact(ask: Ask, ledger: Ledger, token: string): Promise<void> {
  const email = `${token}@drill.bg`;
  const body = {
    name: 'Учение',
    email,
    subject: 'general',
    message: `Съобщение от учението при повреди (${token}).`,
  };
  const { isAcknowledged, status, cause } = await ask('submitContact', { body });
  if (!isAcknowledged) {
    ledger.unanswered.push(`${cause ?? status} submitContact`);
    return;
  }
  ledger.acknowledged += 1;
  ledger.contacts.add(email);
  ledger.mails.push({ kind: 'receipt', token }, { kind: 'support', token });
}
