import * as pages from '../pages.ts';

const causes = {
  removal: 'премахната обява',
  rejection: 'обява, върната за корекции',
  warning: 'предупреждение за обява',
  suspension: 'ограничен профил',
} as const;
export type AppealCause = keyof typeof causes;

interface Appeal {
  about: AppealCause;
  listingId?: string;
}

export function appealPath({ about, listingId }: Appeal): string {
  const query = new URLSearchParams({ subject: 'other', about, ...(listingId && { listing: listingId }) });
  return `${pages.contact.path}?${query.toString()}`;
}

/** @param origin without a trailing slash */
export const appealLink = (origin: string, appeal: Appeal): string => `${origin}${appealPath(appeal)}`;

const isCause = (about: string | null): about is AppealCause =>
  about !== null && Object.hasOwn(causes, about);

/** Prefilled message of a query with an appeal; empty for any other. */
export function appealText(query: URLSearchParams): string {
  const about = query.get('about');
  if (!isCause(about)) return '';
  const listing = query.get('listing') ?? '';
  const number = /^[\da-f]{24}$/u.test(listing) ? ` № ${listing}` : '';
  return `Възражение: ${causes[about]}${number}.\n\n`;
}
