import type { MapReply } from '@pokriv/contracts/search/search';
import { useMemo } from 'react';

import { useFavorites } from '../heart/use-favorites.ts';

/** Ids of the pins that are favourites, also those whose heart was just pressed. */
export function useFavoritePins(reply: MapReply | undefined): ReadonlySet<string> {
  const { isFavorite } = useFavorites();
  const ids = reply?.pins.map(({ id }) => id).filter(isFavorite) ?? [];
  const key = ids.join(' ');
  return useMemo(() => new Set(key.split(' ')), [key]);
}
