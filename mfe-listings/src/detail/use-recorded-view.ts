import { call } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

import { ownFailures } from '../own-failures.ts';

/** What this page load has told already: a person who goes back and forth sees a listing once. */
const told = new Set<string>();

/** Tells the server that the listing was seen; the server decides whether it counts (decisions §4). Failures are silent. */
export function useRecordedView(id: string | undefined): void {
  useEffect(() => {
    if (!id || told.has(id)) return;
    told.add(id);
    call('recordView', { params: { id }, quiet: ownFailures }).catch(() => undefined);
  }, [id]);
}
