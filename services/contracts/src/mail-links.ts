/** Links in mails. Free of zod. `origin` has no trailing slash. */
import {
  alertLink as alertLinkPage,
  dataArchive,
  listingLink as listingLinkPage,
  profile,
  savedSearches,
} from './pages.ts';

export const mailChoicesPath = `${profile.path}#notifications`;
export const mailChoicesPage = (origin: string): string => `${origin}${mailChoicesPath}`;

/** One-click unsubscribe of RFC 8058; a browser is redirected to the page. */
export const mailChoiceLink = (origin: string, token: string): string =>
  `${origin}/api/auth/mail-choices/${token}`;

const withToken = (origin: string, path: string, token: string): string =>
  `${origin}${path}?${new URLSearchParams({ token }).toString()}`;

export const listingLink = (origin: string, token: string): string =>
  withToken(origin, listingLinkPage.path, token);

export const dataArchiveLink = (origin: string, token: string): string =>
  withToken(origin, dataArchive.path, token);

/** Page of a link in alerts; only its button changes anything. */
export const alertLink = (origin: string, token: string): string =>
  withToken(origin, alertLinkPage.path, token);

/** One-click unsubscribe of RFC 8058. */
export const alertOneClick = (origin: string, token: string): string =>
  `${origin}/api/saved-searches/link/${token}`;

/** Matches counted in a mail; `searchId`: any of its searches, or `favorites`. */
export const matchesLink = (origin: string, searchId: string, mailId: string): string =>
  `${origin}${savedSearches.path}/${searchId}?${new URLSearchParams({ mail: mailId }).toString()}`;
