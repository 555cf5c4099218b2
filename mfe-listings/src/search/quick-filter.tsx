import { Button, color, font, motion, Popover, radius, size, space, useDisclosure } from '@pokriv/web-kit/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { searchTexts } from './messages.ts';

const Root = styled.div`
  flex: none;
`;

export const Trigger = styled.button<{ $isSet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.target};
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid ${({ $isSet }) => ($isSet ? color.accent : color.control)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  color: ${({ $isSet }) => ($isSet ? color.accentText : color.text)};
  background: ${({ $isSet }) => ($isSet ? color.accentTint : color.surface)};
  cursor: pointer;
  transition: background ${motion.quick};

  svg {
    width: 18px;
    height: 18px;
    transition: transform ${motion.quick};
  }

  &:hover {
    background: ${({ $isSet }) => ($isSet ? color.accentTint : color.sunken)};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled(Popover)`
  --popover-padding: ${space(5)};
  width: 360px;

  > :first-child {
    display: grid;
    align-content: start;
    gap: ${space(5)};
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
`;

interface QuickFilterProps {
  label: string;
  value: string | undefined;
  /** Preloads the popover content; called on hover or focus, and on opening. */
  onPrepare: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** Popover filter, applied at once. */
export function QuickFilter({ label, value, onPrepare, onClear, children }: QuickFilterProps) {
  const { open, leave, panelId, root, trigger } = useDisclosure();
  const prepare = useEffectEvent(onPrepare);
  useEffect(() => {
    if (open) prepare();
  }, [open]);
  const actions = (
    <Actions>
      <Button type="button" variant="quiet" size="small" onClick={onClear}>
        {searchTexts.clear}
      </Button>
      <Button type="button" size="small" onClick={leave}>
        {searchTexts.done}
      </Button>
    </Actions>
  );
  return (
    <Root {...root}>
      <Trigger
        {...trigger}
        $isSet={value !== undefined}
        aria-label={value && `${label}: ${value}`}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
      >
        {value ?? label}
        <ChevronDown aria-hidden />
      </Trigger>
      {open && (
        <Panel id={panelId} anchor={trigger.ref} footer={actions}>
          {children}
        </Panel>
      )}
    </Root>
  );
}
