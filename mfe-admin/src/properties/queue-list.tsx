import { ButtonLink, Stack } from '@pokriv/web-kit/ui';

import { ListBody } from '../list/list-body.tsx';
import { ALL } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { QueueRow } from './queue-row.tsx';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

/** The rows of the queue, in every state of a list. */
export function QueueList({ queue }: { queue: Queue }) {
  const { list, address, id } = queue;
  return (
    <ListBody
      found={list.data}
      error={list.error}
      onRetry={() => void list.mutate()}
      rowHeight={72}
      hrefFor={(page) => `${QUEUE_PATH}${address.searchFor({ page })}`}
      empty={{
        title: texts.queue.empty,
        hint: address.query ? texts.queue.emptySearch : texts.queue.emptyHint,
        actions: address.query && (
          <ButtonLink to={`${QUEUE_PATH}${address.searchFor({ query: '' })}`} variant="secondary">
            {texts.queue.clearSearch}
          </ButtonLink>
        ),
      }}
    >
      {(rows) => (
        <Stack as="section" $gap={2} aria-label={texts.queue.listLabel}>
          {rows.map((listing) => (
            <QueueRow
              key={listing.id}
              listing={listing}
              to={queue.addressOf(listing.id)}
              isOpen={listing.id === id}
              showsStatus={address.choice === ALL}
            />
          ))}
        </Stack>
      )}
    </ListBody>
  );
}
