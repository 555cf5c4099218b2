import { breakpoint, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Lies over the lower edge of a phone, where the thumb is. */
export const FloatingPill = styled.div`
  position: fixed;
  bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  left: 50%;
  z-index: calc(${layer.bar} - 1);
  display: flex;
  border-radius: ${radius.full};
  background: ${color.text};
  box-shadow: ${shadow.lifted};
  transform: translateX(-50%);

  ${breakpoint.desktop} {
    display: none;
  }
`;

export const PillPart = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 52px;
  padding: 0 ${space(5)};
  border: 0;
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  text-decoration: none;
  color: ${color.page};
  background: none;
  cursor: pointer;

  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }

  & + & {
    border-left: 1px solid color-mix(in srgb, ${color.page} 25%, transparent);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${color.page};
    border-radius: ${radius.full};
  }
`;
