import type { PropertyCard } from '@pokriv/contracts/listing/property';

/** Where a person's favourites lie in the shared cache. The call's name first, so that `refresh` finds them. */
export const favoritesKey = (userId: string) => ['listFavorites', 'all', userId] as const;

const without = (cards: readonly PropertyCard[], id: string) => cards.filter((card) => card.id !== id);

/** The list after one change; the newest favourite stands first. */
export const withChange = (
  cards: readonly PropertyCard[],
  card: PropertyCard,
  isFavorite: boolean,
): PropertyCard[] => (isFavorite ? [card, ...without(cards, card.id)] : without(cards, card.id));
