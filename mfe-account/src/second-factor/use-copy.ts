import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { texts } from './messages.ts';

export function useCopy(): (text: string) => Promise<void> {
  const toast = useSetAtom(toastAtom);
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: texts.copied });
    } catch (error) {
      console.warn('clipboard: write refused', error);
      toast({ tone: 'error', text: texts.notCopied });
    }
  };
}
