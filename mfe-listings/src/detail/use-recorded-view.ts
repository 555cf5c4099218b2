import { call } from '@pokriv/web-kit/api';
import { useEffect, useRef } from 'react';

import { ownFailures } from '../own-failures.ts';

/** Tells the server once an opening that the listing was seen; the server decides whether it counts. Failures are silent. */
export function useRecordedView(id: string | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!id || told.current === id) return;
    told.current = id;
    call('recordView', { params: { id }, quiet: ownFailures }).catch(() => undefined);
  }, [id]);
}
