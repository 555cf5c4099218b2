import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

const main = css`
  color: ${color.onAccent};
  background: ${color.accent};

  &:hover {
    background: ${color.accentHover};
  }
`;

const quiet = css`
  border-color: ${color.control};
  color: ${color.text};
  background: ${color.surface};

  &:hover {
    background: ${color.sunken};
  }
`;

export const ContactLink = styled.a<{ $isQuiet?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${size.control};
  padding-inline: ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  ${({ $isQuiet }) => ($isQuiet ? quiet : main)}

  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;
