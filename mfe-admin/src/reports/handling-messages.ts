import type { ReportHandling } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';

import { ANOTHER } from '../deciding/presence-messages.ts';
import { secondsAgo } from '../deciding/seconds-ago.ts';

const verdicts: Readonly<Record<Exclude<ReportResolutionKind, 'dismiss'>, string>> = {
  warn_owner: 'предупреди собственика',
  request_changes: 'поиска промени',
  remove_listing: 'премахна обявата',
  suspend_owner: 'ограничи собственика',
};

/** Verbs in the aorist, which has no gender. */
export function handledText({ by, at, status, resolution }: ReportHandling, now = new Date()): string {
  const [who, ago] = [`${by || ANOTHER} вече`, secondsAgo(at, now)];
  if (status === 'dismissed' || resolution === 'dismiss') return `${who} отхвърли сигнала ${ago}.`;
  if (status === 'resolved')
    return `${who} реши сигнала ${ago}${resolution ? ` и ${verdicts[resolution]}` : ''}.`;
  return `${who} премести сигнала „В преглед“ ${ago}.`;
}
