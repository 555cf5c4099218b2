import { z } from 'zod';

/** Purpose of the signature of links in alerts. */
export const ALERT_LINK = 'alert-link';

export const alertLinkActions = ['confirm', 'stop', 'stop_all', 'still'] as const;

/**
 * Payload of a signed link in a mail of alerts (design/alerts, Rules). `confirm` and `stop` are of one search, `stop_all`
 * and `still` of the person's all; `until`, in ms since 1970, ends a confirmation.
 */
export const AlertLinkClaim = z.strictObject({
  action: z.enum(alertLinkActions),
  /** As collections of alerts name a person. */
  person: z.string(),
  searchId: z.string().optional(),
  until: z.number().optional(),
});
export type AlertLinkClaim = z.infer<typeof AlertLinkClaim>;
