import { Link } from '@pokriv/web-kit/router';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.full};
  color: ${color.text};

  svg {
    width: 22px;
    height: 22px;
  }

  &:hover {
    background: ${color.sunken};
  }
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding-inline: ${space(1)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  color: ${color.onAccent};
  background: ${color.accent};
`;

const MOST_SHOWN = 99;

interface CountedLinkProps {
  to: string;
  /** Accessible name, with the count in words. */
  name: string;
  count: number;
  children: ReactNode;
  className?: string;
}

export function CountedLink({ to, name, count, children, className }: CountedLinkProps) {
  return (
    <Root to={to} aria-label={name} title={name} className={className}>
      {children}
      {count > 0 && <Count aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</Count>}
    </Root>
  );
}
