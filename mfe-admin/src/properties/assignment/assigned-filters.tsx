import { assignedFilters, type AssignedFilter } from '@pokriv/contracts/listing/assignment';
import { formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Cluster, color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { QUEUE_PATH, type Queue } from '../use-queue.ts';
import { texts } from './messages.ts';

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  text-decoration: none;
  color: ${color.muted};

  &[aria-current='true'] {
    font-weight: ${font.weight.strong};
    color: ${color.text};
    background: ${color.sunken};
  }

  ${breakpoint.desktop} {
    min-height: 36px;
  }
`;

const choices = ['', ...Object.keys(assignedFilters)] as ('' | AssignedFilter)[];

/** Filters by who works on a listing. */
export function AssignedFilters({ queue: { address, counts } }: { queue: Queue }) {
  return (
    <Cluster as="nav" $gap={1} aria-label={texts.filter}>
      {choices.map((choice) => (
        <Item
          key={choice}
          to={`${QUEUE_PATH}${address.searchFor({ assigned: choice })}`}
          aria-current={choice === address.assigned ? 'true' : undefined}
        >
          {choice === '' ? texts.all : assignedFilters[choice]}
          {choice === 'mine' && counts && <span>{formatNumber(counts.mine)}</span>}
        </Item>
      ))}
    </Cluster>
  );
}
