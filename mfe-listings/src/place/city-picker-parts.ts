import { color, Popover, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Contains the listbox or the empty state, since a listbox may contain only options. */
export const Popup = styled(Popover)`
  --popover-most: min(320px, 45dvh);
  --popover-padding: ${space(1.5)};
`;

export const Item = styled.li<{ $isActive: boolean; $isChosen: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${size.target};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  color: ${({ $isChosen }) => ($isChosen ? color.accentText : color.text)};
  background: ${({ $isActive }) => ($isActive ? color.sunken : 'transparent')};
  cursor: pointer;

  small {
    color: ${color.muted};
  }
`;
