import { reportedTexts } from './messages.ts';

interface Hidden {
  moderation: { reason: string | null };
}

/** Why reports hid the listing, and what happens next. */
export const hiddenText = ({ moderation }: Hidden): string =>
  [moderation.reason, reportedTexts.next].filter(Boolean).join(' ');
