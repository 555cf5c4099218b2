import { call } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Recorded during this page load, so that repeat visits count once. */
const recorded = new Set<string>();

/** The server decides whether a view counts (decisions §4). Fails silently. */
export function useRecordedView(id: string | undefined): void {
  useEffect(() => {
    if (!id || recorded.has(id)) return;
    recorded.add(id);
    call('recordView', { params: { id }, quiet: pageErrorCodes }).catch(() => undefined);
  }, [id]);
}
