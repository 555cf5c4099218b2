/** Addresses of pages that servers write into mails. Free of zod. */
export const listingLinkPath = '/listing-link';

/**
 * Where a mail's one-click link leads. Nothing happens before the person presses the button there: mail scanners open
 * links too.
 */
export const listingLink = (origin: string, token: string): string =>
  `${origin}${listingLinkPath}?${new URLSearchParams({ token }).toString()}`;
