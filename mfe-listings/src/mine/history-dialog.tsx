import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { errorText } from '@pokriv/web-kit/messages';
import { color, ErrorState, font, Loading, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { historyTexts as texts } from './history-texts.ts';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: ${space(0.5)};
  padding-left: ${space(4)};
  border-left: 3px solid ${color.line};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;

  time {
    color: ${color.muted};
  }
`;

function whoOf({ actorId }: HistoryEntry, ownerId: string): string {
  if (actorId === ownerId) return texts.you;
  return actorId === 'system' ? texts.automatically : texts.moderator;
}

function Step({ entry, ownerId }: { entry: HistoryEntry; ownerId: string }) {
  const { at, action, from, to, reason, changed } = entry;
  return (
    <Entry>
      <time dateTime={at}>{formatDate(at, 'moment')}</time>
      <span>
        <strong>{texts.action(action)}</strong> {whoOf(entry, ownerId)}
      </span>
      {from && to && from !== to && <span>{texts.move(listingStatuses[from], listingStatuses[to])}</span>}
      {changed.length > 0 && <span>{texts.changed(changed.map(fieldName).join(', '))}</span>}
      {reason && <span>{texts.reason(reason)}</span>}
    </Entry>
  );
}

function Entries({ listing: { id, landlord } }: { listing: OwnProperty }) {
  const { data, error, mutate } = useRead('listPropertyHistory', {
    params: { id },
    swr: { dedupingInterval: 0 },
  });
  if (error && !data)
    return <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Loading>
        <Stack $gap={3}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} $height="56px" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (data.data.length === 0) return <Text $tone="muted">{texts.empty}</Text>;
  return (
    <List>
      {data.data.map((entry) => (
        <Step key={entry.id} entry={entry} ownerId={landlord.id} />
      ))}
    </List>
  );
}

interface HistoryDialogProps {
  listing: OwnProperty;
  onClose: () => void;
}

/** Change history of a listing, newest first. */
export function HistoryDialog({ listing, onClose }: HistoryDialogProps) {
  return (
    <Sheet open title={texts.title} onClose={onClose}>
      <Entries listing={listing} />
    </Sheet>
  );
}
