import { queueSorts, type QueueSort } from '@pokriv/contracts/listing/property-options';
import { Cluster, Text } from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';

import { totalText } from '../list/total-text.ts';
import { texts } from '../messages.ts';
import { QueueTools } from './queue-tools.tsx';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

interface ListHeadProps {
  queue: Queue;
  areToolsOpen: boolean;
}

export function ListHead({ queue: { list, address, isWaiting }, areToolsOpen }: ListHeadProps) {
  if (!list.data) return null;
  return (
    <Cluster $spread $gap={2}>
      <Text as="span" $tone="muted" $size="small" role="status">
        {totalText(list.data.pagination, texts.queue.found)}
      </Text>
      {isWaiting && (
        <QueueTools $isOpen={areToolsOpen}>
          <Menu
            isFramed
            trigger={
              <>
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
