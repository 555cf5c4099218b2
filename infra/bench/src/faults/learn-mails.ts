import { waitUntil } from '../stack/wait-until.ts';
import { caughtMails, isTo, mentions, subjectPattern, type Mail, type Recognisers } from './mails.ts';
import { writeListing, type ListingParts } from './write-listing.ts';

const PATIENCE_MS = 20_000;
const FIRST = 'lfirst0';
const SECOND = 'lsecond0';

/**
 * Learns the subjects of mails before the drill, so that it depends on no template. One listing is only submitted; the
 * other mails of the second one, which is not deleted, belong to later steps.
 */
export async function learnMails(parts: ListingParts, mailUrl: string): Promise<Recognisers> {
  const { landlord, tenant, admin } = parts;
  await writeListing({ ...parts, last: 'submitProperty' }, FIRST);
  await writeListing({ ...parts, last: 'fileReport' }, SECOND);
  const about = (mails: Mail[], token: string, address: string) =>
    mails
      .filter((mail) => mentions(mail, token) && isTo(mail, address))
      .map((mail) => subjectPattern(mail, token));

  let learnt: Record<'submitted' | 'approved' | 'reported' | 'notified', string | undefined> | undefined;
  await waitUntil(async () => {
    const mails = await caughtMails(mailUrl);
    const [submitted] = about(mails, FIRST, landlord.email);
    learnt = {
      submitted,
      approved: about(mails, SECOND, landlord.email).find((pattern) => pattern !== submitted),
      reported: about(mails, SECOND, tenant.email)[0],
      notified: about(mails, SECOND, admin.email)[0],
    };
    return Object.values(learnt).every((pattern) => pattern !== undefined);
  }, PATIENCE_MS).catch(() => {
    throw new Error(`some mails never came while all was well: ${JSON.stringify(learnt)}`);
  });

  const follows = (kind: keyof NonNullable<typeof learnt>) => (mail: Mail, token: string) =>
    mentions(mail, token) && subjectPattern(mail, token) === learnt?.[kind];
  const ownAddress = (mail: Mail, token: string) => isTo(mail, `${token}@drill.bg`);
  return {
    receipt: ownAddress,
    welcome: ownAddress,
    support: (mail, token) => mentions(mail, token) && !ownAddress(mail, token),
    submitted: follows('submitted'),
    approved: follows('approved'),
    reported: follows('reported'),
    notified: follows('notified'),
  };
}
