import type { Letter } from './mail.ts';
import type { SendOnce } from './send-once.ts';

/**
 * Sends a letter with a link of the identity provider; skips it when the link is undefined: the account is deleted.
 */
export async function sendLinkedLetter(
  send: SendOnce,
  link: Promise<string | undefined>,
  letterWith: (link: string) => Letter,
  eventId: string,
): Promise<void> {
  const made = await link;
  if (made) await send(letterWith(made), eventId);
}
