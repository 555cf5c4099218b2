import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { color, Figures, font, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { placeTexts } from '../place/messages.ts';

const Number = styled(Figures)`
  font-size: ${font.size.tiny};
  color: ${color.muted};

  [aria-pressed='true'] & {
    color: inherit;
  }
`;

export function ShownCount({ count }: { count: number }) {
  return (
    <Number>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <VisuallyHidden>, {formatCount(count, placeTexts.found)}</VisuallyHidden>
    </Number>
  );
}
