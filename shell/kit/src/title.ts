import { tabTitle } from '@pokriv/contracts/search/page-titles';
import { useEffect } from 'react';

/** Sets the document title; undefined leaves it unchanged. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
}
