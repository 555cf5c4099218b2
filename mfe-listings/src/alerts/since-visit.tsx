import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Badge } from '@pokriv/web-kit/ui';
import { useEffect, useState } from 'react';

import { alertTexts as texts } from './messages.ts';
import { refreshSearches } from './use-saved-searches.ts';

export async function markOpened(id: string): Promise<void> {
  try {
    await call('markSearchOpened', { params: { id }, quiet: pageErrorCodes });
    await refreshSearches();
  } catch (error) {
    // They stay new until the next visit.
    if (!(error instanceof AppError)) throw error;
  }
}

interface SinceVisitProps {
  saved: SavedSearch | undefined;
  /** The results are visible, so new hits count as seen. */
  areShown: boolean;
}

/** „3 нови от последното ви идване“ above the results of a saved search; stays until the page is left. */
export function SinceVisit({ saved, areShown }: SinceVisitProps) {
  const [found, setFound] = useState<{ id: string; count: number }>();
  if (saved && found?.id !== saved.id) setFound({ id: saved.id, count: saved.newCount });
  const id = saved?.id;
  useEffect(() => {
    if (id !== undefined && areShown) void markOpened(id);
  }, [id, areShown]);
  if (!saved || found?.id !== saved.id || found.count === 0) return null;
  return (
    <Badge $tone="good" role="status">
      {texts.sinceVisit(formatCount(found.count, texts.fresh))}
    </Badge>
  );
}
