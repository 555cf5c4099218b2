import * as pages from '@pokriv/contracts/pages';
import { Link, NavLink } from '@pokriv/web-kit/router';
import { HINT_CLASS } from '@pokriv/web-kit/session-boot';
import { color, font, motion, radius, size, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { NavigationLink } from './navigation-links.ts';
import { useLatePart } from './use-late-part.ts';

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  color: ${color.text};
  text-decoration: none;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;

const Entry = styled.li<{ $isForVisitors?: boolean }>`
  ${({ $isForVisitors }) =>
    $isForVisitors &&
    css`
      .${HINT_CLASS} & {
        visibility: hidden;
      }
    `}
`;

/* A line of text, so that the underline of the current page spares the count. */
const Words = styled.span`
  white-space: nowrap;
`;

/** A link with a query, such as the map view of the list, is never marked as the current page. */
export const linkOf = (to: string) => (to.includes('?') ? Link : NavLink);

const loadCount = () =>
  import(/* webpackChunkName: "signed-in" */ './today-count.tsx').then(({ TodayCount }) => TodayCount);

function LateTodayCount() {
  const { Part: Count } = useLatePart(loadCount);
  return Count && <Count />;
}

export function LinkWords({ to, text }: Pick<NavigationLink, 'to' | 'text'>) {
  return (
    <Words>
      {text}
      {to === pages.today.path && <LateTodayCount />}
    </Words>
  );
}

export function NavigationList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={texts.mainNavigation}>
      <List>
        {links.map(({ to, text, isForVisitors }) => (
          <Entry key={to} $isForVisitors={isForVisitors}>
            <Item as={linkOf(to)} to={to}>
              <LinkWords to={to} text={text} />
            </Item>
          </Entry>
        ))}
      </List>
    </nav>
  );
}
