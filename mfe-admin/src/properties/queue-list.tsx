import { ButtonLink, Cluster, Stack } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { titleOf } from '../list/title-of.ts';
import { ListBody } from '../list/list-body.tsx';
import { ALL } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { texts as assignmentTexts } from './assignment/messages.ts';
import { texts as bulkTexts } from './bulk/messages.ts';
import { ChooseAll } from './bulk/choose-several.tsx';
import { TickRow } from './bulk/tick-row.tsx';
import type { Bulk } from './bulk/use-bulk.ts';
import { QueueTools } from './queue-tools.tsx';
import { QueueRow } from './queue-row.tsx';
import type { QueueUndo } from './use-queue-undo.ts';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

/** Takes no gap of the list when there is nothing to do. */
const WorkTools = styled(Cluster)`
  &:empty {
    display: none;
  }
`;

interface QueueListProps {
  queue: Queue;
  bulk: Bulk;
  undo: QueueUndo;
  areToolsOpen: boolean;
  /** Absent where it stands beside the list. */
  work: ReactNode;
}

export function QueueList({ queue, bulk, undo, areToolsOpen, work }: QueueListProps) {
  const { list, address, id } = queue;
  return (
    <Stack $gap={2}>
      <QueueTools $isOpen={areToolsOpen || bulk.isChoosing}>
        <WorkTools $gap={2}>
          {work}
          <ChooseAll bulk={bulk} />
        </WorkTools>
      </QueueTools>
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={72}
        hrefFor={(page) => `${QUEUE_PATH}${address.searchFor({ page })}`}
        empty={{
          ...emptyOf(queue),
          actions: (address.query || address.assigned) && (
            <>
              {address.query && (
                <ButtonLink to={`${QUEUE_PATH}${address.searchFor({ query: '' })}`} variant="secondary">
                  {texts.queue.clearSearch}
                </ButtonLink>
              )}
              {address.assigned && (
                <ButtonLink to={`${QUEUE_PATH}${address.searchFor({ assigned: '' })}`} variant="secondary">
                  {assignmentTexts.clearFilter}
                </ButtonLink>
              )}
            </>
          ),
        }}
      >
        {(rows) => (
          <Stack as="section" $gap={2} aria-label={texts.queue.listLabel}>
            {rows.map((listing) => {
              const row = (
                <QueueRow
                  key={listing.id}
                  listing={listing}
                  to={queue.addressOf(listing.id)}
                  isOpen={listing.id === id}
                  isNarrow={id !== undefined}
                  showsStatus={address.choice === ALL}
                  decided={undo.decidedOn(listing.id)}
                />
              );
              if (!bulk.isChoosing || !bulk.open.includes(listing)) return row;
              return (
                <TickRow
                  key={listing.id}
                  label={bulkTexts.tick(titleOf(listing))}
                  isTicked={bulk.chosen.includes(listing)}
                  onTick={(isTicked) => bulk.tick(listing.id, isTicked)}
                >
                  {row}
                </TickRow>
              );
            })}
          </Stack>
        )}
      </ListBody>
    </Stack>
  );
}

function emptyOf({ address: { query, assigned } }: Queue): { title: string; hint: string } {
  if (query) return { title: texts.queue.empty, hint: texts.queue.emptySearch };
  if (assigned === 'mine') return { title: assignmentTexts.emptyMine, hint: assignmentTexts.emptyMineHint };
  if (assigned === 'free') return { title: assignmentTexts.emptyFree, hint: assignmentTexts.emptyFreeHint };
  return { title: texts.queue.empty, hint: texts.queue.emptyHint };
}
