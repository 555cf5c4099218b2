import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { hideTexts } from './hide-texts.ts';

/** Hides a listing on this device, with an undo. Lazy, because it is rarely used. */
export function useHide(): (id: string) => void {
  const toast = useSetAtom(toastAtom);
  return (id) =>
    void import(/* webpackChunkName: "hidden" */ './hide-listing.ts').then(
      ({ hideListing }) => hideListing(id, toast),
      () => toast({ tone: 'error', text: hideTexts.failed }),
    );
}
