import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { useNavigate } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Avatar } from '@pokriv/web-kit/ui';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { useSetAtom } from 'jotai';
import { Heart, House, LogOut, UserRound, type LucideIcon } from 'lucide-react';

import { texts } from '../messages.ts';
import { userMenuLinks } from './navigation-links.ts';

const icons: Record<string, LucideIcon> = {
  '/profile': UserRound,
  '/my-properties': House,
  '/favorites': Heart,
};

export function UserMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const name = `${user.firstName} ${user.lastName}`.trim();

  const logOut = async () => {
    try {
      await signOutEverywhereHere();
      toast({ tone: 'success', text: successText('auth.logout') });
      await navigate('/');
    } catch (error) {
      console.error('sign-out failed', error);
      toast({ tone: 'error', text: errorText('auth.logout') });
    }
  };

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
      <MenuButton onClick={() => void logOut()}>
        <LogOut />
        {texts.logout}
      </MenuButton>
    </Menu>
  );
}
