import { Button } from '@pokriv/web-kit/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { QueueAddress } from './use-queue-address.ts';

/** Tools of the queue, which a phone folds behind `ToolsButton`. */
export const QueueTools = styled.div<{ $isOpen: boolean }>`
  display: contents;

  @media (max-width: 699px) {
    display: ${({ $isOpen }) => ($isOpen ? 'contents' : 'none')};
  }
`;

const PhoneButton = styled(Button)`
  margin-left: auto;

  @media (min-width: 700px) {
    display: none;
  }
`;

interface ToolsButtonProps {
  address: QueueAddress;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Counts the filters and the order that differ from the plain queue. */
export function ToolsButton({ address: { query, assigned, isOrdered }, isOpen, onToggle }: ToolsButtonProps) {
  const count = [query !== '', assigned !== '', isOrdered].filter(Boolean).length;
  return (
    <PhoneButton
      type="button"
      size="small"
      variant="secondary"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {texts.queue.tools(count)}
      {isOpen ? <ChevronUp /> : <ChevronDown />}
    </PhoneButton>
  );
}
