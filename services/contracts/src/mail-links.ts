/** Links in mails. Free of zod. `origin` has no trailing slash. */
import { dataArchive, listingLink as listingLinkPage, profile } from './pages.ts';

export const mailChoicesPath = `${profile.path}#notifications`;
export const mailChoicesPage = (origin: string): string => `${origin}${mailChoicesPath}`;

/** One-click unsubscribe of RFC 8058; opened in a browser, it redirects to the page. */
export const mailChoiceLink = (origin: string, token: string): string =>
  `${origin}/api/auth/mail-choices/${token}`;

const withToken = (origin: string, path: string, token: string): string =>
  `${origin}${path}?${new URLSearchParams({ token }).toString()}`;

export const listingLink = (origin: string, token: string): string =>
  withToken(origin, listingLinkPage.path, token);

export const dataArchiveLink = (origin: string, token: string): string =>
  withToken(origin, dataArchive.path, token);
