import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { useState } from 'react';

/** New ones come first; what is there no more keeps its place. */
function merged(shown: readonly PropertyCard[], cards: readonly PropertyCard[]): PropertyCard[] {
  const known = new Set(shown.map(({ id }) => id));
  const now = new Map(cards.map((card) => [card.id, card]));
  return [...cards.filter(({ id }) => !known.has(id)), ...shown.map((card) => now.get(card.id) ?? card)];
}

/** A list from which nothing vanishes as long as its page is open, so that what was taken away can be put back. */
export function useSteadyList(cards: readonly PropertyCard[] | undefined) {
  const [steady, setSteady] = useState<{ from?: readonly PropertyCard[]; shown?: readonly PropertyCard[] }>(
    {},
  );
  if (cards && cards !== steady.from) {
    const shown = steady.shown ? merged(steady.shown, cards) : cards;
    setSteady({ from: cards, shown });
    return shown;
  }
  return steady.shown;
}
