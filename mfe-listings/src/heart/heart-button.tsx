import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { currentSession, useSession } from '@pokriv/web-kit/session';
import { Button, IconButton } from '@pokriv/web-kit/ui';
import { Heart, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { keepWish, takeWish, useSignInFor } from '../sign-in-wish.ts';
import { heartTexts } from './messages.ts';
import { useFavorites } from './use-favorites.ts';

interface HeartButtonProps {
  card: PropertyCard;
  removes?: boolean;
  tone?: 'plain' | 'floating';
}

/** A visitor signs in first, and the toggle follows on return (spec §2). */
export function HeartButton({ card, removes = false, tone = 'floating' }: HeartButtonProps) {
  const heart = useHeart(card);
  if (removes) return <RemovingButton card={card} tone={tone} {...heart} />;
  const { pressed, press } = heart;
  return (
    <IconButton
      tone={tone}
      label={pressed ? heartTexts.remove(card.title) : heartTexts.add(card.title)}
      aria-pressed={pressed}
      onClick={press}
    >
      <Heart />
    </IconButton>
  );
}

type RemovingButtonProps = Required<Pick<HeartButtonProps, 'card' | 'tone'>> & ReturnType<typeof useHeart>;

/** Becomes the undo button, with the focus. */
function RemovingButton({ card, tone, pressed, press }: RemovingButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasUsed = useRef(false);
  useEffect(() => {
    if (wasUsed.current && document.activeElement === document.body) ref.current?.focus();
  }, [pressed]);
  const use = () => {
    wasUsed.current = true;
    press();
  };
  if (pressed) {
    return (
      <IconButton ref={ref} tone={tone} label={heartTexts.remove(card.title)} onClick={use}>
        <Heart fill="currentColor" />
      </IconButton>
    );
  }
  const label = heartTexts.bringBack(card.title);
  return (
    <Button ref={ref} type="button" variant="secondary" size="small" aria-label={label} onClick={use}>
      <Undo2 />
      {heartTexts.undo}
    </Button>
  );
}

function useHeart(card: PropertyCard) {
  const { status } = useSession();
  const { cards, isFavorite, toggle } = useFavorites();
  const signInFor = useSignInFor('favorite');
  /** Pressed while the session was loading. */
  const isWaiting = useRef(false);

  const settle = useEffectEvent(() => {
    // `status` is `visitor` during hydration, for signed-in people too
    const { status: known } = currentSession();
    if (known === 'loading') return;
    if (isWaiting.current && known === 'visitor') signInFor(card);
    isWaiting.current = false;
  });
  const fulfil = useEffectEvent(() => {
    if (takeWish('favorite', card.id) && !isFavorite(card.id)) void toggle(card);
  });

  useEffect(() => settle(), [status]);
  const isLoaded = status === 'signed-in' && cards !== undefined;
  useEffect(() => {
    if (isLoaded) fulfil();
  }, [isLoaded, card.id]);

  const press = () => {
    if (status === 'signed-in') return void toggle(card);
    keepWish('favorite', card.id);
    if (currentSession().status === 'visitor') signInFor(card);
    else isWaiting.current = true;
  };
  return { pressed: isFavorite(card.id), press };
}
