import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';

/** SWR key; starts with the operation name, which `refresh` matches. */
export const favoritesKey = (userId: string) => ['listFavorites', 'all', userId] as const;

const without = (cards: readonly FavoriteCard[], id: string) => cards.filter((card) => card.id !== id);

/** Newest first; alerts of a new favourite are on (design/alerts, Rules). */
export const withChange = (
  cards: readonly FavoriteCard[],
  card: FavoriteCard,
  isFavorite: boolean,
): FavoriteCard[] =>
  isFavorite ? [{ ...card, isTold: true }, ...without(cards, card.id)] : without(cards, card.id);

export const withTelling = (cards: readonly FavoriteCard[], id: string, isTold: boolean): FavoriteCard[] =>
  cards.map((card) => (card.id === id ? { ...card, isTold } : card));
