import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { refreshRights } from '../paying/refresh-rights.ts';

/**
 * Cancels or resumes the subscription, shows a toast and refreshes the rights. After an error, shown by the shell, it
 * refreshes too: a conflict means a stale page.
 */
export function useSubscriptionStep(name: 'cancelSubscription' | 'resumeSubscription', done: string) {
  const toast = useSetAtom(toastAtom);
  const write = useWrite(name);
  return {
    isBusy: write.isMutating,
    run: async () => {
      const reply = await write.trigger({}).catch(() => undefined);
      await refreshRights();
      if (reply) toast({ tone: 'success', text: done });
    },
  };
}
