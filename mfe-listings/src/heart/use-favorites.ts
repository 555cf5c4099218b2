import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { ownFailures } from '../own-failures.ts';
import { readAllPages } from '../read-all-pages.ts';
import { favoritesKey, withChange } from './favorites-cache.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { usePresses } from './use-presses.ts';

type Counted = Pick<PropertyCard, 'id' | 'favorites'>;

async function press(id: string) {
  const { favorited, message } = await call('toggleFavorite', { params: { id }, quiet: ownFailures });
  if (typeof favorited !== 'boolean') throw new TypeError('toggleFavorite answered without favorited');
  const usual = successText(favorited ? 'property.favoriteAdd' : 'property.favoriteRemove');
  return { favorited, text: message || usual };
}

/** The signed-in person's favourites and how to change them; a visitor has none. A failed load is silent (spec §2). */
export function useFavorites() {
  const user = useUser();
  const toast = useSetAtom(toastAtom);
  const presses = usePresses(user?.id ?? '');
  const { mutate: mutateCache } = useSWRConfig();
  const read = useSWR<PropertyCard[]>(
    user ? favoritesKey(user.id) : null,
    () => readAllPages('listFavorites'),
    swrDefaults,
  );
  const { data: cards, mutate } = read;

  const isSignedIn = user !== undefined;
  useEffect(() => (isSignedIn ? followOtherTabs(mutateCache) : undefined), [isSignedIn, mutateCache]);

  const isListed = (id: string, among = cards): boolean => among?.some((card) => card.id === id) ?? false;
  /** A press shows at once; else the list tells, and the last answer where the list could not be read. */
  const isFavorite = (id: string): boolean => {
    const pressed = presses.of(id);
    if (pressed && (pressed.isUnderWay || !cards)) return pressed.isFavorite;
    return isListed(id);
  };
  /** The counter of a card that was read before the person pressed its heart; the server counts those who are verified. */
  const countOf = ({ id, favorites = 0 }: Counted): number => {
    const pressed = presses.of(id);
    if (!pressed || !user?.isEmailVerified || pressed.count !== favorites) return favorites;
    return Math.max(0, favorites + Number(isFavorite(id)) - Number(pressed.was));
  };

  /** Shows the change at once and takes it back when the server refuses; does nothing while one is under way (spec §4). */
  const toggle = async (card: PropertyCard): Promise<void> => {
    const before = presses.now(card.id);
    if (!user || before?.isUnderWay) return;
    const was = isFavorite(card.id);
    const counted = before?.count === card.favorites ? before : { was, count: card.favorites };
    const note = (favorited: boolean, isUnderWay: boolean) =>
      presses.note(card.id, { ...counted, isFavorite: favorited, isUnderWay });
    note(!was, true);
    try {
      // Pressed before the list came: it may be as wished already, and the call would turn it round.
      const late = cards ? undefined : await mutate();
      if (late && isListed(card.id, late) !== was) return presses.note(card.id, undefined);
      const { favorited, text } = await press(card.id);
      await mutate((shown) => shown && withChange(shown, card, favorited), { revalidate: false });
      note(favorited, false);
      tellOtherTabs({ userId: user.id, card, isFavorite: favorited });
      toast({ tone: 'success', text });
    } catch {
      presses.note(card.id, before);
      toast({ tone: 'error', text: errorText('property.favoriteAdd') });
      // An answer that got lost may have counted: the server's list is the truth.
      void mutate();
    }
  };

  return { ...read, cards, isFavorite, countOf, toggle };
}
