import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { AppError } from '@pokriv/contracts/errors';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { listingOfLeva } from '../copies-in-leva.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { readAllPages } from '../read-all-pages.ts';
import { favoritesKey, withChange, withTelling } from './favorites-cache.ts';
import { heartTexts } from './messages.ts';
import { followOtherTabs, notifyOtherTabs } from './other-tabs.ts';
import { usePresses } from './use-presses.ts';

type Counted = Pick<PropertyCard, 'id' | 'favorites'>;

async function press(id: string) {
  const { favorited, message } = await call('toggleFavorite', { params: { id }, quiet: pageErrorCodes });
  if (typeof favorited !== 'boolean') throw new TypeError('toggleFavorite answered without favorited');
  const usual = successText(favorited ? 'property.favoriteAdd' : 'property.favoriteRemove');
  return { favorited, text: message || usual };
}

/** Optimistic toggle; empty for visitors. A failed load is silent (spec §2). */
export function useFavorites() {
  const user = useUser();
  const toast = useSetAtom(toastAtom);
  const presses = usePresses(user?.id ?? '');
  const { mutate: mutateCache } = useSWRConfig();
  const read = useSWR<FavoriteCard[]>(
    user ? favoritesKey(user.id) : null,
    async () => (await readAllPages('listFavorites')).map(listingOfLeva),
    swrDefaults,
  );
  const { data: cards, mutate } = read;

  const isSignedIn = user !== undefined;
  useEffect(() => (isSignedIn ? followOtherTabs(mutateCache) : undefined), [isSignedIn, mutateCache]);

  const isListed = (id: string, among = cards): boolean => among?.some((card) => card.id === id) ?? false;
  const isFavorite = (id: string): boolean => {
    const pressed = presses.of(id);
    if (pressed && (pressed.isUnderWay || !cards)) return pressed.isFavorite;
    return isListed(id);
  };
  /** Adjusts the cached counter by the user's own press; the server counts verified users only. */
  const countOf = ({ id, favorites = 0 }: Counted): number => {
    const pressed = presses.of(id);
    if (!pressed || !user?.isEmailVerified || pressed.count !== favorites) return favorites;
    return Math.max(0, favorites + Number(isFavorite(id)) - Number(pressed.was));
  };

  /** Optimistic switch of alerts, with rollback. */
  const tell = async (id: string, isTold: boolean): Promise<void> => {
    const show = (told: boolean) =>
      mutate((shown) => shown && withTelling(shown, id, told), { revalidate: false });
    await show(isTold);
    try {
      await call('switchFavoriteNews', { params: { id }, body: { isTold }, quiet: pageErrorCodes });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await show(!isTold);
      toast({ tone: 'error', text: error.message });
      return;
    }
    const undo = { label: heartTexts.undo, onPress: () => void tell(id, true) };
    toast({
      tone: 'success',
      text: isTold ? heartTexts.told : heartTexts.muted,
      ...(!isTold && { action: undo }),
    });
  };

  /** Optimistic update with rollback; ignored while a request is in flight (spec §4). */
  const toggle = async (card: PropertyCard): Promise<void> => {
    const before = presses.now(card.id);
    if (!user || before?.isUnderWay) return;
    const was = isFavorite(card.id);
    const counted = before?.count === card.favorites ? before : { was, count: card.favorites };
    const note = (favorited: boolean, isUnderWay: boolean) =>
      presses.note(card.id, { ...counted, isFavorite: favorited, isUnderWay });
    note(!was, true);
    try {
      // The list is still loading: a toggle might remove an existing favourite.
      const late = cards ? undefined : await mutate();
      if (late && isListed(card.id, late) !== was) return presses.note(card.id, undefined);
      const { favorited, text } = await press(card.id);
      await mutate((shown) => shown && withChange(shown, card, favorited), { revalidate: false });
      note(favorited, false);
      notifyOtherTabs({ userId: user.id, card, isFavorite: favorited });
      const mute = { label: heartTexts.mute, onPress: () => void tell(card.id, false) };
      toast({ tone: 'success', text, ...(favorited && { action: mute }) });
    } catch {
      presses.note(card.id, before);
      toast({ tone: 'error', text: errorText('property.favoriteAdd') });
      // The request may have succeeded despite a lost response: refetch.
      void mutate();
    }
  };

  return { ...read, cards, isFavorite, countOf, toggle, tell };
}
