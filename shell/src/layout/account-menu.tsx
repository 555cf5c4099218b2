import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Avatar, radius, size, space } from '@pokriv/web-kit/ui';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { useLatePart } from './use-late-part.ts';

const load = () =>
  import(/* webpackChunkName: "signed-in" */ './user-menu.tsx').then(({ UserMenu }) => UserMenu);

/** Same size as the menu's trigger, against layout shift. */
const Profile = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
`;

/** Account menu; a link to the profile until its code is loaded. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { Part: Menu } = useLatePart(load);
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const label = `${texts.userMenu}: ${name}`;
  const avatar = <Avatar name={name} picture={user.avatar ?? undefined} px={32} />;

  useLayoutEffect(() => {
    if (Menu && hadFocus.current) root.current?.querySelector('button')?.focus();
  }, [Menu]);

  const watchFocus = (link: HTMLAnchorElement | null) => () => {
    hadFocus.current = link !== null && link === document.activeElement;
  };
  return (
    <div ref={root}>
      {Menu ? (
        <Menu user={user} label={label} trigger={avatar} />
      ) : (
        <Profile ref={watchFocus} to={pages.profile.path} aria-label={label}>
          {avatar}
        </Profile>
      )}
    </div>
  );
}
