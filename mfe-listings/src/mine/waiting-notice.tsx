import { useRead } from '@pokriv/web-kit/api';
import { Notice } from '@pokriv/web-kit/ui';

import { mineTexts } from './messages.ts';

const texts = mineTexts.waiting;
const DAY_HOURS = 24;

/** How long half of the listings waited of late; empty while too few were decided on to tell. */
function waitText(medianHours: number | null | undefined): string {
  if (medianHours === null || medianHours === undefined) return '';
  const hours = Math.max(1, Math.ceil(medianHours));
  return hours <= DAY_HOURS ? texts.withinHours(hours) : texts.withinDays(Math.ceil(hours / DAY_HOURS));
}

/** Listings wait for a moderator: for how long, who tells, and what can be done meanwhile. */
export function WaitingNotice({ count }: { count: number }) {
  const { data } = useRead('readDecisionTime');
  return (
    <Notice title={texts.title(count)}>
      {[waitText(data?.data.medianHours), texts.told, texts.meanwhile].filter(Boolean).join(' ')}
    </Notice>
  );
}
