import type { Payment } from '@pokriv/contracts/billing/billing';
import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { payingTexts } from './messages.ts';
import { refreshRights } from './refresh-rights.ts';

/** Abandons an open checkout. Revalidates after a failure too: it may have been paid or closed meanwhile. */
export function useAbandon() {
  const toast = useSetAtom(toastAtom);
  const write = useWrite('cancelPayment');
  return {
    isBusy: write.isMutating,
    abandon: async ({ id }: Pick<Payment, 'id'>) => {
      const reply = await write.trigger({ params: { id } }).catch(() => undefined);
      await refreshRights();
      if (reply) toast({ tone: 'success', text: payingTexts.abandoned });
    },
  };
}
