import { z } from 'zod';

import { optionalMails } from './optional-mails.ts';
import { keysOf } from '../zod-parts.ts';

export const MAIL_CHOICE = 'mail-choice';

/** Payload of the signed one-click unsubscribe link (RFC 8058). */
export const MailChoice = z.strictObject({ userId: z.string(), mail: keysOf(optionalMails) });
export type MailChoice = z.infer<typeof MailChoice>;
