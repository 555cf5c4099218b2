import { z } from 'zod';

import { optionalMails } from './optional-mails.ts';
import { keysOf } from '../zod-parts.ts';

/** What the signature of such a link is for. */
export const MAIL_CHOICE = 'mail-choice';

/** What the one-click link of an optional mail says, signed (RFC 8058): who does not want which mails any more. */
export const MailChoice = z.strictObject({ userId: z.string(), mail: keysOf(optionalMails) });
export type MailChoice = z.infer<typeof MailChoice>;
