import * as pages from '../pages.ts';

/** Decisions that a person can object to through the contact form. Free of zod. */
const causes = {
  removal: 'премахната обява',
  rejection: 'обява, върната за корекции',
  warning: 'предупреждение за обява',
  suspension: 'ограничен профил',
} as const;
export type AppealCause = keyof typeof causes;

interface Appeal {
  about: AppealCause;
  /** The listing, if it is about one. */
  listingId?: string;
}

/** The contact form with the subject chosen and the decision named, as a path of the site. */
export function appealPath({ about, listingId }: Appeal): string {
  const query = new URLSearchParams({ subject: 'other', about, ...(listingId && { listing: listingId }) });
  return `${pages.contact.path}?${query.toString()}`;
}

/** The same as a letter needs it. @param origin without a slash at the end */
export const appealLink = (origin: string, appeal: Appeal): string => `${origin}${appealPath(appeal)}`;

const isCause = (about: string | null): about is AppealCause =>
  about !== null && Object.hasOwn(causes, about);

/** The beginning of the message that such an address stands for; empty for any other address. */
export function appealText(query: URLSearchParams): string {
  const about = query.get('about');
  if (!isCause(about)) return '';
  const listing = query.get('listing') ?? '';
  const number = /^[\da-f]{24}$/u.test(listing) ? ` № ${listing}` : '';
  return `Възражение: ${causes[about]}${number}.\n\n`;
}
