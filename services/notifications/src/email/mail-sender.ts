export interface MailSender {
  name: string;
  email: string;
}

/** `Покрив <no-reply@pokriv.bg>`, or an address alone. */
export const SENDER =
  /^(?:"?(?<name>[^<>"]*)"?\s*<(?<email>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/u;

/**
 * The sender of all mails; one without a name is called „Покрив“.
 * @throws Error for a text of another form than `SENDER`
 */
export function mailSenderOf(from: string): MailSender {
  const { name = '', email, bare } = SENDER.exec(from)?.groups ?? {};
  const address = email ?? bare;
  if (address === undefined) throw new Error('the sender of the mails has no address');
  return { name: name.trim() || 'Покрив', email: address };
}
