import { call } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Listings recorded in this page load, so that repeated visits count once. */
const recorded = new Set<string>();

/** Records a view; the server decides whether it counts (decisions §4). Failures are silent. */
export function useRecordedView(id: string | undefined): void {
  useEffect(() => {
    if (!id || recorded.has(id)) return;
    recorded.add(id);
    call('recordView', { params: { id }, quiet: pageErrorCodes }).catch(() => undefined);
  }, [id]);
}
