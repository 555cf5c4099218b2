/** Links that mails carry. Free of zod. `origin` is the site's, without a slash at the end. */
import { dataArchive, listingLink as listingLinkPage, profile } from './pages.ts';

/** Where a person chooses which mails come. */
export const mailChoicesPath = `${profile.path}#notifications`;
export const mailChoicesPage = (origin: string): string => `${origin}${mailChoicesPath}`;

/** The call by which a mail programme switches a kind of mail off (RFC 8058); opened, it leads to the page. */
export const mailChoiceLink = (origin: string, token: string): string =>
  `${origin}/api/auth/mail-choices/${token}`;

const withToken = (origin: string, path: string, token: string): string =>
  `${origin}${path}?${new URLSearchParams({ token }).toString()}`;

export const listingLink = (origin: string, token: string): string =>
  withToken(origin, listingLinkPage.path, token);

/** The archive of one's data is fetched by the button there. */
export const dataArchiveLink = (origin: string, token: string): string =>
  withToken(origin, dataArchive.path, token);
