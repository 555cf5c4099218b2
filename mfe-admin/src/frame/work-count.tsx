import type { OpenWork } from '@pokriv/contracts/moderation/admin-work';
import { formatNumber } from '@pokriv/web-kit/format';
import { Badge, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

/* Positioned, so that its hidden words scroll with the row of links on a phone. */
const Count = styled(Badge)`
  position: relative;
  margin-left: auto;
  padding-inline: 8px;
  font-variant-numeric: tabular-nums;
`;

/** Number beside a link; nothing while none waits or the count is unknown. */
export function WorkCount({ work }: { work: OpenWork | undefined }) {
  if (!work || work.waiting === 0) return null;
  const { waiting, late } = work;
  return (
    <Count $tone={late > 0 ? 'danger' : 'neutral'}>
      <span aria-hidden="true">{formatNumber(waiting)}</span>
      <VisuallyHidden>
        {' '}
        ({texts.waiting(formatNumber(waiting))}
        {late > 0 && `, ${texts.late(formatNumber(late))}`})
      </VisuallyHidden>
    </Count>
  );
}
