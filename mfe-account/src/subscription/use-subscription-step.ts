import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { refreshRights } from '../paying/refresh-rights.ts';

/**
 * Ends or resumes the subscription, says so, and reads the rights again. A refusal is told by the shell's toast; what it
 * was refused for may be news, so that the plan is read again then too.
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
