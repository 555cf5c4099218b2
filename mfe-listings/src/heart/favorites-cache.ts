import type { PropertyCard } from '@pokriv/contracts/listing/property';

/** SWR key of a user's favourites. It starts with the operation name, which `refresh` matches. */
export const favoritesKey = (userId: string) => ['listFavorites', 'all', userId] as const;

const without = (cards: readonly PropertyCard[], id: string) => cards.filter((card) => card.id !== id);

/** The list after one change, newest favourite first. */
export const withChange = (
  cards: readonly PropertyCard[],
  card: PropertyCard,
  isFavorite: boolean,
): PropertyCard[] => (isFavorite ? [card, ...without(cards, card.id)] : without(cards, card.id));
