import { call } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

import { ownFailures } from '../own-failures.ts';

/** Listings already recorded in this page load, so that going back and forth counts once. */
const told = new Set<string>();

/** Records a view; the server decides whether it counts (decisions §4). Failures are silent. */
export function useRecordedView(id: string | undefined): void {
  useEffect(() => {
    if (!id || told.has(id)) return;
    told.add(id);
    call('recordView', { params: { id }, quiet: ownFailures }).catch(() => undefined);
  }, [id]);
}
