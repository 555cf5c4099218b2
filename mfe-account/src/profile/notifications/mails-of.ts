import { optionalMails, type OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { Role } from '@pokriv/contracts/roles';

const onlyLandlords: readonly OptionalMail[] = [
  'listing_reminders',
  'listing_steps',
  'weekly_summary',
  'unanswered_threads',
];

export const mailsOf = (role: Role): OptionalMail[] =>
  (Object.keys(optionalMails) as OptionalMail[]).filter(
    (mail) => role === 'landlord' || !onlyLandlords.includes(mail),
  );
