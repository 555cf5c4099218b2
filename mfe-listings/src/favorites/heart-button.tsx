import type { PropertyCard } from '@pokriv/contracts/property';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { sessionAtom } from '@pokriv/web-kit/session';
import { IconButton } from '@pokriv/web-kit/ui';
import { useAtomValue } from 'jotai';
import { Heart, HeartOff } from 'lucide-react';

import { favoriteTexts } from './messages.ts';
import { useFavorites } from './use-favorites.ts';

interface HeartButtonProps {
  card: PropertyCard;
  /** On the favourites page the heart takes the listing away. */
  removes?: boolean;
  tone?: 'plain' | 'floating';
}

/** Adds to favourites or takes away; a visitor is led to sign in and back (spec §2). */
export function HeartButton({ card, removes = false, tone = 'floating' }: HeartButtonProps) {
  const session = useAtomValue(sessionAtom);
  const { isFavorite, toggle } = useFavorites();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pressed = isFavorite(card.id);

  const press = () => {
    if (session.status === 'signed-in') void toggle(card);
    if (session.status === 'visitor')
      void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  };

  if (removes) {
    return (
      <IconButton tone={tone} label={favoriteTexts.remove(card.title)} onClick={press}>
        <HeartOff />
      </IconButton>
    );
  }
  return (
    <IconButton
      tone={tone}
      label={pressed ? favoriteTexts.remove(card.title) : favoriteTexts.add(card.title)}
      aria-pressed={pressed}
      onClick={press}
    >
      <Heart />
    </IconButton>
  );
}
