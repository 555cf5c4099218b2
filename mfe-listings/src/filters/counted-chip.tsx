import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { color, Figures, font, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { filterTexts } from './messages.ts';

/** Zero-result options are dimmed, yet usable: another filter may be removed next. */
const Choice = styled(Chip)<{ $isEmpty: boolean }>`
  &[aria-pressed='false'] {
    color: ${({ $isEmpty }) => ($isEmpty ? color.muted : color.text)};
    border-color: ${({ $isEmpty }) => ($isEmpty ? color.line : color.control)};
  }
`;

const Number = styled(Figures)`
  font-size: ${font.size.tiny};
  color: ${color.muted};

  [aria-pressed='true'] & {
    color: inherit;
  }
`;

interface CountedChipProps {
  text: string;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  count?: number;
}

export function CountedChip({ text, pressed, onToggle, count }: CountedChipProps) {
  return (
    <Choice pressed={pressed} onToggle={onToggle} $isEmpty={count === 0}>
      {text}
      {count !== undefined && (
        <Number>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>, {formatCount(count, filterTexts.found)}</VisuallyHidden>
        </Number>
      )}
    </Choice>
  );
}
