import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { color, motion, radius, size, space } from './tokens.ts';

type Tone = 'plain' | 'floating';

const Root = styled.button<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.full};
  color: ${color.text};
  background: ${({ $tone }) => ($tone === 'floating' ? color.surface : 'transparent')};
  cursor: pointer;
  transition:
    background ${motion.quick},
    color ${motion.quick};

  > svg {
    width: 22px;
    height: 22px;
  }

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed='true'] {
    color: ${color.accentText};

    > svg {
      fill: currentcolor;
    }
  }

  &:focus-visible {
    border-radius: ${radius.full};
  }

  &:disabled {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  tone?: Tone;
}

/** Icon-only button; with `aria-pressed` a toggle with a filled icon. */
export function IconButton({ label, tone = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return <Root {...rest} type={type} aria-label={label} title={label} $tone={tone} />;
}
