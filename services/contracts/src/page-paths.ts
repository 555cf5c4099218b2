/** Addresses of pages that more than one part of the product names. Free of zod. */
export const listingLinkPath = '/listing-link';
export const dataArchivePath = '/data-archive';

/** Where „Добави обява“ leads those who may not publish yet; it takes landlords on to the form. */
export const becomeLandlordPath = '/become-landlord';

/** Where a person chooses which mails come. */
export const mailChoicesPage = (origin: string): string => `${origin}/profile#notifications`;

/** The call by which a mail programme switches a kind of mail off (RFC 8058); opened, it leads to the page. */
export const mailChoiceLink = (origin: string, token: string): string =>
  `${origin}/api/auth/mail-choices/${token}`;

/**
 * Where a mail's one-click link leads. Nothing happens before the person presses the button there: mail scanners open
 * links too.
 */
export const listingLink = (origin: string, token: string): string =>
  `${origin}${listingLinkPath}?${new URLSearchParams({ token }).toString()}`;

/** Where the mailed link to the archive of one's data leads; the archive is fetched by the button there. */
export const dataArchiveLink = (origin: string, token: string): string =>
  `${origin}${dataArchivePath}?${new URLSearchParams({ token }).toString()}`;
