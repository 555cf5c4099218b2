import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { pressArea } from './button-style.ts';
import { labels } from './labels.ts';
import { color, font, motion, radius, space } from './tokens.ts';

const Root = styled.button`
  ${pressArea}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 40px;
  padding: ${space(1.5)} ${space(3.5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  line-height: 1.2;
  color: ${color.text};
  background: ${color.surface};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    border-radius: ${radius.full};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    color: ${color.accentText};
    background: ${color.accentTint};
  }
`;

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'onToggle'> {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
}

export function Chip({ pressed, onToggle, ...rest }: ChipProps) {
  return <Root {...rest} type="button" aria-pressed={pressed} onClick={() => onToggle(!pressed)} />;
}

export interface RemovableChipProps {
  text: string;
  icon?: ReactNode;
  onRemove: () => void;
}

export function RemovableChip({ text, icon, onRemove }: RemovableChipProps) {
  return (
    <Root type="button" aria-label={labels.remove(text)} onClick={onRemove}>
      {icon}
      {text}
      <X />
    </Root>
  );
}
