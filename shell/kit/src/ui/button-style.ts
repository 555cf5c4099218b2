import { css } from 'styled-components';

import { color, font, motion, radius, size, space } from './tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  primary: css`
    color: ${color.onAccent};
    background: ${color.accent};

    &:hover {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    color: ${color.text};
    background: ${color.surface};
    border-color: ${color.control};

    &:hover {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    color: ${color.text};
    background: transparent;

    &:hover {
      background: ${color.sunken};
    }
  `,
  danger: css`
    color: ${color.onDanger};
    background: ${color.dangerFill};

    &:hover {
      background: ${color.dangerHover};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: ${space(1)} ${space(3)};
    font-size: ${font.size.small};
    --icon: 16px;
  `,
  normal: css`
    min-height: ${size.control};
    padding: ${space(2)} ${space(5)};
    --icon: 20px;
  `,
  large: css`
    min-height: 56px;
    padding: ${space(3)} ${space(7)};
    font-size: ${font.size.lead};
    --icon: 22px;
  `,
};

/** Extends a small button's hit area to 44 px. */
export const pressArea = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: 100%;
    height: 100%;
    min-width: ${size.target};
    min-height: ${size.target};
    transform: translate(-50%, -50%);
  }
`;

export const buttonStyle = css<ButtonLook>`
  ${pressArea}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${font.weight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  > svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    color: ${color.muted};
    background: ${color.sunken};
    border-color: transparent;
  }
`;
