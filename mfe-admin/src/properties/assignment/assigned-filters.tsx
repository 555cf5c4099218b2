import { assignedFilters, type AssignedFilter } from '@pokriv/contracts/listing/assignment';
import { formatNumber } from '@pokriv/web-kit/format';
import { MenuLink } from '@pokriv/web-kit/ui/navigation';

import { QUEUE_PATH, type Queue } from '../use-queue.ts';
import { texts } from './messages.ts';

const choices = ['', ...Object.keys(assignedFilters)] as ('' | AssignedFilter)[];

/** Filters by who works on a listing, as menu items. */
export function AssignedFilters({ queue: { address, counts } }: { queue: Queue }) {
  return (
    <nav aria-label={texts.filter}>
      {choices.map((choice) => (
        <MenuLink
          key={choice}
          to={`${QUEUE_PATH}${address.searchFor({ assigned: choice })}`}
          aria-current={choice === address.assigned ? 'true' : undefined}
        >
          {choice === '' ? texts.all : assignedFilters[choice]}
          {choice === 'mine' && counts && <span>{formatNumber(counts.mine)}</span>}
        </MenuLink>
      ))}
    </nav>
  );
}
