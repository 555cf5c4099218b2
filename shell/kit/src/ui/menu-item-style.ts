import { css } from 'styled-components';

import { color, font, radius, size, space } from './tokens.ts';

export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${size.target};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  font-size: ${font.size.text};
  text-align: left;
  text-decoration: none;
  color: ${color.text};
  background: none;
  cursor: pointer;

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.muted};
  }

  &:hover {
    background: ${color.sunken};
  }

  &:disabled {
    color: ${color.muted};
    background: none;
    cursor: progress;
  }

  &[aria-current]:not([aria-current='false']) {
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;
