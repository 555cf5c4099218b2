import { breakpoint, color, font, Popover, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Phone width below the field; wide enough for names on larger screens. Without places only the footer is left. */
export const Popup = styled(Popover)`
  --popover-most: min(420px, 55dvh);
  --popover-padding: ${space(1.5)};

  > :has(> :empty) {
    margin-top: -1px;
    padding: 0;
  }

  &&[data-anchored] {
    --popover-side: ${space(2)};
    position-area: block-end span-all;
    justify-self: anchor-center;
    width: calc(100vw - 2 * ${space(2)});
    max-width: none;
    margin-inline: ${space(2)};
  }

  ${breakpoint.tablet} {
    &&[data-anchored] {
      position-area: block-end span-inline-end;
      justify-self: start;
      width: max(anchor-size(width), 400px);
      max-width: calc(100vw - 2 * ${space(4)});
      margin-inline: 0;
    }
  }
`;

export const Title = styled.p`
  padding: ${space(2)} ${space(3)} ${space(1)};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.muted};
`;

export const Item = styled.li<{ $isActive: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  line-height: 1.3;
  background: ${({ $isActive }) => ($isActive ? color.sunken : 'transparent')};
  cursor: pointer;

  > svg {
    width: 20px;
    height: 20px;
    color: ${color.muted};
  }

  small {
    font-size: ${font.size.tiny};
    font-variant-numeric: tabular-nums;
    color: ${color.muted};
  }
`;

export const Names = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/** Searches with the parsed part, as Enter does. */
export const Understood = styled.button`
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  text-align: start;
  color: ${color.text};
  background: none;
  cursor: pointer;

  b {
    color: ${color.muted};
  }

  &:hover {
    background: ${color.sunken};
  }
`;
