import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';

/** SWR key of a user's favourites. Starts with the operation name, which `refresh` matches. */
export const favoritesKey = (userId: string) => ['listFavorites', 'all', userId] as const;

const without = (cards: readonly FavoriteCard[], id: string) => cards.filter((card) => card.id !== id);

/** The list after one change, newest favourite first; alerts of a new one are on (design/alerts, Rules). */
export const withChange = (
  cards: readonly FavoriteCard[],
  card: FavoriteCard,
  isFavorite: boolean,
): FavoriteCard[] =>
  isFavorite ? [{ ...card, isTold: true }, ...without(cards, card.id)] : without(cards, card.id);

/** The list after a switch of one favourite's alerts. */
export const withTelling = (cards: readonly FavoriteCard[], id: string, isTold: boolean): FavoriteCard[] =>
  cards.map((card) => (card.id === id ? { ...card, isTold } : card));
