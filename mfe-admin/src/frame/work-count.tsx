import type { OpenWork } from '@pokriv/contracts/moderation/admin-work';
import { formatNumber } from '@pokriv/web-kit/format';
import { Badge, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

/* Positioned, so that its hidden text scrolls with the row of links on a phone. */
const Count = styled(Badge)`
  position: relative;
  margin-left: auto;
  padding-inline: 8px;
  font-variant-numeric: tabular-nums;
`;

/** Count beside a link; renders nothing for zero or an unknown count. */
export function WorkCount({ work }: { work: OpenWork | undefined }) {
  if (!work || work.waiting === 0) return null;
  const { waiting, late } = work;
  return (
    <Count $tone={late > 0 ? 'danger' : 'neutral'}>
      <span aria-hidden="true">{formatNumber(waiting)}</span>
      <VisuallyHidden>
        {' '}
        ({texts.waiting(waiting)}
        {late > 0 && `, ${texts.late(late)}`})
      </VisuallyHidden>
    </Count>
  );
}
