import { queueSorts, type QueueSort } from '@pokriv/contracts/listing/property-options';
import { Cluster, Text } from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';

import { totalText } from '../list/total-text.ts';
import { texts } from '../messages.ts';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

export function ListHead({ queue: { list, address, isWaiting } }: { queue: Queue }) {
  if (!list.data) return null;
  return (
    <Cluster $spread $gap={2}>
      <Text as="span" $tone="muted" $size="small" role="status">
        {totalText(list.data.pagination, texts.queue.found)}
      </Text>
      {isWaiting && (
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
      )}
    </Cluster>
  );
}
