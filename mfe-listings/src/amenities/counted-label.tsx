import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { color, Figures, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { amenityTexts } from './messages.ts';

/** Zero-result options are dimmed but selectable. */
const Line = styled.span<{ $isEmpty: boolean }>`
  display: inline-flex;
  gap: ${space(2)};
  align-items: baseline;
  color: ${({ $isEmpty }) => ($isEmpty ? color.muted : 'inherit')};
`;

const Count = styled(Figures)`
  font-size: ${font.size.small};
  color: ${color.muted};
`;

export function CountedLabel({ text, count }: { text: string; count: number }) {
  return (
    <Line $isEmpty={count === 0}>
      {text}
      <Count>
        <span aria-hidden="true">{formatNumber(count)}</span>
        <VisuallyHidden>, {formatCount(count, amenityTexts.found)}</VisuallyHidden>
      </Count>
    </Line>
  );
}
