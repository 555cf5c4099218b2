import { Badge, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { useWaitingToday } from './use-waiting-today.ts';

/* Positioned, so that its hidden words stay beside it. */
const Count = styled(Badge)`
  position: relative;
  margin-left: ${space(1.5)};
  padding-inline: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

const MOST_SHOWN = 99;

/** Beside a link to „Днес“; nothing while none waits. */
export function TodayCount() {
  const count = useWaitingToday();
  if (count === 0) return null;
  return (
    <Count $tone="accent">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden> ({texts.waiting(count)})</VisuallyHidden>
    </Count>
  );
}
