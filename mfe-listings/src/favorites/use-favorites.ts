import type { PropertyCard } from '@pokriv/contracts/property';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { userAtom } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';

import { ownFailures } from '../own-failures.ts';
import { readAllPages } from '../read-all-pages.ts';

/** Listings whose toggle is under way: a second press waits its turn by doing nothing (spec §4). */
const inFlightAtom = atom<ReadonlySet<string>>(new Set<string>());

const without = (cards: readonly PropertyCard[], id: string) => cards.filter((card) => card.id !== id);
const changed = (cards: readonly PropertyCard[], card: PropertyCard, isFavorite: boolean) =>
  isFavorite ? [card, ...without(cards, card.id)] : without(cards, card.id);

/** The signed-in person's favourites and how to change them; a visitor has none. A failed load is silent (spec §2). */
export function useFavorites() {
  const user = useAtomValue(userAtom);
  const toast = useSetAtom(toastAtom);
  const [inFlight, setInFlight] = useAtom(inFlightAtom);
  const read = useSWR<PropertyCard[]>(
    user ? ['listFavorites', 'all', user.id] : null,
    () => readAllPages('listFavorites'),
    swrDefaults,
  );
  const { data: cards, mutate } = read;
  const isFavorite = (id: string): boolean => cards?.some((card) => card.id === id) ?? false;

  const show = (card: PropertyCard, favorited: boolean) =>
    mutate((shown = []) => changed(shown, card, favorited), { revalidate: false });

  /** Shows the change at once and takes it back when the server refuses. */
  const toggle = async (card: PropertyCard): Promise<void> => {
    if (inFlight.has(card.id)) return;
    const was = isFavorite(card.id);
    setInFlight((ids) => new Set(ids).add(card.id));
    try {
      await show(card, !was);
      const { favorited, message } = await call('toggleFavorite', {
        params: { id: card.id },
        quiet: ownFailures,
      });
      if (typeof favorited !== 'boolean') throw new TypeError('toggleFavorite answered without favorited');
      await show(card, favorited);
      const usual = successText(favorited ? 'property.favoriteAdd' : 'property.favoriteRemove');
      toast({ tone: 'success', text: message || usual });
      if (!cards) await mutate();
    } catch {
      await show(card, was);
      toast({ tone: 'error', text: errorText('property.favoriteAdd') });
    } finally {
      setInFlight((ids) => new Set([...ids].filter((id) => id !== card.id)));
    }
  };

  return { ...read, cards, isFavorite, toggle };
}
