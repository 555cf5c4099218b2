import { z } from 'zod';

/** Signing purpose of links in alerts. */
export const ALERT_LINK = 'alert-link';

export const alertLinkActions = ['confirm', 'stop', 'stop_all', 'still'] as const;

/**
 * Payload of a signed link in alerts (design/alerts, Rules). `confirm` and `stop` act on one search, `stop_all` and
 * `still` on all searches of the person; `until`, in ms since 1970, is the expiry of a confirmation.
 */
export const AlertLinkClaim = z.strictObject({
  action: z.enum(alertLinkActions),
  /** Id in the alert collections. */
  person: z.string(),
  searchId: z.string().optional(),
  until: z.number().optional(),
});
export type AlertLinkClaim = z.infer<typeof AlertLinkClaim>;
