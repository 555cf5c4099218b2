import { css } from 'styled-components';

import { color, motion, radius } from './tokens.ts';

export const tickStyle = css`
  display: grid;
  place-content: center;
  flex: none;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  border: 1.5px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  appearance: none;
  cursor: pointer;
  transition: background ${motion.quick};

  &[type='radio'] {
    border-radius: ${radius.full};
  }

  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: ${color.onAccent};
    clip-path: polygon(14% 47%, 3% 60%, 38% 92%, 98% 20%, 86% 8%, 37% 68%);
    transform: scale(0);
    transition: transform ${motion.quick};
  }

  &[type='radio']::before {
    width: 8px;
    height: 8px;
    border-radius: ${radius.full};
    clip-path: none;
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    transform: none;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
