import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { listingStepWords } from '@pokriv/contracts/listing/listing-steps';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Card, color, font, Heading, Notice, Skeleton, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { foldHistory, type FoldedEntry } from './fold-history.ts';
import { texts } from './messages.ts';

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  font-size: ${font.size.small};
  list-style: none;
  overflow-wrap: anywhere;

  summary {
    min-height: ${size.target};
    align-content: center;
    cursor: pointer;
  }

  ol {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(4)};
    list-style: none;
  }

  small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

type Listing = Pick<OwnProperty, 'id' | 'landlord'>;

function whoOf({ actorId }: HistoryEntry, { landlord }: Listing): string {
  if (actorId === landlord.id) return texts.owner;
  return actorId === 'system' ? texts.system : texts.moderator;
}

const stepText = (action: string): string => listingStepWords[action] ?? action;

function Step({ entry, listing }: { entry: HistoryEntry; listing: Listing }) {
  const { at, action, from, to, reason, changed } = entry;
  return (
    <li>
      <strong>{stepText(action)}</strong>
      {from && to && from !== to && <> · {texts.move(listingStatuses[from], listingStatuses[to])}</>}
      {changed.length > 0 && (
        <Text $size="small" $tone="muted">
          {texts.fields(changed.map(fieldName).join(', '))}
        </Text>
      )}
      {reason && <Text $size="small">{reason}</Text>}
      <small>
        <time dateTime={at}>{formatDate(at, 'moment')}</time> · {whoOf(entry, listing)}
      </small>
    </li>
  );
}

type Edits = Extract<FoldedEntry, { kind: 'edits' }>;

function editsText({ state, entries: { length } }: Edits): string {
  const words = state === 'draft' || state === 'rejected' ? texts.edits[state] : texts.edits.other;
  return words(length);
}

function FoldedEdits({ edits, listing }: { edits: Edits; listing: Listing }) {
  const [last] = edits.entries;
  return (
    <li>
      <details>
        <summary>
          {editsText(edits)}
          {last && (
            <small>
              <time dateTime={last.at}>{formatDate(last.at, 'moment')}</time>
            </small>
          )}
        </summary>
        <ol>
          {edits.entries.map((entry) => (
            <Step key={entry.id} entry={entry} listing={listing} />
          ))}
        </ol>
      </details>
    </li>
  );
}

export function ListingHistory({ listing }: { listing: Listing }) {
  const { data: history, error } = useRead('listPropertyHistory', { params: { id: listing.id } });
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Heading as="h3" $size="text">
          {texts.title}
        </Heading>
        {error && !history && <Notice tone="wait">{error.message}</Notice>}
        {!error && !history && <Skeleton $height="48px" />}
        {history?.data.length === 0 && <Text $size="small">{texts.none}</Text>}
        {history && history.data.length > 0 && (
          <List>
            {foldHistory(history.data).map((one) =>
              one.kind === 'step' ? (
                <Step key={one.entry.id} entry={one.entry} listing={listing} />
              ) : (
                <FoldedEdits key={one.entries[0]?.id} edits={one} listing={listing} />
              ),
            )}
          </List>
        )}
      </Stack>
    </Card>
  );
}
