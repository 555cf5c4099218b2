import { useRead } from '@pokriv/web-kit/api';
import { formatNumber } from '@pokriv/web-kit/format';
import { Text } from '@pokriv/web-kit/ui';

import { conversationTexts } from '../conversation/messages.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

const texts = conversationTexts.response;

const HOUR_MIN = 60;
const DAY_H = 24;
/** Threshold for days instead of hours. */
const DAYS_FROM_H = 36;

/** „30 минути“, „3 часа“, „2 дни“, rounded up. @param minutes median response time */
export function durationText(minutes: number): string {
  if (minutes <= HOUR_MIN / 2) return texts.minutes(HOUR_MIN / 2);
  const hours = Math.ceil(minutes / HOUR_MIN);
  return hours < DAYS_FROM_H ? texts.hours(hours) : texts.days(Math.ceil(hours / DAY_H));
}

/** Response time of a landlord (design/conversations, Told how); hidden with too few threads. */
export function ResponseFigure({ landlordId }: { landlordId: string }) {
  const { data } = useRead('readResponseFigure', { params: { id: landlordId }, quiet: pageErrorCodes });
  const figure = data?.data;
  if (!figure || figure.medianMinutes === null) return null;
  return (
    <div>
      <Text $size="small">{texts.within(durationText(figure.medianMinutes))}</Text>
      <Text $size="small" $tone="muted">
        {texts.share(`${formatNumber(Math.round(figure.share * 100))}\u00a0%`)}
      </Text>
    </div>
  );
}
