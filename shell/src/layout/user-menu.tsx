import type { SessionUser } from '@pokriv/web-kit/session';
import { Avatar } from '@pokriv/web-kit/ui';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { Heart, House, LogOut, UserRound, type LucideIcon } from 'lucide-react';

import { texts } from '../messages.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { userMenuLinks } from './navigation-links.ts';

const icons: Record<string, LucideIcon> = {
  '/profile': UserRound,
  '/my-properties': House,
  '/favorites': Heart,
};

export function UserMenu({ user }: { user: SessionUser }) {
  const logOut = useLogOut();
  const name = `${user.firstName} ${user.lastName}`.trim();

  return (
    <Menu
      label={`${texts.userMenu}: ${name}`}
      align="end"
      trigger={<Avatar name={name} {...(user.avatar && { picture: user.avatar })} px={32} />}
    >
      {userMenuLinks(user).map(({ to, text }) => {
        const Icon = icons[to] ?? UserRound;
        return (
          <MenuLink key={to} to={to}>
            <Icon />
            {text}
          </MenuLink>
        );
      })}
      <MenuButton onClick={logOut}>
        <LogOut />
        {texts.logout}
      </MenuButton>
    </Menu>
  );
}
