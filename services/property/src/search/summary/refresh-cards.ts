import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { searchCards } from '../search-card.repository.ts';
import type { CurrentSummary } from './current-summary.ts';
import { summaryProjection, type SummaryCard } from './summary-card.ts';

/** Brings the summary up to date with the cards of these listings now, before the change stream tells it. */
export type RefreshCards = (ids: readonly string[]) => Promise<void>;

export const refreshCardsOf =
  (connection: Connection, summary: CurrentSummary): RefreshCards =>
  async (ids) => {
    if (ids.length === 0) return;
    const found = await searchCards(connection)
      .find<SummaryCard>({ _id: { $in: [...ids] } }, { projection: summaryProjection, maxTimeMS: QUERY_MS })
      .toArray();
    const cards = new Map(found.map((card) => [card._id, card]));
    for (const id of ids) {
      const card = cards.get(id);
      if (card) summary.current?.put(card);
      else summary.current?.remove(id);
    }
  };
