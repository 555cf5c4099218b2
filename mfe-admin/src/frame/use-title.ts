import { useEffect } from 'react';

import { texts } from '../messages.ts';

/** The browser tab's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.siteName}`;
  }, [title]);
}
