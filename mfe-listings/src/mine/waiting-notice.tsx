import { useRead } from '@pokriv/web-kit/api';
import { Notice } from '@pokriv/web-kit/ui';

import { mineTexts } from './messages.ts';

const texts = mineTexts.waiting;
const DAY_HOURS = 24;

function waitText(medianHours: number | null | undefined): string {
  if (medianHours === null || medianHours === undefined) return '';
  const hours = Math.max(1, Math.ceil(medianHours));
  return hours <= DAY_HOURS ? texts.withinHours(hours) : texts.withinDays(Math.ceil(hours / DAY_HOURS));
}

export function WaitingNotice({ count }: { count: number }) {
  const { data } = useRead('readDecisionTime');
  return (
    <Notice title={texts.title(count)}>
      {[waitText(data?.data.medianHours), texts.told, texts.meanwhile].filter(Boolean).join(' ')}
    </Notice>
  );
}
