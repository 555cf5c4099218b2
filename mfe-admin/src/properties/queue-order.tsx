import { assignedFilters } from '@pokriv/contracts/listing/assignment';
import { queueSorts, type QueueSort } from '@pokriv/contracts/listing/property-options';
import { Divider, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Menu, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown } from 'lucide-react';

import { texts } from '../messages.ts';
import { AssignedFilters } from './assignment/assigned-filters.tsx';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

/** Menu of the waiting listings: in which order, and whose. */
export function QueueOrder({ queue }: { queue: Queue }) {
  const { sort, assigned, searchFor } = queue.address;
  return (
    <Menu
      isFramed
      trigger={
        <>
          <span>
            <VisuallyHidden>{texts.queue.order}: </VisuallyHidden>
            {queueSorts[sort]}
            {assigned && ` · ${assignedFilters[assigned]}`}
          </span>
          <ChevronDown />
        </>
      }
    >
      <nav aria-label={texts.queue.order}>
        {(Object.keys(queueSorts) as QueueSort[]).map((choice) => (
          <MenuLink
            key={choice}
            to={`${QUEUE_PATH}${searchFor({ sort: choice })}`}
            aria-current={choice === sort ? 'true' : undefined}
          >
            {queueSorts[choice]}
          </MenuLink>
        ))}
      </nav>
      <Divider />
      <AssignedFilters queue={queue} />
    </Menu>
  );
}
