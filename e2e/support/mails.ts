import { expect } from '@playwright/test';

import { readStackRecord } from './local-stack.ts';

export interface CaughtMail {
  id: string;
  subject: string;
  html: string;
  text: string;
}

/** Filtered by the server: all mails of a run are megabytes. */
const mailsTo = async (address: string): Promise<CaughtMail[]> => {
  const reply = await fetch(`${readStackRecord().mailUrl}/email?to.address=${encodeURIComponent(address)}`);
  return (await reply.json()) as CaughtMail[];
};

/** The newest mail to this address with a matching subject. @param timeout ms */
export async function mailTo(address: string, subject: RegExp, timeout = 30_000): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `mail to ${address} about ${subject.source}`, timeout, intervals: [100, 250] },
    )
    .toBeDefined();
  if (!found) throw new Error('unreachable: the poll found a mail');
  return found;
}

export const linksIn = (mail: CaughtMail, path: string): string[] =>
  [...mail.text.matchAll(/https?:\/\/\S+/gu)]
    .map(([address]) => address)
    .filter((address) => address.includes(path));

/** The first such link. @throws Error without one */
export function linkIn(mail: CaughtMail, path: string): string {
  const [link] = linksIn(mail, path);
  if (!link) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return link;
}
