import { color, controlStyle, radius, size, space } from '@pokriv/web-kit/ui';
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
  display: grid;
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

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const None = styled.p`
  padding: ${space(3)};
  color: ${color.muted};
`;
