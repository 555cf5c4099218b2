export interface MailSender {
  name: string;
  email: string;
}

/** `Покрив <no-reply@pokriv.bg>`, or a bare address. */
export const SENDER =
  /^(?:"?(?<name>[^<>"]*)"?\s*<(?<email>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/u;

/**
 * Parses the sender of all mails; the name defaults to „Покрив“.
 * @throws Error unless the text matches `SENDER`
 */
export function mailSenderOf(from: string): MailSender {
  const { name = '', email, bare } = SENDER.exec(from)?.groups ?? {};
  const address = email ?? bare;
  if (address === undefined) throw new Error('the sender of the mails has no address');
  return { name: name.trim() || 'Покрив', email: address };
}
