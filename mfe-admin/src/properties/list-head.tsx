import { queueSorts, type QueueSort } from '@pokriv/contracts/listing/property-options';
import { Cluster, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';

import { totalText } from '../list/total-text.ts';
import { texts } from '../messages.ts';
import { AssignedFilters } from './assignment/assigned-filters.tsx';
import { QueueTools } from './queue-tools.tsx';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

interface ListHeadProps {
  queue: Queue;
  areToolsOpen: boolean;
}

/** Whose listings, how many, in which order. */
export function ListHead({ queue, areToolsOpen }: ListHeadProps) {
  const { list, address, isWaiting, id, rows } = queue;
  return (
    <Cluster $spread $gap={2}>
      {isWaiting && id === undefined && (
        <QueueTools $isOpen={areToolsOpen}>
          <AssignedFilters queue={queue} />
        </QueueTools>
      )}
      {list.data && rows.length > 0 && (
        <Text as="span" $tone="muted" $size="small" role="status">
          {totalText(list.data.pagination, texts.queue.found)}
        </Text>
      )}
      {isWaiting && rows.length > 0 && (
        <QueueTools $isOpen={areToolsOpen}>
          <Menu
            isFramed
            trigger={
              <>
                <VisuallyHidden>{texts.queue.order}: </VisuallyHidden>
                {queueSorts[address.sort]}
                <ChevronDown />
              </>
            }
          >
            {(Object.keys(queueSorts) as QueueSort[]).map((sort) => (
              <MenuLink
                key={sort}
                to={`${QUEUE_PATH}${address.searchFor({ sort })}`}
                aria-current={sort === address.sort ? 'true' : undefined}
              >
                {queueSorts[sort]}
              </MenuLink>
            ))}
          </Menu>
        </QueueTools>
      )}
    </Cluster>
  );
}
