import { color } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { ShownCount } from './shown-count.tsx';

/** Zero-result options are dimmed but usable: another filter may be removed next. */
const Choice = styled(Chip)<{ $isEmpty: boolean }>`
  &[aria-pressed='false'] {
    color: ${({ $isEmpty }) => ($isEmpty ? color.muted : color.text)};
    border-color: ${({ $isEmpty }) => ($isEmpty ? color.line : color.control)};
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
      {count !== undefined && <ShownCount count={count} />}
    </Choice>
  );
}
