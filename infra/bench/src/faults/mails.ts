import { z } from 'zod';

import type { MailKind } from './ledger.ts';

const Mail = z.object({
  messageId: z.string().default(''),
  subject: z.string().default(''),
  text: z.string().default(''),
  to: z.array(z.object({ address: z.string() })).default([]),
});
export type Mail = z.infer<typeof Mail>;

export async function caughtMails(mailUrl: string): Promise<Mail[]> {
  const reply = await fetch(`${mailUrl}/email`);
  return z.array(Mail).parse(await reply.json());
}

export type Recognise = (mail: Mail, token: string) => boolean;
export type Recognisers = Record<MailKind, Recognise>;

export const mentions = ({ subject, text }: Mail, token: string): boolean =>
  `${subject}\n${text}`.includes(token);
export const isTo = ({ to }: Mail, address: string): boolean =>
  to.some((recipient) => recipient.address === address);
export const subjectPattern = ({ subject }: Mail, token: string): string => subject.replaceAll(token, '…');
