import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { useState } from 'react';

function merged(shown: readonly FavoriteCard[], cards: readonly FavoriteCard[]): FavoriteCard[] {
  const known = new Set(shown.map(({ id }) => id));
  const now = new Map(cards.map((card) => [card.id, card]));
  return [...cards.filter(({ id }) => !known.has(id)), ...shown.map((card) => now.get(card.id) ?? card)];
}

/** Removed items stay for the undo until the page is left. */
export function useRetainedList(cards: readonly FavoriteCard[] | undefined) {
  const [steady, setSteady] = useState<{ from?: readonly FavoriteCard[]; shown?: readonly FavoriteCard[] }>(
    {},
  );
  if (cards && cards !== steady.from) {
    const shown = steady.shown ? merged(steady.shown, cards) : cards;
    setSteady({ from: cards, shown });
    return shown;
  }
  return steady.shown;
}
