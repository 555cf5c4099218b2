import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import type { useSWRConfig } from 'swr';

import { favoritesKey, withChange } from './favorites-cache.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

export interface FavoriteChange {
  userId: string;
  card: PropertyCard;
  isFavorite: boolean;
}

const CHANNEL = 'favorites';
/** Reference count by SWR cache, so that a message is applied once per cache. */
const followers = new Map<Mutate, number>();
let channel: BroadcastChannel | undefined;

/** SWR drops a load overtaken by a mutation, so a missing list is refetched. */
const isMissing = (cards: readonly FavoriteCard[] | undefined): boolean => cards === undefined;

function workIn({ data }: MessageEvent<FavoriteChange>): void {
  for (const mutate of followers.keys()) {
    void mutate<FavoriteCard[]>(
      favoritesKey(data.userId),
      (shown) => shown && withChange(shown, data.card, data.isFavorite),
      { revalidate: isMissing },
    );
  }
}

/** Applies changes broadcast by other tabs. @returns unsubscribe */
export function followOtherTabs(mutate: Mutate): () => void {
  followers.set(mutate, (followers.get(mutate) ?? 0) + 1);
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', workIn);
  }
  return () => {
    const left = (followers.get(mutate) ?? 1) - 1;
    if (left > 0) followers.set(mutate, left);
    else followers.delete(mutate);
    if (followers.size > 0) return;
    // An open channel would disable the back/forward cache.
    channel?.close();
    channel = undefined;
  };
}

export function notifyOtherTabs(change: FavoriteChange): void {
  channel?.postMessage(change);
}
