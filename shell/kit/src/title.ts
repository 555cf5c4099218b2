import { tabTitle } from '@pokriv/contracts/search/page-titles';
import { useEffect } from 'react';

/** The title of the browser's tab while a page is open; nothing changes while it is not known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
}
