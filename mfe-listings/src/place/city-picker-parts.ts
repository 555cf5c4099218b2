import { color, radius, size, space } from '@pokriv/web-kit/ui';
import { controlStyle } from '@pokriv/web-kit/ui/forms';
import { Popover } from '@pokriv/web-kit/ui/navigation';
import { styled } from 'styled-components';

export const Box = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlStyle}
  padding-left: ${space(11)};
  padding-right: ${space(12)};
  text-overflow: ellipsis;
`;

export const Pin = styled.span`
  position: absolute;
  left: ${space(3.5)};
  top: calc(50% - 10px);
  color: ${color.muted};
  pointer-events: none;

  svg {
    width: 20px;
    height: 20px;
  }
`;

export const End = styled.button`
  position: absolute;
  right: 2px;
  top: calc(50% - 22px);
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  color: ${color.muted};
  background: none;
  cursor: pointer;

  svg {
    width: 20px;
    height: 20px;
  }

  &:hover {
    color: ${color.text};
  }
`;

/** Contains the listbox, or the empty state: a listbox may contain only options. */
export const Popup = styled(Popover)`
  --popover-most: min(320px, 45dvh);
  --popover-padding: ${space(1.5)};
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
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

export const None = styled.p`
  padding: ${space(3)};
  color: ${color.muted};
`;
