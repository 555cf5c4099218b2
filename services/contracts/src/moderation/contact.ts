import { z } from 'zod';

import { contactLists, contactStatuses, contactSubjects } from './contact-states.ts';
import { Email } from '../account/user.ts';
import { IsoDateTime, keysOf, pageQuery, personName, proseBetween, textBetween } from '../zod-parts.ts';

/** `website` is a honeypot (spec §3, decisions §9). */
export const NewContact = z.strictObject({
  name: personName(textBetween(2, 100)),
  email: Email,
  subject: keysOf(contactSubjects, 'Изберете тема.'),
  message: proseBetween(10, 5000),
  website: z.string().max(200).optional(),
});
export type NewContact = z.infer<typeof NewContact>;

export const Contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: keysOf(contactSubjects),
  message: z.string(),
  status: keysOf(contactStatuses),
  adminNotes: z.string(),
  /** Mailed answers, oldest first. */
  replies: z.array(z.object({ at: IsoDateTime, by: z.string(), message: z.string() })),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
});
export type Contact = z.infer<typeof Contact>;

const ContactFilter = z.strictObject({
  status: keysOf(contactLists).optional(),
  subject: keysOf(contactSubjects).optional(),
  query: textBetween(1, 100).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
});
export const ContactTable = ContactFilter;
export const ContactQuery = ContactFilter.extend(pageQuery(100));
export type ContactQuery = z.output<typeof ContactQuery>;

const Notes = proseBetween(0, 1000);
export const ContactStatusChange = z
  .strictObject({
    status: keysOf(contactStatuses).optional(),
    /** Expected state; the step fails in any other. */
    from: keysOf(contactStatuses).optional(),
    adminNotes: Notes.optional(),
    /** Note that the author read, for optimistic locking. */
    notesRead: z.string().trim().max(1000).optional(),
  })
  .refine(({ status, adminNotes }) => status !== undefined || adminNotes !== undefined, {
    message: 'Изберете състояние.',
    path: ['status'],
  });
export type ContactStatusChange = z.infer<typeof ContactStatusChange>;

export const ContactReply = z.strictObject({
  message: proseBetween(10, 5000),
  /** Number of answers that the author read; the call fails after a newer one. */
  answers: z.number().int().min(0).optional(),
});
export type ContactReply = z.infer<typeof ContactReply>;
