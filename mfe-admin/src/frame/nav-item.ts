import { NavLink } from '@pokriv/web-kit/router';
import { color, font, motion, radius, size, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  flex: none;
  min-height: ${size.target};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  text-align: left;
  text-decoration: none;
  white-space: nowrap;
  color: ${color.muted};
  background: none;
  cursor: pointer;
  transition:
    background ${motion.quick},
    color ${motion.quick};

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }

  /* The mark of a link that leaves the administration. */
  > svg:last-child:not(:first-child) {
    width: 16px;
    height: 16px;
  }

  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const NavItem = styled(NavLink)`
  ${itemStyle}

  &[aria-current='page'] {
    color: ${color.accentText};
    background: ${color.accentTint};
  }
`;

export const NavButton = styled.button`
  ${itemStyle}
`;
