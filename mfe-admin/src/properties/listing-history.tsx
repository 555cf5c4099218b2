import type { HistoryEntry } from '@pokriv/contracts/endpoints/property';
import { listingStatuses } from '@pokriv/contracts/listing-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Card, color, font, Heading, Notice, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  font-size: ${font.size.small};

  time {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

const nameOf = (status: HistoryEntry['from']) => (status ? listingStatuses[status] : undefined);
const stepText = ({ from, to, action }: HistoryEntry) =>
  texts.listing.steps[action] ?? ([nameOf(from), nameOf(to)].filter(Boolean).join(' → ') || action);

/** The audit log of one listing, newest first. */
export function ListingHistory({ id }: { id: string }) {
  const { data: history, error } = useRead('listPropertyHistory', { params: { id } });
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Heading as="h3" $size="text">
          {texts.listing.history}
        </Heading>
        {error && !history && <Notice tone="wait">{error.message}</Notice>}
        {!error && !history && <Skeleton $height="48px" />}
        {history?.data.length === 0 && <Text $size="small">{texts.listing.historyNone}</Text>}
        {history && history.data.length > 0 && (
          <List>
            {history.data.map((entry) => (
              <li key={entry.id}>
                {stepText(entry)}
                {entry.reason && <Text $size="small">{entry.reason}</Text>}
                <time dateTime={entry.at}>{formatDate(entry.at, 'moment')}</time>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
