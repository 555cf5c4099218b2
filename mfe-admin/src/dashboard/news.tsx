import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { SHOWN_HOURS_DAYS } from '@pokriv/contracts/moderation/admin-stats-options';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Card, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { Table } from '@pokriv/web-kit/ui/data';

import { countSince, sinceVisit, type Since } from './count-since.ts';
import { texts } from './messages.ts';

interface Counted {
  name: string;
  days: readonly { count: number }[] | undefined;
  hours: readonly { at: string; count: number }[] | undefined;
}

const noteOf = (since: Since | undefined): string => {
  if (!since) return texts.news.first;
  if (since.isCut) return texts.news.sinceWeek(SHOWN_HOURS_DAYS);
  return texts.news.sinceHour(formatDate(since.from, 'moment'));
};

const shown = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));

interface NewsProps {
  stats: AdminStats;
  /** Previous visit of this browser, ms. */
  lastVisit: number | null;
}

export function News({ stats: { listings, users, moderation }, lastVisit }: NewsProps) {
  const since = lastVisit === null ? undefined : sinceVisit(lastVisit);
  const rows: Counted[] = [
    { name: texts.news.listings, days: listings?.newByDay, hours: listings?.newByHour },
    { name: texts.news.users, days: users?.newByDay, hours: users?.newByHour },
    { name: texts.news.reports, days: moderation?.reportsByDay, hours: moderation?.reportsByHour },
  ];
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Heading $size="lead">{texts.news.title}</Heading>
          <Text $size="small" $tone="muted">
            {noteOf(since)}
          </Text>
        </Stack>
        <Table caption={texts.news.title}>
          <thead>
            <tr>
              <th scope="col">{texts.news.what}</th>
              <th scope="col" data-align="end">
                {texts.news.today}
              </th>
              {since && (
                <th scope="col" data-align="end">
                  {texts.news.since}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, days, hours }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-align="end">{shown(days?.at(-1)?.count)}</td>
                {since && <td data-align="end">{shown(hours && countSince(hours, since))}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Card>
  );
}
