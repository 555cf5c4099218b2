import { reportedTexts } from './messages.ts';

interface Hidden {
  moderation: { reason: string | null };
}

/** Reason why reports hid the listing, and the next step. */
export const hiddenText = ({ moderation }: Hidden): string =>
  [moderation.reason, reportedTexts.next].filter(Boolean).join(' ');
