import { css } from 'styled-components';

import { color, font, motion, radius, size, space } from './tokens.ts';

/** 17 px text, so that phones do not zoom in on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: ${size.control};
  padding: ${space(2.5)} ${space(3.5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  font-size: ${font.size.text};
  line-height: 1.4;
  color: ${color.text};
  background: ${color.surface};
  transition: border-color ${motion.quick};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${color.text};
  }

  &:focus-visible {
    outline-offset: -1px;
    border-color: transparent;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    color: ${color.muted};
    background: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }
`;
